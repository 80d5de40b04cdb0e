import { toJsonSchema } from '@valibot/to-json-schema';
import { Ajv, type AnySchema } from 'ajv';
import { describe, expect, it } from 'vitest';
import { isMyDataName, MY_DATA_KINDS, type MyDataRead, myDataSchema, readMyData } from '../index.ts';

/** The published form, by a validator that knows nothing of ours. */
const fitsSchema = new Ajv({ formats: { 'date-time': true } }).compile(
  toJsonSchema(myDataSchema, { errorMode: 'ignore' }) as AnySchema,
);

const id = '0198c6f0-7e2a-7c51-9a3b-5b1f6a0c2d11';
const empty = Object.fromEntries(MY_DATA_KINDS.map((kind) => [kind, []]));
const copy = {
  ...{ format: 'equivale-data', version: 1 },
  ...empty,
  favorites: [
    { id, category: 'currency', fromUnit: 'USD', toUnit: 'EUR', createdAt: 1, changedAt: 2, color: 'red' },
    { id: `${id}2`, removed: true, changedAt: 3 },
  ],
  preferences: [{ id: 'theme', value: 'dark', changedAt: 0 }],
  markups: [{ id: 'chosen', of: 'my-card', isTakenOff: false, changedAt: 4 }],
  ownRates: [{ id, base: 'EUR', code: 'MXN', text: '18.5', isUsed: true, changedAt: 5 }],
  arrangements: [{ list: 'home', item: '', sorting: 'use', changedAt: 6 }],
  alerts: [{ id, kind: 'best', from: 'EUR', to: 'USD', armedAt: 7, base: '1.17', changedAt: 7 }],
  fromLater: [{ id, below: '1.1', changedAt: 7 }],
};

/** 2026-11-28, and a year later. */
const now = 1_795_824_000_000;
const inAYear = now + 365 * 86_400_000;

function read(input: unknown): MyDataRead {
  const steps = readMyData(input, now);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
const faultOf = (input: unknown) => {
  const outcome = read(input);
  return outcome.ok ? undefined : outcome.code;
};

describe('a copy of everything', () => {
  it('[I17.copy-form] is read with fields and kinds that this release does not know', () => {
    expect(read(copy)).toEqual({ ok: true, state: copy });
    expect(fitsSchema(copy)).toBe(true);
    expect(faultOf({ format: 'equivale-data', version: 1 })).toBeUndefined();
  });

  it('[I17.unread] is read with records of known kinds that this release cannot read, which the published form has not', () => {
    const later = { ...copy, favorites: [{ ...copy.favorites[0], fromUnit: '=1+1' }] };
    expect(read(later)).toEqual({ ok: true, state: later });
    expect(fitsSchema(later)).toBe(false);
  });

  it.each([
    { ...copy, version: 0 },
    { ...copy, favorites: [{ id, removed: true }] },
    { ...copy, favorites: [{ list: 'x', item: 'y', changedAt: 1 }] },
    { ...copy, trips: {} },
  ])('[I17.copy-form] is refused whole where something is wrong: %j', (input) => {
    expect(faultOf(input)).toBe('damaged');
    expect(fitsSchema(input)).toBe(false);
  });

  it('[I17.copy-form] tells a newer form from what is no copy', () => {
    expect(faultOf({ ...copy, exportedAt: 'yesterday' })).toBe('damaged');
    expect([{ ...copy, version: 2 }, { version: 2 }, null, 'text', []].map(faultOf)).toEqual([
      ...['newer', 'not-a-copy', 'not-a-copy', 'not-a-copy', 'not-a-copy'],
    ]);
  });

  it.each(['', 'a b', 'Favorites', '__proto__', 'constructor', 'toString', 'devices', 'x'.repeat(41)])(
    '[I17.copy-names] is refused with a kind or a field that is called %j',
    (name) => {
      expect(isMyDataName(name)).toBe(false);
      for (const value of [[{ id: 'a', changedAt: 1 }], 'text'])
        expect(faultOf({ ...copy, ...JSON.parse(`{"${name}":${JSON.stringify(value)}}`) })).toBe('damaged');
    },
  );

  it('[I17.copy-names] has no members but its own', () => {
    const outcome = read(copy);
    expect(outcome.ok && Object.getPrototypeOf(outcome.state)).toBeNull();
  });

  it('[I17.clocks] has no clock that a change could not come after; the order of clocks stays', () => {
    const clocks = [3, 253_402_300_799_999, inAYear, 253_402_300_799_998, inAYear + 1];
    const of = (kind: string) => ({ [kind]: clocks.map((changedAt, at) => ({ id: `${at}`, changedAt })) });
    const outcome = read({ ...copy, ...of('preferences'), ...of('fromLater') });
    for (const kind of ['preferences', 'fromLater'])
      expect(outcome).toMatchObject({
        state: {
          [kind]: [
            ...[{ changedAt: 3 }, { changedAt: inAYear }, { changedAt: inAYear }],
            ...[{ changedAt: inAYear - 1 }, { changedAt: inAYear - 2 }],
          ],
        },
      });
  });

  it('[I17.copy-faults] is refused with more than 50,000 records of whatever kind, or nested ones that no device could write', () => {
    const many = Array.from({ length: 50_001 }, () => 7);
    expect(faultOf({ ...copy, fromLater: many })).toBe('too-large');
    const deep = JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`);
    for (const name of ['fromLater', 'trips'])
      expect(faultOf({ ...copy, [name]: [{ id: 'a', changedAt: 1, deep }] })).toBe('damaged');
    expect(faultOf({ ...copy, note: { deep } })).toBe('damaged');
    expect(faultOf({ ...copy, note: deep })).toBe('damaged');
  });
});
