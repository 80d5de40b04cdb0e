import { describe, expect, it } from 'vitest';
import { locale as en } from '../../../../../languages/en/core/locale.ts';
import { locale as es } from '../../../../../languages/es/core/locale.ts';
import { readPastedNumber } from './grouped-number.ts';

describe('readPastedNumber', () => {
  it.each([
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1 234,5', '1234.5'],
    ['1\u00a0234,567', '1234.567'],
    ['1\u202f234\u202f567', '1234567'],
    ["1'234.5", '1234.5'],
    // an apostrophe before the millions, as in Colombia
    ["1'500.000.000", '1500000000'],
    ["1'500.000,50", '1500000.5'],
    ["1'500,000.50", '1500000.5'],
    ["2'001'500.000,5", '2001500000.5'],
    ['1\u2019234\u2019567,25', '1234567.25'],
    ['1.234.567', '1234567'],
    ['1,234,567', '1234567'],
    ['12,34,567.50', '1234567.5'],
    ['1,23,45,678', '12345678'],
    ['1 234', '1234'],
    ['0.123', '0.123'],
    ['0,123', '0.123'],
    [',125', '0.125'],
    ['1234.567', '1234.567'],
    ['1234,567', '1234.567'],
    ['12,5', '12.5'],
    ['12.50', '12.5'],
    ['5.', '5'],
    ['$1,234.56', '1234.56'],
    ['1.234,56 €', '1234.56'],
    ['\u221240,5', '-40.5'],
    ['-$5.25', '-5.25'],
    ['-$ 5.25', '-5.25'],
    ['$ -5.25', '-5.25'],
    ['+7', '7'],
  ])('[D.paste] %j is %j in either language', (text, value) => {
    expect(readPastedNumber(text, es)).toEqual({ ok: true, text: value });
    expect(readPastedNumber(text, en)).toEqual({ ok: true, text: value });
  });

  it('shows the other number of one separator before exactly three digits', () => {
    expect(readPastedNumber('1.234', es)).toEqual({
      ok: true,
      text: '1234',
      ambiguous: true,
      other: '1.234',
    });
    expect(readPastedNumber('1.234', en)).toEqual({ ok: true, text: '1.234' });
    expect(readPastedNumber('1,234', es)).toEqual({
      ok: true,
      text: '1.234',
      ambiguous: true,
      other: '1234',
    });
    expect(readPastedNumber('1,234', en)).toEqual({
      ok: true,
      text: '1234',
      ambiguous: true,
      other: '1.234',
    });
    // millions with an apostrophe, as in Colombia; thousands of it in Switzerland
    expect(readPastedNumber("1'500.000", es)).toMatchObject({ text: '1500000', other: '1500' });
    expect(readPastedNumber("1'500.000", en)).toMatchObject({ text: '1500', other: '1500000' });
    expect(readPastedNumber('-1.234', es)).toMatchObject({ text: '-1234', other: '-1.234' });
  });

  it.each([
    '',
    'abc',
    '12 34',
    '1.23.4',
    '1,234.567.8',
    '1.234,567,8',
    '1..2',
    '12 km',
    '12x345',
    '123,45,678',
    '1,23,4,567',
    '1,234 567',
    '1 2,345 6',
    '.',
    '1.2.3,4',
    "1'500.00,5",
    "1.500'000,5",
    "1'50.000.000",
  ])('refuses %j', (text) => {
    expect(readPastedNumber(text, es)).toEqual({ ok: false, code: 'not-a-number', text });
  });
});
