import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type HistoryPeriod,
  historyFile,
  POINTER_FILE,
  type Pointer,
  type SignedState,
  tableFile,
} from '@equivale/contract';
import { dayNumber, HISTORY_DIGITS } from '@equivale/core';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSignedHistory } from '../packages/app/src/api/signed/read-signed-history.ts';
import { readSignedAverage, readSignedDay } from '../packages/app/src/api/signed/read-signed-past.ts';
import { isSigned, readPointer, readSignedTable } from '../packages/contract/src/signed-tables/index.ts';
import { openSqliteDatabase } from '../packages/server/src/database/sqlite-database.ts';
import { createPublication, type Publication } from '../packages/server/src/publish/publication.ts';
import {
  announceNextKeys,
  loadSigningKeys,
  rotateKeys,
} from '../packages/server/src/publish/signing-keys.ts';
import { writeStatic } from '../packages/server/src/publish/write-static.ts';
import { pairAverage } from '../packages/server/src/rates/pair-average.ts';
import { historyPoints, pairHistory } from '../packages/server/src/rates/series.ts';
import { readSeed } from '../packages/server/src/seed/read-seed.ts';
import { mirrorSetting } from '../packages/server/src/source-settings.ts';
import { ALL_SOURCES } from '../packages/server/src/sources/all-sources.ts';
import { openStore, type Store } from '../packages/server/src/store/open-store.ts';
import { fillFolder } from '../packages/server/src/testing/fill-folder.ts';

/** EUR 1 = USD 1.1681 on the 20th, 1.1699 on the 21st. @source ECB euro reference rates, August 2026 */
const tableOf = (day: string, usd: number) => ({
  base: 'USD' as const,
  rates: { USD: 1, EUR: 1 / usd, JPY: 158.7, GBP: 0.73, AED: 3.6725, ARS: 1500, COP: 3700, ANG: 1.79 },
  timestamp: `${day}T14:00:00.000Z`,
  fallback: false,
  fetchedAt: `${day}T14:20:00.000Z`,
  origins: [
    {
      source: 'ecb',
      date: day,
      mark: 'observed' as const,
      codes: ['USD', 'EUR', 'JPY', 'GBP', 'AED', 'ARS', 'COP', 'ANG'],
    },
  ],
});
const [YESTERDAY, TODAY] = [tableOf('2026-08-20', 1.1681), tableOf('2026-08-21', 1.1699)];

const seed = new Map(readSeed().map((series) => [`${series.source} ${series.code}`, series]));
/** A history as the service makes it, of the bundled values of its sources. */
function servedHistory(base: string, target: string, period: HistoryPeriod, digits?: number) {
  const found = pairHistory((source, code) => seed.get(`${source} ${code}`), base, target, period);
  const data = found ? historyPoints(found.series, 0, found.series.days.length, digits) : [];
  return { data, source: found?.source ?? null, base, target, period };
}

/** A service with keys of its own, and its tables as folders. */
class Service {
  readonly #folder: string;
  readonly store: Store;
  readonly #publication: Publication;
  #table = YESTERDAY;

