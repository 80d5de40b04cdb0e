import { expect, it } from 'vitest';
import { rational } from '../number/rational.ts';
import { averageRate, crossHistories, type PublishedSeries } from './quote-history.ts';

const series = (arePrices: boolean, ...tenths: number[]): PublishedSeries => ({
  figures: tenths.map((figure) => rational(BigInt(figure), 10n)),
  arePrices,
});
const average = (...args: Parameters<typeof averageRate>) => {
  const { n, d } = averageRate(...args).toFraction();
  return rational(n, d);
};

const perBase = series(false, 11, 13);
const prices = series(true, 40, 60);
const one = rational(1n);

it.each([
  // (1.1 + 1.3) / 2, and one over it
  ['units per base', perBase, undefined, one, rational(6n, 5n)],
  ['the same pair turned round', undefined, perBase, one, rational(5n, 6n)],
  // prices of 4 and 6 are 5 on average; the mean of 1/4 and 1/6 would be 5/24
  ['prices', prices, undefined, one, rational(1n, 5n)],
  ['prices turned round', undefined, prices, one, rational(5n)],
  ['two series, each averaged by itself', perBase, prices, one, rational(6n)],
  ['a currency fixed to the one published', perBase, undefined, rational(2n), rational(12n, 5n)],
  ['two currencies that are fixed to one', undefined, undefined, rational(2n, 3n), rational(2n, 3n)],
])('[I15.averages] the average of %s', (_, target, source, factor, expected) => {
  expect(average(target, source, factor)).toEqual(expected);
  const { n, d } = factor;
  expect(average(source, target, rational(d, n))).toEqual(rational(expected.d, expected.n));
});

// ECB, per euro, 20 and 21 August 2026. By hand with bc: 19.7690 / 1.1699 and 1 / 1.1699, to 11 digits.
const dollars = [
  { date: '2026-08-20', rate: '1.1681' },
  { date: '2026-08-21', rate: '1.1699' },
];
const pesos = [
  { date: '2026-08-19', rate: '19.7012' },
  { date: '2026-08-21', rate: '19.7690' },
  { date: '2026-08-22', rate: '' },
];
it.each([
  ['of two currencies, on the days that both have', pesos, dollars, ['2026-08-21 16.898025472']],
  ['of the third to another', dollars, undefined, ['2026-08-20 1.1681', '2026-08-21 1.1699']],
  ['to the third', undefined, dollars, ['2026-08-20 0.85609108809', '2026-08-21 0.8547739123']],
  ['of the third to itself', undefined, undefined, []],
  ['without what is no figure', undefined, pesos.slice(2), []],
])('[I18.signed-history] a history %s', (_, target, base, expected) => {
  expect(crossHistories(target, base).map(({ date, rate }) => `${date} ${rate}`)).toEqual(expected);
});
