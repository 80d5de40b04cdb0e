import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareRecords,
  keyOfRecord,
  LAST_STAMP,
  merge,
  nextStamp,
  type StampedRecord,
  type WholeState,
} from './merge.ts';

/** Few ids and few clocks, so that most records meet, many at the same time; some clocks are no times at all. */
const clock = fc.oneof(fc.nat(3), fc.constantFrom(LAST_STAMP, LAST_STAMP + 1, -1, 1.5));
const record = fc.oneof(
  fc.record({ id: fc.constantFrom('a', 'b', 'c'), changedAt: clock, removed: fc.constant(true) }),
  fc.record({ id: fc.constantFrom('a', 'b', 'c'), changedAt: clock, value: fc.jsonValue({ maxDepth: 2 }) }),
  fc.record({
    list: fc.constantFrom('x', 'y'),
    item: fc.constantFrom('', 'a'),
    changedAt: clock,
    hidden: fc.boolean(),
  }),
);
const byKey = (a: StampedRecord, b: StampedRecord) =>
  String(keyOfRecord(a)) < String(keyOfRecord(b)) ? -1 : 1;
const records = fc
  .uniqueArray(record as fc.Arbitrary<StampedRecord>, { selector: keyOfRecord, maxLength: 5 })
  .map((list) => list.sort(byKey));
const state: fc.Arbitrary<WholeState> = fc.dictionary(
  fc.constantFrom('favorites', 'preferences', 'fromLater', '__proto__'),
  fc.oneof({ weight: 5, arbitrary: records }, fc.jsonValue({ maxDepth: 1 })),
);

describe('two states as one', () => {
  it('[I17.merge] are the same whichever comes first, in any grouping and any number of times', () => {
    fc.assert(
      fc.property(state, state, state, (a, b, c) => {
        expect(merge(a, b)).toEqual(merge(b, a));
        expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)));
        expect(merge(a, a)).toEqual(a);
        expect(merge(merge(a, b), b)).toEqual(merge(a, b));
      }),
    );
  });

  const at = (changedAt: number, fields: object = {}) => ({ favorites: [{ id: 'a', changedAt, ...fields }] });

  it.each([
    ['the later change', at(1, { value: 'old' }), at(2, { value: 'new' })],
    ['a later removal', at(1, { value: 'old' }), at(2, { removed: true })],
    ['a change after the removal', at(1, { removed: true }), at(2, { value: 'new' })],
    ['at equal clocks what is there, not its removal', at(1, { removed: true }), at(1, { value: 'here' })],
    ['at equal clocks the greater content', at(1, { value: '1' }), at(1, { value: '2' })],
    ['any time rather than one too late', at(LAST_STAMP + 1, { value: 'none' }), at(1, { value: 'some' })],
    ['any time rather than a broken one', at(1.5, { value: 'none' }), at(1, { value: 'some' })],
    ['a time below zero like the earliest', at(0, { removed: true }), at(-1, { value: 'here' })],
    ['the greater content, not the fields that come first', at(1, { b: 2, a: 1 }), at(1, { a: 2, b: 1 })],
    ['the greater content of a list inside', at(1, { value: [1, 2] }), at(1, { value: [2, 1] })],
    ['the greater text of a field that is no list', { note: { b: 2, a: 1 } }, { note: { a: 2, b: 1 } }],
    [
      'a list with something unknown in it whole',
      { notes: [{ id: 'a', changedAt: 9 }, {}] },
      { notes: { z: 1 } },
    ],
  ])('[I17.merge] keep %s', (_, loses, wins) => {
    expect(merge(loses, wins)).toEqual(wins);
    expect(merge(wins, loses)).toEqual(wins);
  });

  it('[I17.merge] keep what only one of them knows, kinds and fields of a later release included', () => {
    const later = { alerts: [{ id: 'z', changedAt: 4, below: '1.1' }], note: { kept: true } };
    expect(merge({ ...at(1), ...later }, at(2, { color: 'red' }))).toEqual({
      ...at(2, { color: 'red' }),
      ...later,
    });
  });

  it.each([
    [{ id: 'a' }, 'a'],
    [{ id: 'a', list: 'x', item: 'b' }, 'a'],
    [{ id: 7, list: 'x', item: 'b' }, '["x","b"]'],
    [{ list: 'x', item: '' }, '["x",""]'],
    [{ list: 'x', item: 7 }, undefined],
    [{ item: 'b' }, undefined],
    [null, undefined],
  ])('find %j again by %s', (record, key) => {
    expect(keyOfRecord(record)).toBe(key);
  });

  it('stand in the order of their keys, and their fields by name', () => {
    const [one, other] = ['b', 'a'].map((id) => ({ id, changedAt: 1 }));
    const both = merge({ lists: [one], favorites: [one] }, { favorites: [other] });
    expect(both).toEqual({ favorites: [other, one], lists: [one] });
    expect(Object.keys(both)).toEqual(['favorites', 'lists']);
  });

  it('does not care in which order the fields of a record stand', () => {
    const [one, other] = [
      { b: 1, a: { d: 1, c: 2 } },
      { a: { c: 2, d: 1 }, b: 1 },
    ];
    const record = { id: 'a', changedAt: 1 };
    expect(compareRecords({ ...record, ...one }, { ...record, ...other })).toBe(0);
    expect(merge(at(1, one), at(1, other))).toEqual(at(1, one));
  });
});

describe('the clock of a change', () => {
  /** 2026-11-22 and ten years later. */
  const [now, farOff] = [1_795_305_600_000, 2_110_924_800_000];

  it('[I17.clocks] is now, and after what it replaces where that has a clock ahead', () => {
    expect(nextStamp(undefined, now)).toBe(now);
    expect(nextStamp(now - 5, now)).toBe(now);
    expect(nextStamp(now, now)).toBe(now + 1);
    expect(nextStamp(farOff, now)).toBe(farOff + 1);
  });

  it('[I17.clocks] of a device ten years ahead never wins over what was changed with knowledge of it', () => {
    const wrong = { id: 'a', changedAt: nextStamp(undefined, farOff), value: 'wrong clock' };
    const after = { id: 'a', changedAt: nextStamp(wrong.changedAt, now), value: 'right clock' };
    expect(merge({ ownRates: [wrong] }, { ownRates: [after] })).toEqual({ ownRates: [after] });
    expect(nextStamp(LAST_STAMP, now)).toBe(LAST_STAMP);
    expect(nextStamp(Number.MAX_VALUE, now)).toBe(now);
  });
});
