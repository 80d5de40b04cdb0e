import { describe, expect, it } from 'vitest';
import { readAmount, sanitizeAmount } from './typed-amount.ts';

const plain = { signed: false, decimal: ',' } as const;
const signed = { signed: true, decimal: ',' } as const;

describe('sanitizeAmount', () => {
  it.each([
    ['', '12', '12'],
    ['12', '12,', '12,'],
    ['12', '12.', '12.'],
    ['12,5', '12,5.', '12,5'],
    ['1.2', '1.2.3', '1.2'],
    ['', 'a1b2c', '12'],
    ['', '$ 1 000', '1000'],
    ['5', '-5', '5'],
    ['5', '', ''],
    ['', '.', '.'],
  ])('%j then %j shows %j', (previous, next, shown) => {
    expect(sanitizeAmount(previous, next, plain)).toBe(shown);
  });

  it.each([
    ['', '-', '-'],
    ['40', '\u221240', '-40'],
    ['-4', '-4,5', '-4,5'],
    ['4', '4-5', '45'],
  ])('keeps a leading minus for temperature: %j then %j shows %j', (previous, next, shown) => {
    expect(sanitizeAmount(previous, next, signed)).toBe(shown);
  });
});

describe('readAmount', () => {
  it.each([
    ['', '0'],
    ['.', '0'],
    [',', '0'],
    ['0', '0'],
    ['007', '7'],
    ['5.', '5'],
    [',5', '0.5'],
    ['1234,50', '1234.5'],
    ['12.25', '12.25'],
    ['1,05', '1.05'],
    [' 5 ', '5'],
    ['9'.repeat(400), '9'.repeat(400)],
  ])('%j is %j', (text, value) => {
    expect(readAmount(text, plain)).toMatchObject({ ok: true, text: value });
  });

  it.each([
    ['-40', '-40'],
    ['\u221212,5', '-12.5'],
    ['-', '0'],
    ['-0', '0'],
    ['- 7', '-7'],
  ])('%j is %j where a sign is allowed', (text, value) => {
    expect(readAmount(text, signed)).toMatchObject({ ok: true, text: value });
  });

  it.each([
    ['-5', 'negative'],
    ['1.2.3', 'two-separators'],
    ['1,2.3', 'two-separators'],
    ['12a', 'not-a-number'],
  ])('%j is refused: %s', (text, code) => {
    expect(readAmount(text, plain)).toEqual({ ok: false, code, text });
  });
});
