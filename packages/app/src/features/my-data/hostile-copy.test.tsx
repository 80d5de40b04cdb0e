import 'fake-indexeddb/auto';
import { LAST_STAMP, merge, nextStamp, type StampedRecord, type WholeState } from '@equivale/core/merge';
import { beforeEach, describe, expect, it } from 'vitest';
import { readToken, storeToken } from '../../records/kinds/alerts.ts';
import { showStored } from '../../records/mirrors.ts';
import { emptyDevice } from '../../testing/empty-device.ts';
import { FULL, fillDevice } from '../../testing/full-device.ts';
import { copyWork } from './copy-work.ts';
import { readCopy } from './read-copy.ts';

const HEAD = { format: 'equivale-data', version: 1 };
/** Something harmless, so that there is something to add. */
const BAIT = { preferences: [{ id: 'cup', value: 'us', changedAt: 1_795_874_778_381 }] };
const NEWEST = { keep: 'newest', exceptions: new Map() } as const;

const copy = async (now = Date.now()): Promise<WholeState> => {
  const { exportedAt: _, app: __, ...state } = JSON.parse(await (await copyWork.write(now)).text());
  return state;
};
const preview = (text: string, now = Date.now()) => copyWork.preview(new Blob([text]), now);

/** Takes a copy as the sheet does. @returns why it is refused; undefined where it is stored */
async function take(content: object | string, now = Date.now()): Promise<string | undefined> {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const previewed = await preview(text, now);
  if (!previewed.ok) return previewed.code;
  const stored = await copyWork.take(NEWEST, now);
  if (!stored.ok) return stored.code;
  await showStored(stored.changed);
  return undefined;
}

beforeEach(async () => {
  await emptyDevice();
  await fillDevice();
});

describe('[I17.copy-names] a crafted copy cannot', () => {
  it.each([
    [
      'take the place of fields',
      {
        '': [
          { id: 'favorites', value: [], changedAt: 9 },
          { id: 'format', value: 'none', changedAt: 9 },
        ],
      },
    ],
    ['make the others think it newer', { '': [{ id: 'version', value: 2, changedAt: 9 }] }],
    ['break the way back', '"constructor":[{"id":"x","changedAt":1}]'],
    ['reach a prototype', '"__proto__":[{"id":"x","changedAt":1}]'],
    [
      'bring devices',
      { devices: [{ id: 'ghost', name: 'Ghost', publicKey: 'AAAA', seenAt: 1, changedAt: 1 }] },
    ],
    ['call a field as no release does', { 'a field': true }],
    ['nest what could not be written again', `"x":${'['.repeat(2000)}${']'.repeat(2000)}`],
    ['nest it in a record', `"trips":[{"id":"a","changedAt":1,"x":${'['.repeat(2000)}${']'.repeat(2000)}}]`],
  ])('%s', async (_, poison) => {
    const before = await copy();
    const whole = JSON.stringify({ ...HEAD, ...BAIT, ...(typeof poison === 'string' ? {} : poison) });
    const text = typeof poison === 'string' ? `${whole.slice(0, -1)},${poison}}` : whole;
    expect(await take(text)).toBe('damaged');
    expect(await copy()).toEqual(before);
    expect((await readCopy(new Blob([JSON.stringify(await copy())]), Date.now())).ok).toBe(true);
  });

  it('bring more than a copy may have, of whatever kind', async () => {
    const many = Array.from({ length: 50_001 }, (_, at) => ({ id: `a${at}`, changedAt: 1 }));
    expect(await take({ ...HEAD, ...BAIT, fromLater: many })).toBe('too-large');
  });

  it('take what belongs to this device alone', async () => {
    await storeToken('own');
    await take({ ...HEAD, ...BAIT, subscription: [{ id: 'token', token: 'evil', changedAt: LAST_STAMP }] });
    expect(await readToken()).toBe('own');
  });

  it('have clocks that no change can come after', async () => {
    const now = Date.parse('2026-11-28');
    const { id } = FULL.trips[0];
    const spam = { ...FULL.trips[0], place: 'US', changedAt: LAST_STAMP };
    expect(await take({ ...HEAD, trips: [spam] }, now)).toBeUndefined();
    const [stored] = (await copy(now)).trips as StampedRecord[];
    expect(stored).toMatchObject({ id, place: 'US' });
    const removal = { id, removed: true, changedAt: nextStamp(stored?.changedAt, now) };
    expect(merge({ trips: [stored] }, { trips: [removal] }).trips).toEqual([removal]);
    expect(stored?.changedAt).toBeLessThanOrEqual(now + 366 * 86_400_000);
  });
});

