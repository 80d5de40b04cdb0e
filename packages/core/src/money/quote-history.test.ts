import { expect, it } from 'vitest';
import { rational } from '../number/rational.ts';
import { averageRate, type PublishedSeries } from './quote-history.ts';

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
