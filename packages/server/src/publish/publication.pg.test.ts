import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  HANDOVER_NAME,
  historyFile,
  POINTER_FILE,
  type Pointer,
  parseExchangeRates,
  parseKeyPair,
  type Signature,
  signatureFile,
  tableFile,
} from '@equivale/contract';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openPostgresDatabase } from '../database/postgres-database.ts';
import { openSqliteDatabase } from '../database/sqlite-database.ts';
import { createBodyCache } from '../http/responses/body-cache.ts';
import { type Deps, mountCalls } from '../routes/call.ts';
import { CALLS as SIGNED_CALLS } from '../routes/calls/signed.ts';
import { createClock } from '../service/clock.ts';
import { createServedRates } from '../service/served-rates.ts';
import { openStore, type Store } from '../store/open-store.ts';
import { newPostgresDatabase } from '../testing/new-postgres-database.ts';
import { createPublication, type Publication } from './publication.ts';
import { announceNextKeys, loadSigningKeys, rotateKeys } from './signing-keys.ts';
import { writeStatic } from './write-static.ts';

/** EUR 1 = USD 1.1699 = JPY 185.66. @source ECB euro reference rates, 21 August 2026 */
const TABLE = {
  base: 'USD' as const,
  rates: { USD: 1, EUR: 1 / 1.1699, JPY: 185.66 / 1.1699 },
  timestamp: '2026-08-21T14:00:00.000Z',
  fallback: false,
  fetchedAt: '2026-08-21T14:20:00.000Z',
  origins: [{ source: 'ecb', date: '2026-08-21', mark: 'observed' as const, codes: ['USD', 'EUR', 'JPY'] }],
};
let folder: string;
let store: Store;
let publication: Publication;
let table: typeof TABLE;
let clock: number;

let databases = 0;
const SUBJECTS: readonly { readonly name: string; readonly emptyDatabase: () => Promise<Database> }[] = [
  { name: 'SQLite', emptyDatabase: async () => openSqliteDatabase(join(folder, 'test.sqlite')) },
  {
    name: 'PostgreSQL',
    emptyDatabase: async () =>
      openPostgresDatabase(await newPostgresDatabase(inject('postgresUrl'), `signing_${++databases}`)),
  },
];

const jsonOf = async (name: string) => JSON.parse(String(await publication.read(name)));
const pointerOf = async (): Promise<Pointer> => JSON.parse((await jsonOf(POINTER_FILE)).signed);
const bytes = (text: string) => Buffer.from(text, 'base64url');

/** Whether both signatures are of this message, by the web's own verifier and not by what signed. */
async function isSigned(keys: string, signature: Signature, message: Buffer): Promise<boolean[]> {
  const parsed = parseKeyPair(keys);
  if (!parsed.ok) throw new Error(parsed.reason);
  const { ed25519, p256 } = parsed.value;
  expect(signature.key).toBe(ed25519);
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const edKey = await crypto.subtle.importKey('raw', bytes(ed25519), 'Ed25519', false, ['verify']);
  const ecKey = await crypto.subtle.importKey('raw', bytes(p256), curve, false, ['verify']);
  const content = new Uint8Array(message);
  return Promise.all([
    crypto.subtle.verify('Ed25519', edKey, bytes(signature.ed25519), content),
    crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, ecKey, bytes(signature.p256), content),
  ]);
}
const messageOf = (name: string, content: Buffer) =>
  Buffer.concat([Buffer.from(`equivale-signed-1\n${name}\n`), content]);

