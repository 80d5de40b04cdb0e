import { CATEGORIES, COMMON_UNITS, CURRENCIES, createUnitSet } from '@equivale/core';
import { EXTENDED_UNITS } from '@equivale/core/extended-units';
import { SPECIALIST_UNITS } from '@equivale/core/specialist-units';
import { describe, expect, it } from 'vitest';
import { isUnitOf, parseConversionRecord, parseNewConversion, parseNewFavorite } from '../index.ts';

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

const units = createUnitSet([COMMON_UNITS, EXTENDED_UNITS, SPECIALIST_UNITS]);

/** Every category that the app has a converter for, with all that can be chosen there. */
const offered = CATEGORIES.map(({ id }) => ({
  category: id,
  ids: id === 'currency' ? CURRENCIES.map(({ code }) => code) : units.list(id).map((unit) => unit.id),
}));

describe('a conversion and a favorite', () => {
  it.each(offered)('may be of every unit of $category', ({ category, ids }) => {
    expect(ids.length).toBeGreaterThan(2);
    for (const id of ids) {
      const pair = { category, fromUnit: id, toUnit: ids[0] };
      const conversion = { ...pair, fromValue: 1, toValue: 1 };
      expect(parseNewFavorite(pair), id).toEqual({ ok: true, value: pair });
      expect(parseNewConversion(conversion), id).toEqual({ ok: true, value: conversion });
      expect(isUnitOf(category, id), id).toBe(true);
    }
  });

  it.each([
    ['length', 'kg'],
    ['currency', 'm'],
    ['volume', 'USD'],
    ['volume', 'nothing'],
  ] as const)('of %s has no %s', (category, id) => {
    expect(isUnitOf(category, id)).toBe(false);
  });

  it.each([
    ['category', { category: 'luck' }],
    ['fromUnit', { fromUnit: '' }],
    ['fromUnit', { fromUnit: '_l' }],
    ['fromUnit', { fromUnit: 'l'.repeat(33) }],
    ['toUnit', { toUnit: 'gal us' }],
  ])('is refused at %s: %j', (field, wrong) => {
    const pair = { category: 'volume', fromUnit: 'l', toUnit: 'gal_us' };
    expect(parseNewFavorite({ ...pair, ...wrong })).toMatchObject({ ok: false, field });
  });
});
