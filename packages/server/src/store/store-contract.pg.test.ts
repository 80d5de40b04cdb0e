import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openPostgresDatabase } from '../database/postgres-database.ts';
import { openSqliteDatabase } from '../database/sqlite-database.ts';
import type { Observation } from '../sources/source.ts';
import { newPostgresDatabase } from '../testing/new-postgres-database.ts';
import type { StoredConversion, StoredFavorite } from './device-store.ts';
import { openStore, type Store } from './open-store.ts';
import type { RefusalRecord } from './rows.ts';

/** ECB, units per EUR: 2025-10-23 as first published with NOK wrong, and NOK as later corrected (rates.md 1.3). */
const FIRST: readonly Observation[] = [
  { source: 'ecb', code: 'USD', date: '2025-10-22', rate: 1.1587 },
  { source: 'ecb', code: 'USD', date: '2025-10-23', rate: 1.1593 },
  { source: 'ecb', code: 'NOK', date: '2025-10-23', rate: 11.8529 },
  { source: 'hmrc', code: 'USD', date: '2025-10-01', rate: 1.3477 },
];
const CORRECTED: Observation = { source: 'ecb', code: 'NOK', date: '2025-10-23', rate: 11.5829 };
const AT = '2025-10-23T15:00:00.000Z';

const byKey = (a: { source: string; code: string }, b: { source: string; code: string }) =>
  `${a.source}${a.code}`.localeCompare(`${b.source}${b.code}`);

