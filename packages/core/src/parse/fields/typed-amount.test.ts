import { describe, expect, it } from 'vitest';
import { readAmount, sanitizeAmount } from './typed-amount.ts';

const plain = { signed: false, decimal: ',' } as const;
const signed = { signed: true, decimal: ',' } as const;

describe('[S5.category-input] [D.input-comma] sanitizeAmount', () => {
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
    ['4', '4-5', '4-5'],
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
  ])('[S5.category-empty] %j is %j', (text, value) => {
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
  ])('[S5.category-input] %j is refused: %s', (text, code) => {
    expect(readAmount(text, plain)).toEqual({ ok: false, code, text });
  });
});

describe('[D.typed-sign] a minus behind digits', () => {
  it.each([
    ['2', '2-', '2-', '2'],
    ['1.234,5', '1.234,5\u2212', '1.234,5\u2212', '1234.5'],
    ['1e', '1e-', '1e-', '1'],
  ])('waits for nothing: %s, then %s', (before, next, text, value) => {
    const shown = sanitizeAmount(before, next, { signed: false, decimal: ',' });
    const read = readAmount(shown, { signed: false, decimal: ',' });
    expect([shown, read.ok && read.text]).toEqual([text, value]);
  });

  it.each(['2-1', '2 - 1', '10\u22123', '-2-1'])('joins no digits: %s', (next) => {
    const options = { signed: true, decimal: ',' } as const;
    expect(readAmount(sanitizeAmount(next.slice(0, -1), next, options), options)).toMatchObject({
      ok: false,
    });
  });
});
