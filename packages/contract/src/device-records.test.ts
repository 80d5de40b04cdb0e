import { describe, expect, it } from 'vitest';
import { parseConversionRecord, parseNewConversion } from './index.ts';

const ID = '019a9f3e-5b7c-7d21-9c38-2f6f6d0c6a11';
const MILE = { category: 'length', fromUnit: 'mi', toUnit: 'km', fromValue: 1, toValue: 1.609344 };

/** First and last instant that RFC 3339 can write, in milliseconds. */
const [FIRST_MS, LAST_MS] = [-62_167_219_200_000, 253_402_300_799_999];

describe('an instant that a service accepts', () => {
  it.each([
    0,
    1_795_174_870_162,
    LAST_MS,
    '1969-12-31T23:59:59Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
    '2024-02-29T12:00:00+14:00',
  ])('%j can be listed by it', (timestamp) => {
    expect(parseNewConversion({ ...MILE, timestamp })).toMatchObject({ ok: true });
    const listed = new Date(timestamp).toISOString();
    const record = { ...MILE, id: ID, timestamp: listed, createdAt: listed };
    expect(parseConversionRecord(record)).toMatchObject({ ok: true });
  });

  it.each([
    8.64e15,
    LAST_MS + 1,
    FIRST_MS - 1,
    -1,
    0.5,
    '9999-12-31T23:59:59-05:00',
    '0000-01-01T00:00:00+01:00',
    '+010000-01-01T00:00:00Z',
    '2026-02-31T10:00:00Z',
    '2026-02-29T10:00:00+02:00',
  ])('is not %j', (timestamp) => {
    expect(parseNewConversion({ ...MILE, timestamp })).toMatchObject({ ok: false, field: 'timestamp' });
  });
});