/** Does work for 0, 1, 2 …: no more at once than there are connections, since waiting for one has its limit. */
async function eightAtATime(count: number, work: (at: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

async function read<T>(pages: AsyncIterable<readonly T[]>): Promise<T[]> {
  const all: T[] = [];
  for await (const page of pages) all.push(...page);
  return all;
}

interface Subject {
  readonly name: string;
  readonly emptyDatabase: () => Promise<Database>;
}

const folder = mkdtempSync(join(tmpdir(), 'equivale-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let databases = 0;

const SUBJECTS: readonly Subject[] = [
  { name: 'SQLite', emptyDatabase: async () => openSqliteDatabase(join(folder, `${++databases}.sqlite`)) },
  {
    name: 'PostgreSQL',
    emptyDatabase: async () =>
      openPostgresDatabase(await newPostgresDatabase(inject('postgresUrl'), `contract_${++databases}`)),
  },
];

describe.each(SUBJECTS)('[D.sqlite] [D.postgres] the store on $name', ({ emptyDatabase }) => {
  let store: Store;
  beforeEach(async () => {
    store = await openStore(await emptyDatabase());
  });
  afterEach(() => store.close());

  it('gives back the values of a range, both ends included, oldest first', async () => {
    await store.putObservations([...FIRST].reverse(), AT);
    expect(await store.series('ecb', 'USD', '2025-10-22', '2025-10-23')).toEqual([
      { date: '2025-10-22', rate: 1.1587 },
      { date: '2025-10-23', rate: 1.1593 },
    ]);
    expect(await store.series('ecb', 'USD', '2025-10-23', '2099-01-01')).toHaveLength(1);
    expect(await store.series('ecb', 'XXX', '2025-10-22', '2025-10-23')).toEqual([]);
  });

  it('replaces a revised value', async () => {
    await store.putObservations(FIRST, AT);
    await store.putObservations([CORRECTED], '2025-10-24T15:00:00.000Z');
    expect(await store.series('ecb', 'NOK', '2025-10-23', '2025-10-23')).toEqual([
      { date: '2025-10-23', rate: 11.5829 },
    ]);
  });

  it('gives back the values as they were at an instant', async () => {
    const nok = (at: string) => store.series('ecb', 'NOK', '2025-10-22', '2025-10-24', at);
    const write = (date: string, text: string, at: string | null) =>
      store.putObservations([{ source: 'ecb', code: 'NOK', date, rate: Number(text), text }], at);
    await write('2025-10-22', '11.8520', null);
    await write('2025-10-23', '11.58290', '2025-10-23T14:00:00.000Z');
    for (const [at, text] of [
      ['2025-10-24T10:00:00.000Z', '11.6'],
      ['2025-10-24T11:00:00.000Z', '11.7'],
    ] as const) {
      await write('2025-10-22', text, at);
      await write('2025-10-23', text, at);
    }
    await write('2025-10-24', '11.9', '2025-10-24T14:00:00.000Z');
    await write('2025-10-24', '11.8', '2025-10-24T15:00:00.000Z');
    const before = [
      { date: '2025-10-22', rate: 11.852, text: '11.8520' },
      { date: '2025-10-23', rate: 11.5829, text: '11.58290' },
    ];
    expect(await nok('2025-10-23T13:59:59.999Z')).toEqual(before.slice(0, 1));
    expect(await nok('2025-10-23T14:00:00.000Z')).toEqual(before);
    expect((await nok('2025-10-24T14:30:00.000Z')).map(({ rate }) => rate)).toEqual([11.7, 11.7, 11.9]);
    expect((await nok('2025-10-25T00:00:00.000Z')).map(({ rate }) => rate)).toEqual([11.7, 11.7, 11.8]);
  });

  it('knows the newest value of every code of every source', async () => {
    await store.putObservations(FIRST, AT);
    expect((await store.latestBySource()).sort(byKey)).toEqual([FIRST[2], FIRST[1], FIRST[3]]);
  });

  it('keeps every digit of a rate', async () => {
    const rate = 0.000027123456789012344;
    await store.putObservations([{ source: 'coinbase', code: 'BTC', date: '2026-01-01', rate }], AT);
    expect(await store.latestBySource()).toEqual([
      { source: 'coinbase', code: 'BTC', date: '2026-01-01', rate },
    ]);
  });

  it('keeps what the source wrote: its own digits, the shortest of the double, or that nobody knows', async () => {
    const texts = ['0.85670', null, '0.85670123456789012345', undefined];
    const given = texts.map((text, at) => ({
      source: 'ecb' as const,
      code: 'GBP',
      date: `2026-08-2${at}` as const,
      rate: Number(text ?? 0.8567),
      ...(text !== undefined && { text }),
    }));
    await store.putObservations(given, AT);
    expect(await store.series('ecb', 'GBP', '2026-08-20', '2026-08-29')).toEqual(
      given.map(({ source: _, code: __, ...point }) => point),
    );
    expect(await store.latestBySource()).toEqual([given[3]]);
    const [first, second] = given;
    if (second) await store.putObservations([{ ...second, date: '2026-08-30', text: '0.8567' }], AT);
    expect(await store.latestBySource()).toEqual([{ ...second, date: '2026-08-30', text: null }]);
    if (first) await store.putObservations([{ ...first, rate: 0.86, text: '0.8600' }], AT);
    expect(await store.series('ecb', 'GBP', '2026-08-20', '2026-08-20')).toEqual([
      { date: '2026-08-20', rate: 0.86, text: '0.8600' },
    ]);
  });

  it('keeps when a value was published, where its source says so, through corrections', async () => {
    const fix = { source: 'banxico', code: 'USD', date: '2026-11-27', rate: 0.054, text: '18.5185' };
    const publishedAt = '2026-11-27T12:00:00-06:00';
    const silent = { ...fix, date: '2026-11-26' };
    await store.putObservations([{ ...fix, publishedAt }, silent], AT);
    expect(await store.latestBySource()).toEqual([{ ...fix, publishedAt }]);
    expect(await store.series('banxico', 'USD', '2026-11-26', '2026-11-27')).toEqual([
      { date: '2026-11-26', rate: 0.054, text: '18.5185' },
      { date: '2026-11-27', rate: 0.054, text: '18.5185', publishedAt },
    ]);
    const later = { ...fix, rate: 0.0541, text: '18.4843', publishedAt: '2026-11-27T14:00:00-06:00' };
    await store.putObservations([later], AT);
    expect(await store.latestBySource()).toEqual([later]);
  });

  it('records refusals, newest first', async () => {
    const refusal: RefusalRecord = {
      at: '2025-12-06T06:00:00.000Z',
      source: 'exchange-api',
      code: 'BTC',
      date: '2025-12-06',
      rule: 'jump',
      rate: 38.9,
      detail: 'moved by more than 35 %',
    };
    const later = { ...refusal, at: '2025-12-07T06:00:00.000Z', rate: null };
    await store.putRefusals([refusal, refusal]);
    await store.putRefusals([later]);
    expect(await store.refusals(10)).toEqual([later, refusal]);
    expect(await store.refusals(1)).toEqual([later]);
  });

  it('keeps the newest ten thousand refusals', async () => {
    const first = Date.parse('2025-12-06T06:00:00.000Z');
    const refusals = Array.from({ length: 11_200 }, (_, at): RefusalRecord => {
      const figures = { code: 'BTC', date: '2025-12-06', rule: 'jump', rate: at, detail: '' };
      return { at: new Date(first + at).toISOString(), source: 'exchange-api', ...figures };
    });
    await store.putRefusals(refusals);
    await store.pruneRefusals();
    const left = await store.refusals(20_000);
    expect([left.length, left[0]?.rate, left.at(-1)?.rate]).toEqual([10_000, 11_199, 1200]);
    await store.pruneRefusals();
    expect(await store.refusals(20_000)).toHaveLength(10_000);
  });

  it('keeps many rows at once as they are but for a NUL, which PostgreSQL does not store: quotes, backslashes, braces, an empty text, no rate', async () => {
    const details = ['a NUL: \0', 'a "word"', 'back\\slash \\" both', '{1,2}, NULL', 'null', '', 'ñ€'];
    const refusals = details.map((detail, at) => ({
      at: `2025-12-06T06:00:0${at}.000Z`,
      source: 'ecb' as const,
      code: 'NOK',
      date: '2025-12-05',
      rule: 'jump',
      rate: at % 2 === 0 ? 11.8529 + at : null,
      detail,
    }));
    await store.putRefusals(refusals);
    const kept = refusals.map((row) => ({ ...row, detail: row.detail.replace('\0', '\ufffd') }));
    expect(await store.refusals(10)).toEqual(kept.toReversed());
  });

  it('keeps a text under a key', async () => {
    expect(await store.getMeta('etag')).toBeUndefined();
    await store.setMeta('etag', '"a"');
    await store.setMeta('etag', '"b" ñ');
    expect(await store.getMeta('etag')).toBe('"b" ñ');
  });

  describe('on devices', () => {
    const conversion = (id: string, madeAt: number, createdAt = 1_795_174_870_162): StoredConversion => ({
      id,
      record: '{"category":"currency","fromText":"0.1","quote":"\\\\ \' \\u0000 ?"}',
      madeAt,
      createdAt,
    });
    const favorite = (id: string, createdAt = 1_795_174_870_162): StoredFavorite => ({
      id,
      category: 'length',
      fromUnit: 'mi',
      toUnit: 'km',
      createdAt,
      changedAt: createdAt,
    });

    it('gives a device its latest conversions, newest first, and nobody else', async () => {
      const made = [conversion('a', 1), conversion('b', 3), conversion('c', 2), conversion('d', 3)];
      await Promise.all(made.map((entry) => store.devices.addConversion('one', entry)));
      await store.devices.addConversion('two', conversion('e', 9));
      expect(await store.devices.recentConversions('one', 3)).toEqual([made[3], made[1], made[2]]);
      expect(await store.devices.recentConversions('none', 3)).toEqual([]);
    });

    it('keeps a pair once per device', async () => {
      const { devices } = store;
      expect(await devices.addFavorite('one', favorite('a'))).toEqual({ favorite: favorite('a') });
      expect(await devices.addFavorite('one', favorite('b'))).toEqual({ refused: 'exists' });
      expect(await devices.addFavorite('two', favorite('c'))).toEqual({ favorite: favorite('c') });
      const back = { ...favorite('d', 1_795_174_870_999), fromUnit: 'km', toUnit: 'mi' };
      expect(await devices.addFavorite('one', back)).toEqual({ favorite: back });
      expect(await devices.favorites('one')).toEqual([back, favorite('a')]);
    });

    it('adds a pair once even when asked twice at the same moment', async () => {
      const request = ['a', 'b', 'c', 'd'].map((id) => store.devices.addFavorite('one', favorite(id)));
      expect((await Promise.all(request)).filter((added) => 'favorite' in added)).toHaveLength(1);
    });

    it('knows a favorite that is sent again under its id', async () => {
      const { devices } = store;
      await devices.addFavorite('one', favorite('a'));
      const again = await devices.addFavorite('one', favorite('a', 1_795_174_999_999));
      expect(again).toEqual({ favorite: favorite('a') });
      expect(await devices.favorites('one')).toEqual([favorite('a')]);
    });

    it('keeps five hundred favorites of a device and no more', async () => {
      const { devices } = store;
      const pair = (at: number) => ({ ...favorite(`f${at}`), fromUnit: `u${at}` });
      await eightAtATime(500, (at) => devices.addFavorite('one', pair(at)));
      expect(await devices.addFavorite('one', pair(500))).toEqual({ refused: 'full' });
      expect(await devices.addFavorite('one', { ...pair(7), id: 'x' })).toEqual({ refused: 'exists' });
      expect(await devices.addFavorite('one', pair(7))).toEqual({ favorite: pair(7) });
      expect(await devices.addFavorite('two', pair(500))).toHaveProperty('favorite');
      await devices.removeFavorite('one', 'f3', 1);
      expect(await devices.addFavorite('one', pair(500))).toHaveProperty('favorite');
    });

    it('[S7.sent-again] stores a conversion once, in the latest state that the device has sent', async () => {
      const { devices } = store;
      const send = (device: string, id: string, at: number) =>
        devices.addConversion(device, conversion(id, 5, 1_795_174_870_000 + at));
      const first = await send('one', 'a', 0);
      const sent = await Promise.all([send('one', 'b', 1), send('one', 'a', 2), send('one', 'a', 3)]);
      expect(first).toEqual(conversion('a', 5, 1_795_174_870_000));
      expect(sent[2]).toEqual(first);
      // Of those that are on their way at once any may be there first: all are told which one is stored.
      for (const isSetByDevice of [false, true])
        for (const id of ['a', 'b', 'c', 'd']) {
          const device = `at once ${isSetByDevice}`;
          const same = [0, 1, 2, 3].map((at) =>
            devices.addConversion(device, conversion(id, 5, 1_795_174_870_000 + at), isSetByDevice),
          );
          const [one, ...others] = await Promise.all(same);
          expect(others).toEqual([one, one, one]);
        }
      await devices.addConversion('two', conversion('a', 5));
      // When a device did not say when it was made, nothing is known to be later.
      expect(await devices.addConversion('one', { ...conversion('a', 9), record: '2' })).toEqual(first);
      const later = { ...conversion('a', 8), record: '3' };
      expect(await devices.addConversion('one', later, true)).toEqual(later);
      expect(await devices.addConversion('one', { ...conversion('a', 7), record: '4' }, true)).toEqual(later);
      expect(await devices.recentConversions('one', 9)).toEqual([
        later,
        conversion('b', 5, 1_795_174_870_001),
      ]);
      expect(await devices.recentConversions('two', 9)).toEqual([conversion('a', 5)]);
    });

    it('removes a favorite of the device that keeps it only, and leaves the mark of it', async () => {
      const { devices } = store;
      await devices.addFavorite('one', { ...favorite('a'), changedAt: 50 });
      expect(await devices.removeFavorite('two', 'a', 60)).toBe(false);
      // The clock of a removal is later than what it removes, whatever ours says.
      expect(await devices.removeFavorite('one', 'a', 40)).toBe(true);
      expect(await devices.removeFavorite('one', 'a', 70)).toBe(false);
      expect(await devices.removedFavorites('one')).toEqual([{ id: 'a', removedAt: 51 }]);
      expect(await devices.removedFavorites('two')).toEqual([]);
    });

    it('[S7.removed-favorites] takes a removed favorite again where it was saved later than removed', async () => {
      const { devices } = store;
      const at = (changedAt: number) => ({ ...favorite('a'), changedAt });
      await devices.addFavorite('one', at(50));
      await devices.removeFavorite('one', 'a', 60);
      expect(await devices.addFavorite('one', at(59))).toEqual({ refused: 'removed' });
      expect(await devices.addFavorite('one', at(60))).toEqual({ favorite: at(60) });
      expect(await devices.removedFavorites('one')).toEqual([]);
    });

    it('forgets one device and no other', async () => {
      for (const device of ['one', 'two']) {
        await store.devices.addConversion(device, conversion(device, 1));
        await store.devices.addFavorite(device, { ...favorite(device), toUnit: 'm' });
        await store.devices.removeFavorite(device, device, 9);
        await store.devices.addFavorite(device, favorite(`${device} 2`));
      }
      await store.devices.forgetDevice('one');
      expect(await store.devices.removedFavorites('one')).toEqual([]);
      expect(await store.devices.removedFavorites('two')).toHaveLength(1);
      expect(await store.devices.recentConversions('one', 9)).toEqual([]);
      expect(await store.devices.favorites('one')).toEqual([]);
      expect(await store.devices.recentConversions('two', 9)).toHaveLength(1);
      expect(await store.devices.favorites('two')).toHaveLength(1);
    });

    it('prunes what is old', async () => {
      for (const at of [5, 6, 7]) await store.devices.addConversion('one', conversion(`a${at}`, at));
      await store.devices.addConversion('two', conversion('received long ago', 9, 2));
      // a device whose clock stands at 1970 has just sent this
      await store.devices.addConversion('two', conversion('made long ago', 1));
      await store.devices.pruneConversions(3);
      const left = await store.devices.recentConversions('one', 9);
      expect(left.map((entry) => entry.madeAt)).toEqual([7, 6, 5]);
      const [only, more] = await store.devices.recentConversions('two', 9);
      expect([only?.id, more]).toEqual(['made long ago', undefined]);
    });
  });

  describe('for devices that share a state', () => {
    const DAY = 86_400_000;
    const bytes = (text: string) => new TextEncoder().encode(text);
    const state = (name: string, replaces?: string, at = 0) => ({
      etag: `"${name}"`,
      body: bytes(name),
      replaces,
      at,
    });

    it('puts a state where the one is that it replaces, and nowhere else', async () => {
      const { sync } = store;
      expect(await sync.state('one', 0)).toBeUndefined();
      expect(await sync.putState('one', state('a', '"x"'))).toBe(false);
      expect(await sync.putState('one', state('a'))).toBe(true);
      expect(await sync.putState('one', state('b'))).toBe(false);
      expect(await sync.putState('one', state('b', '"a"'))).toBe(true);
      expect(await sync.putState('one', state('c', '"a"'))).toBe(false);
      const kept = await sync.state('one', 0);
      expect([kept?.etag, Buffer.from(kept?.body ?? []).toString()]).toEqual(['"b"', 'b']);
      expect(await sync.stateEtag('one')).toBe('"b"');
      expect(await sync.stateEtag('two')).toBeUndefined();
      expect(await sync.removeState('one')).toBe(true);
      expect(await sync.removeState('one')).toBe(false);
    });

    it('neither replaces nor removes the last state of a chain; it is pruned as any', async () => {
      const { sync } = store;
      await sync.putState('one', state('a'));
      expect(await sync.putState('one', { ...state('b', '"a"'), isLast: true })).toBe(true);
      expect(await sync.putState('one', state('c', '"b"'))).toBe(false);
      expect(await sync.putState('one', { ...state('c', '"b"'), isLast: true })).toBe(false);
      expect(await sync.putState('one', state('c'))).toBe(false);
      expect(await sync.removeState('one')).toBe(false);
      expect(await sync.stateEtag('one')).toBe('"b"');
      await sync.prune(DAY, DAY);
      expect(await sync.stateEtag('one')).toBeUndefined();
    });

    it('lets one of several writers win', async () => {
      const { sync } = store;
      await sync.putState('one', state('first'));
      const written = ['a', 'b', 'c', 'd'].map((name) => sync.putState('one', state(name, '"first"')));
      expect((await Promise.all(written)).filter(Boolean)).toHaveLength(1);
    });

    it('keeps every byte of a megabyte', async () => {
      const body = Buffer.from(Array.from({ length: 2 ** 20 }, (_, at) => (at * 7) % 256));
      await store.sync.putState('one', { ...state('big'), body });
      expect(Buffer.compare((await store.sync.state('one', 0))?.body ?? Buffer.alloc(0), body)).toBe(0);
    });

    it('[I17.sync-age] prunes what was asked for last long ago', async () => {
      const { sync } = store;
      await sync.putState('read later', state('a', undefined, 1));
      await sync.putState('old', state('b', undefined, 2));
      for (let at = 0; at < 25; at += 1) await sync.putState(`old ${at}`, state('c', undefined, at));
      await sync.putState('written later', state('d', undefined, 1));
      await sync.putState('written later', state('e', '"d"', 3 * DAY));
      await sync.state('read later', 3 * DAY);
      await sync.prune(DAY, DAY);
      expect(await sync.stateEtag('read later')).toBe('"a"');
      expect(await sync.stateEtag('written later')).toBe('"e"');
      expect(await sync.stateEtag('old')).toBeUndefined();
      expect(await sync.stateEtag('old 24')).toBeUndefined();
    });

    it('passes messages of a pairing on, each sent once, for five minutes', async () => {
      const { sync } = store;
      expect(await sync.sendMessage('code', 1, bytes('no'), 0)).toBe('gone');
      expect(await sync.message('code', 0, 0)).toBe('gone');
      expect(await sync.sendMessage('code', 0, bytes('key'), 0)).toBe('sent');
      expect(await sync.sendMessage('code', 0, bytes('key'), 0)).toBe('sent');
      expect(await sync.sendMessage('code', 0, bytes('other'), 0)).toBe('exists');
      expect(await sync.message('code', 1, 0)).toBeUndefined();
      expect(await sync.sendMessage('code', 1, bytes('word'), 299_999)).toBe('sent');
      const word = await sync.message('code', 1, 300_000);
      expect(Buffer.from(word as Uint8Array).toString()).toBe('word');
      expect(await sync.message('code', 1, 300_001)).toBe('gone');
      expect(await sync.sendMessage('code', 2, bytes('late'), 300_001)).toBe('gone');
    });

    it('prunes the messages of pairings that are over, and no others', async () => {
      const { sync } = store;
      await sync.sendMessage('over', 0, bytes('key'), 0);
      await sync.sendMessage('over', 1, bytes('word'), 200_000);
      await sync.sendMessage('under way', 0, bytes('key'), 100_000);
      await sync.prune(0, 300_001);
      // As a clock set back would show them, were they still there.
      expect(await sync.message('over', 0, 0)).toBe('gone');
      expect(await sync.message('over', 1, 0)).toBe('gone');
      expect(Buffer.from((await sync.message('under way', 0, 0)) as Uint8Array).toString()).toBe('key');
    });
  });

  it('keeps the newest thousand conversions of a device, and prunes more than go into one step', async () => {
    const { devices } = store;
    const add = (device: string, at: number, createdAt: number) =>
      devices.addConversion(device, { id: `${device}-${at}`, madeAt: at, createdAt, record: '{}' });
    await eightAtATime(1099, (at) => add('crowded', at, 10));
    // Writes that do not see each other yet leave a few more, which the next erases.
    await add('crowded', 1099, 10);
    await eightAtATime(700, (at) => add('aged', at, 1));
    const left = async () => {
      const found = ['crowded', 'aged'].map((device) => devices.recentConversions(device, 5000));
      return (await Promise.all(found)).map((records) => records.length);
    };
    expect(await left()).toEqual([1000, 700]);
    expect((await devices.recentConversions('crowded', 5000)).at(-1)?.madeAt).toBe(100);
    await devices.pruneConversions(2);
    expect(await left()).toEqual([1000, 0]);
  });

  it('takes concurrent writes', async () => {
    await Promise.all(FIRST.map((observation) => store.putObservations([observation], AT)));
    expect(await store.latestBySource()).toHaveLength(3);
  });

  it('does work of one name one after the other, whether it fails or not, and work of another name beside it', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const steps: string[] = [];
    const first = store.serial('a', async () => {
      steps.push('first begins');
      begin();
      await gate;
      steps.push('first ends');
      throw new Error('failed');
    });
    await begun;
    const second = store.serial('a', async () => void steps.push('second'));
    await store.serial('b', async () => void steps.push('other'));
    open();
    await expect(first).rejects.toThrow('failed');
    await second;
    expect(steps.filter((step) => step !== 'other')).toEqual(['first begins', 'first ends', 'second']);
    expect(steps.indexOf('other')).toBeLessThan(steps.indexOf('first ends'));
  });

  it('tells what waits, what is stored and how large it is', async () => {
    const empty = await store.figures();
    expect(empty).toEqual({ outbox: 0, oldestMessageAt: null, syncStates: 0, bytes: expect.any(Number) });
    expect(empty.bytes).toBeGreaterThan(10_000);
    const keys = { p256dh: 'p', auth: 'a' };
    const known = { id: 'seen', endpoint: 'https://a.example/1', keys, site: '', language: 'es' as const };
    const alert = { id: 'up', kind: 'above' as const, figure: '1.2', from: 'EUR', to: 'USD', armedAt: 1 };
    const bounds = { state: 'armed' as const, up: 1.2, down: null, due: null, base: '1.1' };
    await store.alerts.subscribe(known, [{ ...alert, ...bounds }], 5);
    await store.alerts.warnUnseen(6, 7, () => ({ id: 'warning', body: 'text' }));
    await store.sync.putState('one', { etag: 'e', body: new Uint8Array(9), replaces: undefined, at: 1 });
    expect(await store.figures()).toMatchObject({ outbox: 1, oldestMessageAt: 7, syncStates: 1 });
    const refusal = { source: 'ecb' as const, code: 'USD', rate: 1, detail: '' };
    const on = (date: string, rule: string) => ({ ...refusal, at: `${date}T00:00:00.000Z`, date, rule });
    await store.putRefusals([on('2026-11-01', 'jump'), on('2026-11-02', 'jump'), on('2026-11-03', 'peg')]);
    const counts = await store.refusalsByRule('2026-11-02T00:00:00.000Z');
    expect(counts.toSorted((a, b) => a.rule.localeCompare(b.rule))).toEqual([
      { rule: 'jump', count: 1 },
      { rule: 'peg', count: 1 },
    ]);
  });

  it('[I17.alert-once] alerts are read in pages, each once though the page before was settled or left', async () => {
    const { alerts } = store;
    const keys = { p256dh: 'p', auth: 'a' };
    const rests = { state: 'armed' as const, up: null, down: null, due: null, base: '1.1' };
    const names = Array.from({ length: 150 }, (_, at) => `s${String(at).padStart(3, '0')}`);
    await eightAtATime(names.length, async (at) => {
      const id = names[at] as string;
      const pair = { from: 'EUR', to: 'USD', armedAt: 1 };
      const endpoint = `https://${at % 2 ? 'a' : 'b'}.example/${id}`;
      const subscription = { id, endpoint, keys, site: 'https://equivale.example', language: 'es' as const };
      const up = { id: 'up', kind: 'above' as const, figure: '1.2', ...pair, ...rests, up: 1.2 };
      const down = { id: 'down', kind: 'below' as const, figure: '1', ...pair, ...rests, down: 1 };
      const monday = { id: 'monday', kind: 'weekly' as const, ...pair, ...rests, due: at % 3 };
      await alerts.subscribe(subscription, [up, down, monday], 5);
    });
    const fired = { at: 7, rate: '1.25', day: '2026-10-07', source: 'ECB', message: 'text' };
    for (const pages of [
      alerts.crossed('EUR/USD', 1.2, 2),
      alerts.crossed('EUR/USD', 0.5, 1),
      alerts.due(2),
    ]) {
      const seen: string[] = [];
      for await (const page of pages) {
        expect(page.length).toBeLessThanOrEqual(50);
        seen.push(...page.map(({ subscription }) => subscription));
        const some = page.filter((_, at) => at % 2 === 0);
        await alerts.settle(
          some.map((alert) => ({
            alert,
            fired: { ...fired, messageId: `${alert.subscription} ${alert.id}` },
          })),
        );
      }
      expect(seen.sort()).toEqual(names);
    }
    expect((await alerts.outgoingHosts()).sort()).toEqual(['a.example', 'b.example']);
    const queued = await Promise.all(['a.example', 'b.example'].map((host) => alerts.outgoing(host, 7, 500)));
    expect(queued.flat().length).toBeGreaterThanOrEqual(225);
    for (const [at, host] of ['a.example', 'b.example'].entries())
      expect(queued[at]?.every(({ endpoint }) => new URL(endpoint).host === host)).toBe(true);
  });

  it('[I17.alert-once] an alert fires in one transaction with its message, and only as it was read', async () => {
    const { alerts } = store;
    const keys = { p256dh: 'p', auth: 'a' };
    const site = 'https://equivale.example';
    const one = { id: 'one', endpoint: 'https://push.example/1', keys, site, language: 'es' as const };
    const pair = { from: 'EUR', to: 'USD', armedAt: 1 };
    const rests = { state: 'armed' as const, up: null, down: null, due: null, base: '1.1' };
    await alerts.subscribe(
      one,
      [
        { id: 'up', kind: 'above', figure: '1.2', ...pair, ...rests, up: 1.2 },
        { id: 'higher', kind: 'above', figure: '1.3', ...pair, ...rests, up: 1.3 },
        { id: 'down', kind: 'below', figure: '1', ...pair, to: 'CHF', ...rests, down: 1 },
        { id: 'monday', kind: 'weekly', ...pair, ...rests, due: 20_000 },
      ],
      5,
    );
    expect(await read(alerts.nearestBounds())).toEqual([
      { pair: 'EUR/USD', up: 1.2, down: null },
      { pair: 'EUR/CHF', up: null, down: 1 },
    ]);
    expect(await read(alerts.due(19_999))).toEqual([]);
    expect((await read(alerts.due(20_000))).map(({ id }) => id)).toEqual(['monday']);
    const [alert, ...others] = await read(alerts.crossed('EUR/USD', 1.25, 1.25));
    expect(others).toEqual([]);
    expect(alert).toMatchObject({ id: 'up', figure: '1.2', language: 'es', site, from: 'EUR', to: 'USD' });
    if (alert === undefined) throw new Error('nothing crossed');
    const fired = { at: 7, rate: '1.25', day: '2026-10-07', source: 'ECB', message: 'text', messageId: 'm1' };
    await alerts.settle([{ alert, fired }]);
    await alerts.settle([{ alert, fired: { ...fired, messageId: 'm2' } }]);
    const upOf = async () =>
      (await read(alerts.nearestBounds())).find((found) => found.pair === 'EUR/USD')?.up;
    expect(await upOf()).toBe(1.3);
    expect(await alerts.outgoing('push.example', 6, 9)).toEqual([]);
    expect(await alerts.outgoing('push.example', 7, 9)).toEqual([
      {
        id: 'm1',
        subscription: 'one',
        endpoint: one.endpoint,
        keys,
        body: 'text',
        createdAt: 7,
        attempts: 0,
      },
    ]);
    const state = async (id: string) => (await alerts.states('one', 8))?.find((found) => found.id === id);
    expect(await state('up')).toEqual({
      ...{ id: 'up', state: 'fired', firedAt: 7 },
      ...{ rate: '1.25', day: '2026-10-07', source: 'ECB' },
    });
    await alerts.retry('m1', 20);
    expect(await alerts.outgoing('push.example', 19, 9)).toEqual([]);
    expect((await alerts.outgoing('push.example', 20, 9))[0]?.attempts).toBe(1);
    const [later] = await read(alerts.crossed('EUR/USD', 1.35, 1.35));
    if (later === undefined) throw new Error('nothing crossed');
    await alerts.settle([{ alert: later, fired: { ...fired, at: 30, messageId: 'm3' } }]);
    expect((await alerts.outgoing('push.example', 30, 9)).map(({ id, attempts }) => [id, attempts])).toEqual([
      ['m3', 0],
      ['m1', 1],
    ]);
    // Registered again as it was it rests; what is not named is gone, and so is an older subscription of the same place.
    const again = { id: 'up', kind: 'above' as const, figure: '1.2', ...pair, ...rests, up: 1.2 };
    await alerts.subscribe(one, [again], 9);
    expect(await alerts.states('one', 9)).toMatchObject([{ id: 'up', state: 'fired' }]);
    expect(await read(alerts.crossed('EUR/USD', 1.4, 1.4))).toEqual([]);
    expect(await read(alerts.nearestBounds())).not.toContainEqual(
      expect.objectContaining({ pair: 'EUR/USD' }),
    );
    await alerts.subscribe({ ...one, id: 'three', keys: { ...keys, auth: 'b' } }, [], 10);
    expect(await alerts.states('one', 9)).toBeDefined();
    await alerts.forget('three');
    await alerts.subscribe({ ...one, id: 'two' }, [again], 10);
    expect(await upOf()).toBe(1.2);
    expect(await alerts.states('one', 11)).toBeUndefined();
    expect(await alerts.outgoing('push.example', 99, 9)).toEqual([]);
    const warned: string[] = [];
    const warn = (before: number) =>
      alerts.warnUnseen(before, 20, ({ id, language }) => {
        warned.push(`${id} ${language}`);
        return { id: `w${warned.length}`, body: 'warning' };
      });
    await warn(10);
    expect(warned).toEqual([]);
    await warn(11);
    // Once, until it has been seen again.
    await warn(11);
    expect(warned).toEqual(['two es']);
    expect(await alerts.outgoing('push.example', 99, 9)).toMatchObject([
      { id: 'w1', subscription: 'two', body: 'warning' },
    ]);
    await alerts.takeOut('w1');
    await alerts.forgetUnseen(10);
    expect(await alerts.states('two', 12)).toMatchObject([{ state: 'armed' }]);
    await warn(13);
    expect(warned).toHaveLength(2);
    await alerts.forgetUnseen(13);
    expect(await alerts.forget('two')).toBe(false);
  });
});
