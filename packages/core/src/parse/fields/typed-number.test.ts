import { describe, expect, it } from 'vitest';
import { readAmount, sanitizeAmount } from './typed-amount.ts';
import type { Separator } from './typed-number.ts';

const read = (text: string, decimal: Separator) => readAmount(text, { signed: false, decimal });

describe('[D.typed-numbers] typed numbers with grouping', () => {
  // The rows of "Input" in the product's decisions, worked out by hand.
  it.each([
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1.234.567', '1234567'],
    ['1,234,567', '1234567'],
    ['12.345.678,9', '12345678.9'],
    ['1,234,567.80', '1234567.8'],
    ['1234,56', '1234.56'],
    ['1234.56', '1234.56'],
    ['1234,567', '1234.567'],
    ['0,125', '0.125'],
    ['0.125', '0.125'],
    ['12,34', '12.34'],
    ['1.234,', '1234'],
  ])('%s is %s in either language', (text, value) => {
    for (const decimal of [',', '.'] as const) {
      const parsed = read(text, decimal);
      expect(parsed).toMatchObject({ ok: true, text: value });
      expect(parsed).not.toHaveProperty('other');
    }
  });

  it.each([
    ['1,234', '.', '1234', '1.234'],
    ['1,234', ',', '1.234', '1234'],
    ['1.234', ',', '1234', '1.234'],
    ['1.234', '.', '1.234', '1234'],
    ['12.500', ',', '12500', '12.5'],
    ['123,000', ',', '123', '123000'],
  ] as const)('%s where the decimals follow %s is %s, and %s is offered', (text, decimal, value, other) => {
    expect(read(text, decimal)).toMatchObject({ ok: true, text: value, other });
  });

  it.each(['1.234.', '1.234.5', '1.234.56', '12,345,6'])(
    '%s is a number whose last group is not full',
    (text) => {
      expect(read(text, ',')).toMatchObject({ ok: true, text: text.replace(/\D/g, ''), isIncomplete: true });
    },
  );

  it.each([
    ['1.234,50', '1234.50'],
    ['007,050', '7.050'],
    [',5', '0.5'],
    ['100', '100'],
    ['', '0'],
    ['-0,50', '-0.50'],
  ])('%j keeps the decimals that were typed: %s', (text, typed) => {
    expect(readAmount(text, { signed: true, decimal: ',' })).toMatchObject({ typed });
  });

  it.each(['1.2.3', '1,23.4', '1.234,5,6', '1,234.567,8', '0.234.567', '1.234.5678', '1.23.456.789'])(
    '%s is no number',
    (text) => {
      expect(read(text, ',')).toMatchObject({ ok: false, code: 'two-separators' });
    },
  );

  const shown = (previous: string, next: string) =>
    sanitizeAmount(previous, next, { signed: false, decimal: ',' });

  it('can be typed key by key', () => {
    for (const text of ['1.234,56', '1,234.56', '1.234.567', '12,345,678.9'])
      expect([...text].reduce((before, key) => shown(before, before + key), '')).toBe(text);
  });

  it.each([
    ['a separator where no number has one is ignored', '1,5', '1,5,', '1,5'],
    ['a third kind of place for one too', '1.234,5', '1.234,5.', '1.234,5'],
    ['a digit taken out of a group ends the grouping', '1.234,56', '1.34,56', '134,56'],
    ['a digit put into a group too', '1.234.567', '1.2934.567', '12934567'],
    ['but not before the decimals', '1.234.567,8', '1.24.567,8', '124567,8'],
    ['the first group can be deleted', '1.234.567', '.234.567', '234.567'],
    ['what stands before it too', '1.234.567', '..234.567', '234.567'],
    ['a number may begin with its decimals', '', '.5', '.5'],
  ])('%s', (_, previous, next, expected) => {
    expect(shown(previous, next)).toBe(expected);
  });
});
