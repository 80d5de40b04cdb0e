import { describe, expect, it } from 'vitest';
import { locale as en } from '../../../../../../languages/en/core/locale.ts';
import { parseQuestion } from '../../../testing/parse-question.ts';
import { MONEY_SCALES } from './number-words.ts';

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
    ['twenty-five', '25'],
    ['one hundred twenty-five', '125'],
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
    ['half a billion', '500000000'],
    ['a third of a', '0.333333333333333'],
    ['dos tercios de', '0.666666666666667'],
  ])('%s is %s', (words, amount) => {
    expect(amountOf(words)).toBe(amount);
  });

  // long and short scale by Real Academia Española, Diccionario panhispánico de dudas, and Merriam-Webster; products by hand
  it.each([
    ['mil millones de', '1000000000'],
    ['10 mil millones de', '10000000000'],
    ['cien mil millones de', '100000000000'],
    ['1,5 mil millones de', '1500000000'],
    ['tres mil quinientos millones de', '3500000000'],
    ['mil doscientos millones de', '1200000000'],
    ['3 mil 500 millones de', '3500000000'],
    ['2 millones 500 mil', '2500000'],
    ['5 mil 300', '5300'],
    ['5 mil 300,50', '5300.5'],
    ['cinco mil millones doscientos mil', '5000200000'],
    ['un billón quinientos mil millones de', '1500000000000'],
    ['un millón mil', '1001000'],
    ['mil billones de', '1000000000000000'],
    ['un millón de millones de', '1000000000000'],
    ['un par de millones de', '2000000'],
    ['dos mil docenas de', '24000'],
    ['mil y un', '1001'],
    ['5 thousand million', '5000000000'],
    ['two hundred thousand million', '200000000000'],
    ['a thousand billion', '1000000000000'],
    ['one million million', '1000000000000'],
    ['a million billion', '1000000000000000'],
    ['three thousand five hundred million', '3500000000'],
    ['1 billion 200 million', '1200000000'],
    ['a couple of million', '2000000'],
    ['two thousand five hundred dozen', '30000'],
    ['one thousand five hundred thousand', '1500000'],
  ])('[I14.multiplying] %s is %s', (words, amount) => {
    expect(amountOf(words)).toBe(amount);
  });

  it.each([
    ['millón y medio de', '1500000'],
    ['dos millones y cuarto de', '2250000'],
    ['dos docenas y media de', '30'],
    ['dos y medio millones de', '2500000'],
    ['un cuarto de millón de', '250000'],
    ['tres cuartos de millón de', '750000'],
    ['la mitad de un millón de', '500000'],
    ['billón y medio de', '1500000000000'],
    ['dos y tres cuartos', '2.75'],
    ['2 y 1/2', '2.5'],
    ['a million and a half', '1500000'],
    ['a dozen and a half', '18'],
    ['two and a half million', '2500000'],
    ['one and a half thousand', '1500'],
    ['2 1/2 million', '2500000'],
    ['quarter of a million', '250000'],
    ['three quarters of a million', '750000'],
    ['half of a million', '500000'],
    ['one and three quarter million', '1750000'],
    ['twenty and three quarters', '20.75'],
    ['2 and 3/4', '2.75'],
  ])('[I14.half] %s is %s', (words, amount) => {
    expect(amountOf(words)).toBe(amount);
  });

  it.each([
    ['a thousand and a half', ['1000.5', '1500']],
    ['mil y medio', ['1000.5', '1500']],
    ['two hundred and a half', ['200.5', '250']],
    ['tres mil millones y medio de', ['3000500000', '3500000000']],
    ['a thousand billion', ['1000000000000', '1000000000000000']],
    ['un billón quinientos mil millones de', ['1500000000000']],
  ])('%s may be %j', (words, amounts) => {
    const result = parseQuestion(`${words} km to m`, { locale: en });
    if (!result.ok) throw new Error(result.code);
    const interpretations = [result.interpretation, ...result.alternatives];
    expect(interpretations.map(({ amount }) => amount.toSignificant(15))).toEqual(amounts);
  });

  it.each([
    ['tres coma cinco', '3.5'],
    ['tres punto cinco', '3.5'],
    ['cero coma uno', '0.1'],
    ['cero coma cero cinco', '0.05'],
    ['uno coma veinticinco', '1.25'],
    ['dos coma treinta y cinco', '2.35'],
    ['uno coma ciento veinticinco', '1.125'],
    ['3 coma 5', '3.5'],
    ['dos coma cinco millones de', '2500000'],
    ['one point five', '1.5'],
    ['zero point zero two', '0.02'],
    ['three point one four one six', '3.1416'],
    ['ninety nine point nine', '99.9'],
    ['one point five million', '1500000'],
    ['one point two five thousand', '1250'],
  ])('[I14.decimals] %s: %s', (words, value) => {
    expect(amountOf(words)).toBe(value);
  });

  // a lakh is 10^5, a crore 10^7
  it.each([
    ['5 lakh', '500000'],
    ['1.5 lakhs', '150000'],
    ['two crore', '20000000'],
    ['2 crore 50 lakh', '25000000'],
    ['1 lakh crore', '1000000000000'],
  ])('%s: %s', (words, value) => {
    expect(amountOf(words)).toBe(value);
  });

  it.each([
    'tres coma 50 5',
    'cinco coma',
    'coma cinco',
    'five point',
    'uno coma cinco coma dos',
    'dos y media coma cinco',
    'half point five',
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
    'five million thousand',
    'three hundred hundred',
    'mil medio',
    '1,5 mil 300',
    '1,5 millones y medio',
    'dos millones y medio thousand',
    'cien mil docenas cinco',
    'mil y medio millones',
    'twenty 2',
    '20 five',
    '2,5 y medio',
    'one hundred hundred',
    '5 ^',
  ])('%s is no number', (words) => {
    expect(amountOf(words)).toMatch(/^[a-z-]+$/);
  });

  // $5k, 1.2M usd, 3 MM as in the accounts of Latin America, $2B
  it('knows the letters that stand for thousands of money, and no other', () => {
    const scales = ['k', 'm', 'mm', 'b', 'x'].map((letters) => MONEY_SCALES.get(letters)?.n);
    expect(scales).toEqual([1_000n, 1_000_000n, 1_000_000n, 1_000_000_000n, undefined]);
  });
});