  constructor(folder: string, store: Store) {
    this.#folder = folder;
    this.store = store;
    this.#publication = createPublication({
      store,
      rates: {
        currentRates: async () => this.#table,
        history: async (base, target, period, { digits }) => servedHistory(base, target, period, digits),
      },
      now: () => new Date(this.#table.timestamp),
      mirrors: [],
    });
  }

  keys = async () => (await loadSigningKeys(this.store)).current;

  /** Writes a folder as `npm run publish:static` does. */
  async publish(name: string, table: typeof TODAY): Promise<string> {
    this.#table = table;
    await this.#publication.publish();
    const folder = join(this.#folder, name);
    await writeStatic(folder, this.#publication.read);
    return folder;
  }
}

type Change = (name: string, content: Buffer) => Buffer | undefined;
const asItIs: Change = (_, content) => content;
let root: string;
const servers: Server[] = [];

/** A bare server of files. @param change what it makes of them; undefined for not found */
async function serve(folder: string, change: Change = asItIs): Promise<string> {
  const server = createServer((request, response) => {
    const name = String(request.url).slice('/rates-of-equivale/'.length);
    try {
      const content = change(name, readFileSync(join(folder, name)));
      response.writeHead(content ? 200 : 404).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/rates-of-equivale`;
}

async function newService(name: string): Promise<Service> {
  return new Service(join(root, name), await openStore(openSqliteDatabase(join(root, `${name}.sqlite`))));
}

const pointerIn = (folder: string): Pointer =>
  JSON.parse(JSON.parse(readFileSync(join(folder, POINTER_FILE), 'utf8')).signed);
const flipped = (content: Buffer, bit: number): Buffer => {
  const copy = Buffer.from(content);
  copy[bit >> 3] = (copy[bit >> 3] as number) ^ (1 << (bit & 7));
  return copy;
};
/** An hour after the tables of the tests. */
const NOW = Date.parse('2026-08-21T15:00:00Z');
/** A device that was built with these keys. */
const device = (builtIn: string, addresses: readonly string[], stored?: SignedState, now = NOW) =>
  readSignedTable({ addresses, builtIn: [builtIn], stored, now, stateKey: '' }, stored !== undefined);
/** A device that asks for a history, and knows what it has stored with its table. */
const historyOn = (
  addresses: readonly string[],
  [base, target, period]: readonly [string, string, HistoryPeriod],
  stored?: SignedState,
) => readSignedHistory({ addresses, builtIn: [keys], stored, now: NOW, stateKey: '' }, base, target, period);

let service: Service;
let keys: string;
let older: string;
let newer: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'equivale-signed-'));
  service = await newService('service');
  keys = await service.keys();
  older = await service.publish('older', YESTERDAY);
  newer = await service.publish('newer', TODAY);
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  vi.restoreAllMocks();
});
afterAll(async () => {
  await service.store.close();
  rmSync(root, { recursive: true, force: true });
});
beforeEach(() => void vi.spyOn(Math, 'random'));

describe('[I18.signed-refused] the device refuses', () => {
  it('a table with one flipped byte', async () => {
    const name = tableFile(pointerIn(newer).version);
    const mirror = await serve(newer, (asked, content) => (asked === name ? flipped(content, 137) : content));
    expect(await device(keys, [mirror])).toBe('unsigned');
  });

  it('any single flipped bit of the pointer, of a table and of its signature', async () => {
    const parsed = JSON.parse(
      readFileSync(join(newer, `${tableFile(pointerIn(newer).version)}.sig`), 'utf8'),
    );
    const content = readFileSync(join(newer, tableFile(pointerIn(newer).version)));
    const pointer = readFileSync(join(newer, POINTER_FILE));
    const [ed25519 = '', p256 = ''] = keys.split('.');
    const name = tableFile(pointerIn(newer).version);
    expect(await isSigned(name, content, parsed, { ed25519, p256 })).toBe(true);
    await fc.assert(
      fc.asyncProperty(fc.nat(content.length * 8 - 1), async (bit) => {
        expect(await isSigned(name, flipped(content, bit), parsed, { ed25519, p256 })).toBe(false);
      }),
      { numRuns: 60 },
    );
    await fc.assert(
      fc.asyncProperty(fc.nat(pointer.length * 8 - 1), async (bit) => {
        expect(await readPointer(flipped(pointer, bit).toString('latin1'), [keys], undefined, NOW)).toBe(
          'unsigned',
        );
      }),
      { numRuns: 200 },
    );
    const text = Buffer.from(JSON.stringify(parsed));
    const mirrorOf = (bit: number) =>
      serve(newer, (asked, file) => (asked.endsWith('.sig') ? flipped(text, bit) : file));
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length * 8 - 1), async (bit) => {
        expect(await device(keys, [await mirrorOf(bit)])).toBe('unsigned');
      }),
      { numRuns: 40 },
    );
  });

  it('an old table replayed: by a mirror that lags, and under the newest name', async () => {
    const taken = await device(keys, [await serve(newer)]);
    const { state } = taken as Extract<typeof taken, object>;
    expect(await device(keys, [await serve(older)], state)).toBe('older');
    const [before, now] = [older, newer].map((folder) => tableFile(pointerIn(folder).version));
    const replaying = await serve(newer, (name, content) =>
      name.startsWith(String(now))
        ? readFileSync(join(older, name.replace(String(now), String(before))))
        : content,
    );
    expect(await device(keys, [replaying])).toBe('unsigned');
  });

  it('what an unknown key has signed, whole and consistent as it is', async () => {
    const stranger = await newService('stranger');
    const folder = await stranger.publish('theirs', TODAY);
    expect(await device(keys, [await serve(folder)])).toBe('unsigned');
    expect(await device(await stranger.keys(), [await serve(folder)])).toMatchObject({ table: TODAY });
    // Their table under our pointer.
    const name = tableFile(pointerIn(newer).version);
    const mixed = await serve(newer, (asked, content) =>
      asked === name ? Buffer.from(JSON.stringify({ ...TODAY, rates: { USD: 1, EUR: 2 } })) : content,
    );
    expect(await device(keys, [mixed])).toBe('unsigned');
    await stranger.store.close();
  });
});

describe('[I18.signed-future] a pointer of trusted keys that is ahead of its time', () => {
  const DAY_MS = 86_400_000;
  /** What the service's own keys sign, as whoever has stolen them may. */
  async function pointerOf(version: number, published: number): Promise<string> {
    const { sign } = await loadSigningKeys(service.store);
    const content = { format: 1, version, published: new Date(published).toISOString() };
    const signed = JSON.stringify({ ...content, mirrors: [], handovers: [] });
    return JSON.stringify({ signed, ...sign(POINTER_FILE, Buffer.from(signed)) });
  }
  const read = async (version: number, published: number) =>
    readPointer(await pointerOf(version, published), [keys], undefined, NOW);

  it('is refused: its version by more than a day from its publication, or that from now', async () => {
    expect(await read(Number.MAX_SAFE_INTEGER, NOW)).toBe('future');
    expect(await read(NOW + DAY_MS + 1, NOW)).toBe('future');
    expect(await read(NOW + 2 * DAY_MS, NOW + 2 * DAY_MS)).toBe('future');
    expect(await read(NOW + DAY_MS, NOW)).toMatchObject({ state: { version: NOW + DAY_MS } });
    expect(await read(NOW + DAY_MS, NOW + DAY_MS)).toMatchObject({ state: { version: NOW + DAY_MS } });
    expect(await read(5, NOW)).toMatchObject({ state: { version: 5 } });
  });

  it('is refused as unsigned where nobody trusted has signed it', async () => {
    const stranger = await newService('ahead');
    expect(await readPointer(await pointerOf(NOW * 2, NOW), [await stranger.keys()], undefined, NOW)).toBe(
      'unsigned',
    );
    await stranger.store.close();
  });
});

describe('[I18.signed-mirrors] one round', () => {
  it('takes the newest honest table from whoever gives it, among mirrors that lie, lag and are gone', async () => {
    const liar = await serve(newer, (name, content) =>
      name === POINTER_FILE ? content : flipped(content, 9),
    );
    const gone = await serve(newer, () => undefined);
    const forger = await serve(newer, (name, content) =>
      name === POINTER_FILE ? flipped(content, 99) : content,
    );
    const [lagging, honest] = [await serve(older), await serve(newer)];
    const addresses = [liar, gone, forger, lagging, honest, 'http://127.0.0.1:1/nobody'];
    for (let round = 0; round < 5; round += 1)
      expect(await device(keys, addresses)).toMatchObject({ table: TODAY });
    // Without one that is honest about the newest, the newest that is whole.
    expect(await device(keys, [liar, gone, lagging])).toMatchObject({ table: YESTERDAY });
    expect(await device(keys, [gone])).toBe('unreachable');
  });

  it('reads nothing but the pointer where the device has the newest table, and tables in an order of chance', async () => {
    const asked: string[] = [];
    const noting =
      (mirror: string): Change =>
      (name, content) => {
        asked.push(`${mirror} ${name}`);
        return content;
      };
    const mirrors = [await serve(newer, noting('a')), await serve(newer, noting('b'))];
    const name = tableFile(pointerIn(newer).version);
    for (const [first, second, reader] of [
      [0.1, 0.9, 'a'],
      [0.9, 0.1, 'b'],
    ] as const) {
      vi.mocked(Math.random).mockReturnValueOnce(first).mockReturnValueOnce(second);
      asked.length = 0;
      await device(keys, mirrors);
      expect(asked.filter((one) => one.endsWith(name))).toEqual([`${reader} ${name}`]);
    }
    const taken = await device(keys, mirrors);
    const { state } = taken as Extract<typeof taken, object>;
    asked.length = 0;
    expect(await device(keys, mirrors, state)).toEqual({ state });
    expect(asked.sort()).toEqual([`a ${POINTER_FILE}`, `b ${POINTER_FILE}`]);
  });
});

describe('[I18.signed-trust] keys that follow each other', () => {
  it('a device that heard the announcement, and one that was off over two rotations, take what the newest pair signs; a pair that was followed is trusted no more', async () => {
    const turning = await newService('turning');
    const first = await turning.keys();
    const before = await serve(await turning.publish('before', YESTERDAY));
    const off = await device(first, [before]);
    // The first pair's private keys, as somebody else may have them one day.
    const stolen = JSON.parse(String(await turning.store.getMeta('signing-keys'))).current;
    const thief = await newService('thief');
    await thief.store.setMeta('signing-keys', JSON.stringify({ current: stolen, handovers: [] }));
    const forged = await thief.publish('forged', { ...TODAY, timestamp: '2027-08-21T14:00:00.000Z' });
    await announceNextKeys(turning.store);
    const announced = await serve(await turning.publish('announced', TODAY));
    const on = await device(first, [announced]);
    const second = (await rotateKeys(turning.store)).current;
    expect(on).toMatchObject({ state: { announced: [second], retired: [] } });
    await announceNextKeys(turning.store);
    const third = (await rotateKeys(turning.store)).current;
    const rotated = await turning.publish('rotated', { ...TODAY, fallback: true });
    for (const taken of [off, on]) {
      const { state } = taken as Extract<typeof taken, object>;
      const now = await device(first, [await serve(rotated)], state);
      expect(now).toMatchObject({
        table: { fallback: true },
        state: { announced: [third], retired: [second, first].map((pair) => pair.split('.')[0]) },
      });
      const { state: after } = now as Extract<typeof now, object>;
      expect(await device(first, [await serve(forged)], after)).toBe('unsigned');
    }
    await thief.store.close();
    await turning.store.close();
  });
});

it('[I18.signed-engines] an engine without Ed25519 checks P-256, and refuses by it', async () => {
  const real = crypto.subtle.importKey.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, 'importKey').mockImplementation((async (...given: Parameters<typeof real>) => {
    if (given[2] === 'Ed25519') throw new DOMException('Unrecognized name.', 'NotSupportedError');
    return real(...given);
  }) as typeof real);
  expect(await device(keys, [await serve(newer)])).toMatchObject({ table: TODAY });
  const changed = await serve(newer, (name, content) =>
    name.endsWith('.json') && name !== POINTER_FILE ? flipped(content, 40) : content,
  );
  expect(await device(keys, [changed])).toBe('unsigned');
});

it('[I18.signed-static] npm run publish:static signs in a folder of its own, and the app takes the rates from a bare server of files', async () => {
  const off = ALL_SOURCES.map(({ key }) => [mirrorSetting(key), 'off']);
  const DATA_DIR = await fillFolder(join(root, 'data'));
  const env = { ...process.env, ...Object.fromEntries(off), DATA_DIR, DATABASE_URL: '' };
  const cwd = join(import.meta.dirname, '..');
  // The lines of the page for operators, in other folders and with another service.
  const page = readFileSync(join(cwd, 'docs/operating/mirrors.md'), 'utf8');
  const [, block = ''] = /```sh\n([\s\S]*?)```/.exec(page) ?? [];
  const [mirror, copy] = [join(root, 'mirror'), join(root, 'copy')];
  const out = join(mirror, 'api/signed');
  const copied = block.replace('public http://127.0.0.1:3000', `${copy} ${await serve(mirror)}`);
  const { stdout } = await promisify(execFile)('sh', ['-euc', copied.replace('-- public', `-- ${out}`)], {
    cwd,
    env,
  });
  expect(pointerIn(copy)).toEqual(pointerIn(out));
  const said = /^VITE_RATES_KEYS=(\S+)$/m.exec(stdout)?.[1] ?? '';
  const taken = await device(said, [await serve(out)], undefined, Date.now());
  const { table, state } = taken as Extract<typeof taken, object>;
  expect(Object.keys(table?.rates ?? {}).length).toBeGreaterThan(170);
  expect(state).toMatchObject({ version: pointerIn(out).version, announced: [], retired: [] });
});

/**
 * JPY per USD. @source ECB euro reference rates, August 2026: JPY per EUR over USD per EUR, divided by Python's decimal module and
 * rounded to 11 digits
 */
const WEEK = [
  { date: '2026-08-14', rate: '159.01270857' },
  { date: '2026-08-17', rate: '159.22539463' },
  { date: '2026-08-18', rate: '159.70110574' },
  { date: '2026-08-19', rate: '159.0866006' },
  { date: '2026-08-20', rate: '158.76209229' },
  { date: '2026-08-21', rate: '158.69732456' },
];

describe('[I18.signed-history] a history out of those of its two currencies per euro', () => {
  it('is the exact quotient on each day that both have, as the service says it of the pair', async () => {
    const mirrors = [await serve(newer)];
    expect(await historyOn(mirrors, ['USD', 'JPY', '7d'])).toEqual({
      data: WEEK,
      source: 'ecb',
      base: 'USD',
      target: 'JPY',
      period: '7d',
    });
    for (const [base, target, period] of [
      ['EUR', 'USD', '7d'],
      ['USD', 'EUR', '1m'],
      ['JPY', 'GBP', '1y'],
      ['GBP', 'JPY', '5y'],
      ['AED', 'JPY', '5y'],
      ['ARS', 'COP', '5y'],
    ] as const)
      expect(await historyOn(mirrors, [base, target, period])).toEqual(servedHistory(base, target, period));
  });

  it('is none where the two are of different sources, monthly for a short period, or of a currency that ended before the other file begins', async () => {
    const mirrors = [await serve(newer)];
    expect(await historyOn(mirrors, ['USD', 'ARS', '5y'])).toBeUndefined();
    expect(await historyOn(mirrors, ['EUR', 'ARS', '1m'])).toBeUndefined();
    expect(await historyOn(mirrors, ['USD', 'ANG', '5y'])).toBeUndefined();
  });

  it('is refused with one flipped byte, under the name of another, from an unknown key and of an older pointer, and taken from whoever has it as it was signed', async () => {
    const { version } = pointerIn(newer);
    const [usd, jpy] = [historyFile(version, 'USD'), historyFile(version, 'JPY')];
    const asked = ['USD', 'JPY', '7d'] as const;
    const flipping = await serve(newer, (name, content) => (name === jpy ? flipped(content, 999) : content));
    const swapping = await serve(newer, (name, content) =>
      name.startsWith(jpy) ? readFileSync(join(newer, name.replace(jpy, usd))) : content,
    );
    const stranger = await newService('other');
    const theirs = await serve(await stranger.publish('other-files', TODAY));
    await stranger.store.close();
    for (const mirror of [flipping, swapping, theirs])
      expect(await historyOn([mirror], asked)).toBe('unsigned');
    const taken = await device(keys, [await serve(newer)]);
    const { state } = taken as Extract<typeof taken, object>;
    expect(await historyOn([await serve(older)], asked, state)).toBe('older');
    const without = await serve(newer, (name, content) => (name === usd ? undefined : content));
    expect(await historyOn([without], asked)).toBe('unreachable');
    const mirrors = [flipping, swapping, theirs, without, await serve(newer)];
    expect(await historyOn(mirrors, asked)).toMatchObject({ data: WEEK });
  });
});

describe('[I18.signed-past] what a mirror of files tells of the past', () => {
  const sources = async () => ({
    addresses: [await serve(newer)],
    ...{ builtIn: [keys], stored: undefined, now: NOW, stateKey: '' },
  });

  it('is the average that the service works out of its own figures, and nothing for fixed currencies, other sources and years further back', async () => {
    const asked = await sources();
    const span = { from: '2024-01-01', to: '2024-12-31' };
    const served = (base: string, target: string) =>
      pairAverage(
        (source, code) => seed.get(`${source} ${code}`),
        base,
        target,
        dayNumber(span.from),
        dayNumber(span.to),
      )?.rate.toSignificant(HISTORY_DIGITS);
    for (const [base, target] of [
      ['EUR', 'USD'],
      ['USD', 'EUR'],
      ['GBP', 'JPY'],
      ['USD', 'GBP'],
    ] as const)
      expect(await readSignedAverage(asked, base, target, span)).toMatchObject({
        source: 'ecb',
        days: 256,
        average: served(base, target),
      });
    for (const [base, target] of [
      ['EUR', 'AED'],
      ['EUR', 'COP'],
    ] as const)
      expect(await readSignedAverage(asked, base, target, span)).toBeUndefined();
    const early = { from: '2019-01-01', to: '2019-12-31' };
    expect(await readSignedAverage(asked, 'EUR', 'USD', early)).toBeUndefined();
    expect(await readSignedDay(asked, ['EUR', 'USD'], '2019-05-02')).toBeUndefined();
  });

  it('is what the ECB published of a day, the last one before a holiday', async () => {
    // Christmas Day of 2024; the ECB's rates of the 24th. @source eurofxref-hist
    expect(await readSignedDay(await sources(), ['GBP', 'JPY'], '2024-12-25')).toMatchObject({
      origins: [{ source: 'ecb', date: '2024-12-24', published: { rates: { USD: '1.0395' } } }],
    });
  });
});
