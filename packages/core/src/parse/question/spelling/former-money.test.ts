import { expect, it } from 'vitest';
import { locale } from '../../../../../../languages/en/core/locale.ts';
import { parseSum } from '../../../testing/parse-sum.ts';

/** @source Council Regulation (EC) 2866/98 as amended: units of the currency in one euro. */
const RATES: readonly (readonly [question: string, rate: number])[] = [
  ['100 pesetas en euros', 166.386],
  ['1000 ptas en euros', 166.386],
  ['100 spanish pesetas to euros', 166.386],
  ['100 francos franceses', 6.55957],
  ['100 francos franceses a euros', 6.55957],
  ['100 french francs to euros', 6.55957],
  ['100 francos belgas en euros', 40.3399],
  ['100 francos de luxemburgo a euros', 40.3399],
  ['100 luxembourg francs to euros', 40.3399],
  ['100 belgian francs', 40.3399],
  ['1000 liras italianas', 1936.27],
  ['1000 italian lire in euro', 1936.27],
  ['1000 italian lira', 1936.27],
  ['100 marcos alemanes en euros', 1.95583],
  ['100 german marks', 1.95583],
  ['100 deutschmarks', 1.95583],
  ['100 marcos finlandeses en euros', 5.94573],
  ['100 finnish markka to euros', 5.94573],
  ['100 markka', 5.94573],
  ['100 chelines austríacos', 13.7603],
  ['100 austrian schillings to eur', 13.7603],
  ['100 escudos portugueses', 200.482],
  ['100 portuguese escudos to euro', 200.482],
  ['100 florines holandeses en euros', 2.20371],
  ['100 dutch guilders', 2.20371],
  ['100 dracmas en euros', 340.75],
  ['100 greek drachma', 340.75],
  ['100 libras irlandesas en euros', 0.787564],
  ['100 irish punts to euros', 0.787564],
  ['100 irish pounds to euros', 0.787564],
  ['100 libras chipriotas en euros', 0.585274],
  ['100 cyprus pounds to euro', 0.585274],
  ['100 liras maltesas en euros', 0.4293],
  ['100 maltese lira to eur', 0.4293],
  ['100 tolares en euros', 239.64],
  ['100 slovenian tolar to euro', 239.64],
  ['100 coronas eslovacas en euros', 30.126],
  ['100 slovak koruna to euro', 30.126],
  ['100 coronas estonias en euros', 15.6466],
  ['100 kroon to euro', 15.6466],
  ['100 lats letones en euros', 0.702804],
  ['100 latvian lats to euro', 0.702804],
  ['100 litas', 3.4528],
  ['100 lithuanian litas to euro', 3.4528],
];

it.each(RATES)('%s: at %d a euro', (text, rate) => {
  const question = parseSum(text, { locale });
  if (!question.ok) throw new Error(question.code);
  const { amount, from } = question.interpretation;
  expect(from).toBe('EUR');
  expect(Number(amount.toSignificant(15))).toBeCloseTo(Number.parseFloat(text) / rate, 9);
  expect(question.former?.map(({ perEuro }) => Number(perEuro))).toEqual([rate]);
});

it.each(['100 euros en dólares', '20 cents to euros', '1000 liras turcas en euros'])(
  '%s: no former money',
  (text) => {
    const question = parseSum(text, { locale });
    expect(question.ok && question.former).toBeUndefined();
  },
);