describe.each(SUBJECTS)('on $name', ({ emptyDatabase }) => {
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'equivale-publish-'));
    store = await openStore(await emptyDatabase());
    table = TABLE;
    clock = Date.parse('2026-08-21T15:00:00.000Z');
    publication = createPublication({
      store,
      rates: {
        currentRates: async () => table,
        history: async (base, target, period) => ({ data: [], source: null, base, target, period }),
      },
      now: () => new Date(clock),
      mirrors: ['https://mirror.example/rates'],
    });
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  describe('[I18.signed-files] what is published', () => {
    it('table, histories and pointer are signed under their names, by both keys of the pair', async () => {
      const { current } = await loadSigningKeys(store);
      const { version, mirrors, handovers } = await pointerOf();
      expect([mirrors, handovers]).toEqual([['https://mirror.example/rates'], []]);
      const pointer = await jsonOf(POINTER_FILE);
      expect(await isSigned(current, pointer, messageOf(POINTER_FILE, Buffer.from(pointer.signed)))).toEqual([
        true,
        true,
      ]);
      for (const name of [tableFile(version), historyFile(version, 'JPY')]) {
        const content = (await publication.read(name)) as Buffer;
        const signature = await jsonOf(signatureFile(name));
        expect(await isSigned(current, signature, messageOf(name, content))).toEqual([true, true]);
        expect(await isSigned(current, signature, messageOf('rates/1.json', content))).toEqual([
          false,
          false,
        ]);
      }
      expect(parseExchangeRates(await jsonOf(tableFile(version)))).toMatchObject({ value: TABLE });
    });

    it('[I18.signed-versions] a version is never used twice and never goes back, whatever the clock does; the same table is not published twice', async () => {
      const first = (await pointerOf()).version;
      await publication.publish();
      // The sources were asked again and said the same: devices would fetch all histories anew for it.
      table = { ...TABLE, fetchedAt: '2026-08-21T20:20:00.000Z' };
      await publication.publish();
      expect((await pointerOf()).version).toBe(first);
      clock -= 86_400_000;
      table = { ...TABLE, fallback: true };
      await publication.publish();
      const second = (await pointerOf()).version;
      expect(second).toBeGreaterThan(first);
      expect([await jsonOf(tableFile(first)), await jsonOf(tableFile(second))]).toEqual([TABLE, table]);
    });

    it('[I18.signed-versions] a table is there for a day after the next one has been published', async () => {
      const versions: number[] = [];
      for (let hour = 0; hour < 30; hour += 1) {
        table = { ...TABLE, rates: { ...TABLE.rates, JPY: 150 + hour } };
        clock += 3_600_000;
        await publication.publish();
        versions.push((await pointerOf()).version);
      }
      const there = [];
      for (const version of versions) there.push((await publication.read(tableFile(version))) !== undefined);
      // The fifth was replaced 24 hours before the last, the sixth 23.
      expect(there).toEqual(versions.map((_, at) => at > 4));
    });

    it('the service serves the same files, to pages of every site; what is none of them is not found', async () => {
      const app = new Hono();
      mountCalls(app, SIGNED_CALLS, {
        bodies: createBodyCache(),
        publication,
        limitRate: async () => undefined,
      } as unknown as Deps);
      const { version } = await pointerOf();
      const at = async (name: string) => app.request(`http://localhost/api/signed/${name}`);
      const pointer = await at(POINTER_FILE);
      expect(pointer.headers.get('access-control-allow-origin')).toBe('*');
      expect(pointer.headers.get('cache-control')).toMatch(/max-age=60\b/);
      const served = await at(tableFile(version));
      expect(served.headers.get('cache-control')).toMatch(/immutable/);
      expect(await served.text()).toBe(JSON.stringify(TABLE));
      expect((await at(signatureFile(historyFile(version, 'JPY')))).status).toBe(200);
      for (const name of ['rates/1.json', 'history/1/JPY.json', historyFile(version, 'XXX'), 'rates/x.sig'])
        expect((await at(name)).status).toBe(404);
    });
  });

  it('two that begin at once make one pair of keys', async () => {
    const [one, two] = await Promise.all([loadSigningKeys(store), loadSigningKeys(store)]);
    const stored = (await loadSigningKeys(store)).current;
    expect([one.current, two.current]).toEqual([stored, stored]);
  });

  it('[I18.signed-versions] two that publish at once lose no table', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    let made = 0;
    publication = createPublication({
      store,
      rates: {
        // The second table is made while the first one is still waited for.
        async currentRates() {
          made += 1;
          if (made === 1) await gate;
          return { ...TABLE, timestamp: `2026-08-21T14:00:0${made}.000Z` };
        },
        history: async (base, target, period) => ({ data: [], source: null, base, target, period }),
      },
      now: () => new Date(clock),
      mirrors: [],
    });
    const both = [publication.publish(), publication.publish()];
    await expect.poll(() => made).toBeGreaterThan(0);
    open();
    await Promise.all(both);
    const tables = JSON.parse(String(await store.getMeta('signed-tables')));
    expect(tables.map(({ version }: { version: number }) => version)).toEqual([clock + 1, clock]);
  });

  it('many are signed at once, as by devices that all ask after a change', async () => {
    const name = signatureFile(tableFile((await pointerOf()).version));
    const signed = await Promise.all(Array.from({ length: 20 }, () => publication.read(name)));
    expect(signed.map((file) => JSON.parse(String(file)).key)).toEqual(
      Array(20).fill((await loadSigningKeys(store)).current.split('.')[0]),
    );
  });

  it('[I18.signed-rotation] the announced pair signs after it has been announced, and not before; each handover is signed by the pair before', async () => {
    const { current: first } = await loadSigningKeys(store);
    expect((await rotateKeys(store)).current).toBe(first);
    const { next } = await announceNextKeys(store);
    expect(await announceNextKeys(store)).toMatchObject({ current: first, next });
    const { handovers } = await pointerOf();
    expect(handovers).toMatchObject([{ next }]);
    const [handover] = handovers as [Pointer['handovers'][number]];
    const message = messageOf(HANDOVER_NAME, Buffer.from(String(next)));
    expect(await isSigned(first, handover, message)).toEqual([true, true]);
    expect((await rotateKeys(store)).current).toBe(next);
    expect((await jsonOf(POINTER_FILE)).key).toBe(String(next).split('.')[0]);
    expect((await pointerOf()).handovers).toEqual(handovers);
  });

  it('[I18.signed-versions] a history keeps its bytes for a day, whatever is stored after it', async () => {
    const served = createServedRates(
      store,
      createClock(() => new Date(clock)),
    );
    publication = createPublication({ store, rates: served, now: () => new Date(clock), mirrors: [] });
    const put = async (source: string, code: string, date: string, text: string) => {
      const observation = { source, code, date, rate: Number(text), text };
      await store.putObservations([observation], new Date(clock).toISOString());
    };
    const publish = async () => {
      served.dataChanged();
      await publication.publish();
      return (await pointerOf()).version;
    };
    const read = async (version: number, code: string) =>
      String(await publication.read(historyFile(version, code)));
    // EUR 1 = USD 1.1699 and 1.1662, ECB; of BTC figures of ours.
    for (const [date, text] of [
      ['2026-08-20', '1.1700'],
      ['2026-08-21', '1.1699'],
    ] as const)
      await put('ecb', 'USD', date, text);
    for (const date of ['2026-08-20', '2026-08-21']) await put('coinbase', 'BTC', date, '0.0000100');
    clock += 60_000;
    const first = await publish();
    const before = [await read(first, 'USD'), await read(first, 'BTC')];
    expect(before[0]).toContain('{"date":"2026-08-21","rate":"1.1699"}');
    clock += 3_600_000;
    await put('coinbase', 'BTC', '2026-08-21', '0.0000110');
    await put('ecb', 'USD', '2026-08-21', '1.16620');
    await put('ecb', 'USD', '2026-08-24', '1.1650');
    // What is not published yet changes nothing either.
    expect([await read(first, 'USD'), await read(first, 'BTC')]).toEqual(before);
    const second = await publish();
    expect([await read(first, 'USD'), await read(first, 'BTC')]).toEqual(before);
    expect(await read(second, 'USD')).toContain(
      '{"date":"2026-08-21","rate":"1.1662"},{"date":"2026-08-24","rate":"1.165"}',
    );
    clock += 86_400_001;
    await put('ecb', 'USD', '2026-08-21', '1.1640');
    await publish();
    expect(await publication.read(historyFile(first, 'USD'))).toBeUndefined();
    expect(await publication.read(historyFile(second, 'USD'))).toBeDefined();
  });

  it('[I18.signed-static] a folder holds what the service serves and what hosts of files need to know, keeps every table and the histories of a day, and is left as it is by a second run', async () => {
    const out = join(folder, 'out');
    const versions = [await writeStatic(out, publication.read)];
    const [name] = [tableFile(versions[0] as number)];
    expect(readFileSync(join(out, name), 'utf8')).toBe(JSON.stringify(TABLE));
    expect(await writeStatic(out, publication.read)).toBe(versions[0]);
    for (const timestamp of ['2026-08-22T14:20:00.000Z', '2026-08-23T14:20:00.000Z']) {
      table = { ...TABLE, timestamp };
      clock += 86_400_000;
      await publication.publish();
      versions.push(await writeStatic(out, publication.read));
    }
    // The first was replaced a day before the last.
    expect(readdirSync(join(out, 'history')).sort()).toEqual(versions.slice(1).map(String));
    expect(readFileSync(join(out, '_headers'), 'utf8')).toMatch(
      /^\/\*\n {2}Access-Control-Allow-Origin: \*\n/,
    );
    expect(readdirSync(out).sort()).toEqual(['.nojekyll', '_headers', 'history', POINTER_FILE, 'rates']);
    expect(readdirSync(join(out, 'rates'))).toHaveLength(6);
    expect(readdirSync(join(out, 'history', String(versions[2]))).sort()).toEqual([
      'JPY.json',
      'JPY.json.sig',
      'USD.json',
      'USD.json.sig',
    ]);
    expect(JSON.parse(readFileSync(join(out, POINTER_FILE), 'utf8'))).toMatchObject({
      signed: expect.stringContaining(`"version":${versions[2]}`),
    });
  });
});