describe('[I17.unread] what this release cannot read of a known kind', () => {
  const now = 1_795_874_778_381;
  const later = {
    markups: [{ id: 'credit-union', percent: '1', changedAt: now }],
    alerts: [
      { id: FULL.alerts[0].id.replace('80', '81'), kind: 'range', from: 'USD', to: 'EUR', changedAt: now },
    ],
    ownRates: [
      { id: FULL.ownRates[0].id.replace('30', '31'), base: 'USDT', code: 'XAUT4', text: '1', changedAt: now },
    ],
    lists: [{ id: 'a', rows: Array(61).fill('EUR'), from: 'EUR', amount: '1', changedAt: now }],
    conversions: [{ id: 'without-a-time', sum: ['1', '2'], changedAt: now }],
    favorites: [
      { id: 'f', route: ['mi', 'km'], changedAt: now },
      { id: 'g', route: ['mi', 'm'], changedAt: now },
    ],
    expenses: [{ id: 'e', shared: true, changedAt: now }],
  };

  it('is taken with a copy and saved with the next as it was', async () => {
    const previewed = await preview(JSON.stringify({ ...HEAD, ...later }), now);
    expect(previewed).toMatchObject({ ok: true, preview: { differenceCount: 0 } });
    expect((await copyWork.take(NEWEST, now)).ok).toBe(true);
    const saved = await copy(now);
    for (const [kind, records] of Object.entries(later))
      expect(saved[kind]).toEqual(expect.arrayContaining(records as unknown[]));
    await emptyDevice();
    expect(await take(saved, now)).toBeUndefined();
    expect(await copy(now)).toEqual(saved);
  });

  it('is left out of what is counted and of the list on the screen', async () => {
    const before = await copyWork.survey();
    await take({ ...HEAD, ...later }, now);
    expect(await copyWork.survey()).toEqual(before);
    expect(JSON.parse(localStorage.getItem('equivale-currency-list') ?? '')).toMatchObject({ amount: '250' });
  });

  it('gives way to a later state of the same, and is no difference to choose from', async () => {
    await take({ ...HEAD, markups: [{ id: 'my-card', tiers: ['1'], changedAt: now }] }, now);
    const read = { id: 'my-card', percent: '3', changedAt: now + 1 };
    const previewed = await preview(JSON.stringify({ ...HEAD, markups: [read] }), now);
    expect(previewed).toMatchObject({ ok: true, preview: { differenceCount: 0 } });
    await copyWork.take(NEWEST, now);
    expect((await copy(now)).markups).toContainEqual(read);
  });
});

describe('[I17.undo] the way back', () => {
  it('reverts fields and kinds that this release does not know, too', async () => {
    await take({ ...HEAD, ...BAIT, shape: { of: 'before' }, note: 'before' });
    const before = await copy();
    const kinds = {
      fromLater: [{ id: 'a', changedAt: 3 }],
      places: [{ list: 'x', item: 'b', changedAt: 3 }],
    };
    const trips = [{ ...FULL.trips[0], place: 'US', changedAt: 90 }];
    await take({ ...HEAD, ...kinds, trips, shape: { of: 'zzz' }, colour: 'red' });
    expect(await copy()).toMatchObject({ ...kinds, shape: { of: 'zzz' }, colour: 'red', trips });
    expect((await copyWork.undo()).ok).toBe(true);
    const { fromLater, places, trips: back, ...rest } = await copy();
    const { trips: tripsBefore, ...others } = before;
    expect(rest).toEqual(others);
    expect(back).toMatchObject((tripsBefore as StampedRecord[]).map(({ place }) => ({ place })));
    expect(fromLater).toMatchObject([{ id: 'a', removed: true }]);
    expect(places).toEqual([{ list: 'x', item: 'b', changedAt: 4 }]);
  });
});
