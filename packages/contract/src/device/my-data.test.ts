import { toJsonSchema } from '@valibot/to-json-schema';
import { Ajv, type AnySchema } from 'ajv';
import { describe, expect, it } from 'vitest';
import { isNewerMyData, MY_DATA_KINDS, myDataSchema, parseMyData, parseMyDataRecord } from '../index.ts';

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

describe('a copy of everything', () => {
  it('[I17.copy-form] is read with fields and kinds that this release does not know', () => {
    expect(parseMyData(copy)).toEqual({ ok: true, value: copy });
    expect(fitsSchema(copy)).toBe(true);
    expect(parseMyData({ format: 'equivale-data', version: 1 })).toMatchObject({ ok: true, value: empty });
  });

  it.each([
    ['format', { ...copy, format: 'another' }],
    ['version', { ...copy, version: 2 }],
    ['favorites.0', { ...copy, favorites: [{ ...copy.favorites[0], fromUnit: '=1+1' }] }],
    ['favorites.0', { ...copy, favorites: [{ id, removed: true }] }],
    ['trips', { ...copy, trips: {} }],
    ['', null],
  ])('[I17.copy-form] is refused whole where something is wrong: %s', (field, input) => {
    const parsed = parseMyData(input);
    expect(parsed).toMatchObject({ ok: false });
    expect(parsed.ok || parsed.field.startsWith(field)).toBe(true);
    expect(fitsSchema(input)).toBe(false);
  });

  it('[I17.copy-form] tells a newer form from what is no copy', () => {
    expect([{ ...copy, version: 2 }, copy, { version: 2 }, null, 'text'].map(isNewerMyData)).toEqual([
      ...[true, false, false, false, false],
    ]);
  });

  it('is read record by record too', () => {
    expect(parseMyDataRecord('ownRates', copy.ownRates[0]).ok).toBe(true);
    expect(parseMyDataRecord('ownRates', { ...copy.ownRates[0], text: '0' }).ok).toBe(false);
  });
});
