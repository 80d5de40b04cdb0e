import { expect, it } from 'vitest';
import { locale as es } from '../../../../languages/es/core/locale.ts';
import type { Pair } from './conversion.ts';
import { describeConversion } from './describe-conversion.ts';
import { pairFigure } from './describe-pair-figure.ts';

const listed = (category: Pair['category'], fromUnit: string, toUnit: string, toText: string) =>
  describeConversion(
    { category, fromUnit, toUnit, fromValue: 1, toValue: Number(toText), toText },
    es,
    undefined,
  ).value.replaceAll('\u202f', ' ');

it.each([
  ['length', 'm', 'km', '0.007', '0,007 km'],
  ['time', 's', 'h', '0.008333333333333333333333333333333333', '0,00833 h'],
  ['length', 'mi', 'km', '42.1648128', '42,16 km'],
  ['currency', 'USD', 'JPY', '12.4321', '12,4 JPY'],
  ['currency', 'JPY', 'EUR', '0.0149', '0,0149 EUR'],
  ['currency', 'USD', 'BTC', '0.00000012480741655532806', '0,000000125 BTC'],
] as const)('[D.list-figures] %s %s in %s: %s is listed as %s', (category, from, to, result, shown) => {
  expect(listed(category, from, to, result)).toBe(shown);
});

it('[D.list-figures] the factor of a favorite is not cut to what six decimals leave of it', () => {
  // 4.184 / 3.6e6 by Python's decimal
  expect(pairFigure({ category: 'energy', fromUnit: 'cal', toUnit: 'kwh' }, es, undefined)).toBe('0,00000116222');
});
