import { describe, expect, it } from 'vitest';
import { locale as en } from '../../../locale/en/locale.ts';
import { parseQuestion } from '../../../testing/parse-question.ts';
import { moneyScaleOf } from './number-words.ts';

/** The amount read from words before a unit, in that unit. */
function amountOf(words: string): string {
  const result = parseQuestion(`${words} km to m`, { locale: en });
  return result.ok ? result.interpretation.amount.toSignificant(15) : result.code;
}

describe('numbers in words', () => {
  it.each([
    ['zero', '0'],
    ['once', '11'],
    ['veintiún', '21'],
    ['veintinueve', '29'],
    ['treinta y cinco', '35'],
    ['noventa y nueve', '99'],
    ['cien', '100'],
    ['ciento veinte', '120'],
    ['doscientas', '200'],
    ['quinientos cincuenta y cinco', '555'],
    ['novecientas', '900'],
    ['mil', '1000'],
    ['dos mil quinientos', '2500'],
    ['un millón doscientos mil', '1200000'],
    ['2,5 millones de', '2500000'],
    ['medio millón de', '500000'],
    ['media docena de', '6'],
    ['twelve', '12'],
    ['forty two', '42'],
    ['one hundred and fifty', '150'],
    ['two hundred thousand', '200000'],
    ['three million four hundred thousand', '3400000'],
    ['20 thousand', '20000'],
    ['half a million', '500000'],
    ['a dozen', '12'],
    ['a couple of', '2'],
    ['three quarters of a', '0.75'],
    ['two and a half', '2.5'],
    ['5 and a quarter', '5.25'],
    ['dos y media', '2.5'],
    ['dos y un cuarto', '2.25'],
    ['two and one half', '2.5'],
    ['half a dozen', '6'],
    ['half a pair', '1'],
    ['half a billion', '500000000'],
    ['a third of a', '0.333333333333333'],
    ['dos tercios de', '0.666666666666667'],
    ['un trillón de', '1000000000000000000'],
  ])('%s is %s', (words, amount) => {
    expect(amountOf(words)).toBe(amount);
  });

  it.each([
    'five six',
    'twenty twenty',
    'twenty ten',
    'ten five',
    'veintiuno cinco',
    'cien doscientos',
    'cien cien',
    'five hundred cien',
    'uno dos',
    '2 cinco',
    'a dozen five',
    'half quarter',
  ])('%s is no number', (words) => {
    expect(amountOf(words)).toMatch(/^[a-z-]+$/);
  });

  // $5k, 1.2M usd, 3 MM as in the accounts of Latin America, $2B
  it('knows the letters that stand for thousands of money, and no other', () => {
    const scales = ['k', 'm', 'mm', 'b', 'x'].map((letters) => moneyScaleOf(letters)?.n);
    expect(scales).toEqual([1_000n, 1_000_000n, 1_000_000n, 1_000_000_000n, undefined]);
  });
});
