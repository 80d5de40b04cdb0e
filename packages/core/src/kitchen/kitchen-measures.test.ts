import { describe, expect, it } from 'vitest';
import { locale as es } from '../../../../languages/es/core/locale.ts';
import { LANGUAGES } from '../locale/languages.ts';
import { parseDecimal } from '../number/decimal.ts';
import { exactOf, toFullDecimal } from '../number/exact-value.ts';
import { divide, rational } from '../number/rational.ts';
import { convertIngredient } from './convert-ingredient.ts';
import { CUP_SIZES, isCupSize } from './cup-sizes.ts';
import { ingredientOf } from './ingredient.ts';
import { findIngredient } from './ingredients.ts';
import { kitchenDigits } from './kitchen-digits.ts';
import { KitchenReader } from './kitchen-question.ts';
import { findKitchenUnit, KITCHEN_UNITS } from './kitchen-units.ts';
import { OVEN_SETTINGS } from './oven.ts';
import { weigh } from './weigh.ts';

const reader = new KitchenReader(LANGUAGES);
const TWO = rational(2n);

/**
 * By what it is asked with: the size of every unit in millilitres or grams, its symbol or its names in Spanish and English, and
 * how else it is written. Volumes: NIST Handbook 44, appendix C, where a US gallon is 231 cubic inches of 2.54 cm; labels of
 * food: 21 CFR 101.9(b)(5)(viii). Pieces are what USDA's largest portion of them weighs: a stick of butter, a large egg, a
 * clove of garlic, a packet of dry yeast.
 */
const UNITS: [id: string, asked: string, size: string, names: string, written: string][] = [
  ['cup', 'agua en ml', '236.5882365', 'taza, tazas, cup, cups', 'tz, c, C'],
  [
    'tbsp',
    'agua en ml',
    '14.78676478125',
    'cucharada, cucharadas, tablespoon, tablespoons',
    'cda, cdas, cucharada sopera, cucharadas soperas, tbsp, tbsps, tbs, T',
  ],
  [
    'tsp',
    'agua en ml',
    '4.92892159375',
    'cucharadita, cucharaditas, teaspoon, teaspoons',
    'cdta, cdtas, cdita, cditas, cucharilla, cucharillas, tsp, tsps',
  ],
  ['stick', 'mantequilla en g', '113', 'barra, barras, stick, sticks', ''],
  ['piece', 'huevos en g', '50', 'unidad, unidades, piece, pieces', 'pc'],
  ['clove', 'ajo en g', '3', 'diente, dientes, clove, cloves', ''],
  [
    'packet',
    'levadura seca en g',
    '7.2',
    'sobre, sobres, packet, packets',
    'sobrecito, sobrecitos, sachet, sachets, envelope, envelopes',
  ],
  ['g', 'agua en g', '1', '', 'g, gramos, grams'],
  ['kg', 'agua en g', '1000', '', 'kg, kilos, kilogram'],
  ['oz', 'arroz en g', '28.349523125', '', 'oz, onzas, ounces'],
  ['hg', 'arroz en g', '100', '', 'hg'],
  ['dag', 'arroz en g', '10', '', 'dag'],
  ['pound-metric', 'arroz en g', '500', '', ''],
  ['lb', 'arroz en g', '453.59237', '', 'lb, libras, pounds'],
  ['ml', 'agua en ml', '1', 'mL', 'mililitros, millilitre'],
  ['cl', 'agua en ml', '10', 'cL', 'centilitros, centilitre'],
  ['dl', 'agua en ml', '100', 'dL', 'decilitros, decilitre'],
  ['l', 'agua en ml', '1000', 'L', 'litros, litre'],
  ['floz_us', 'agua en ml', '29.5735295625', 'fl oz US', 'fl oz'],
  ['pt_us', 'agua en ml', '473.176473', 'pt US', ''],
  ['pt_uk', 'milk in ml', '568.26125', 'pt UK', 'uk pint, uk pints'],
  ['qt_us', 'agua en ml', '946.352946', 'qt US', ''],
  [
    'cup-us',
    'agua en ml',
    '236.5882365',
    'taza de EE. UU., tazas de EE. UU., US cup, US cups',
    'taza americana, tazas americanas, taza estadounidense, American cup, American cups',
  ],
  [
    'cup-legal',
    'agua en ml',
    '240',
    'taza legal, tazas legales, legal cup, legal cups',
    'US legal cup, US legal cups',
  ],
  [
    'cup-metric',
    'agua en ml',
    '250',
    'taza métrica, tazas métricas, metric cup, metric cups',
    'Australian cup, Australian cups',
  ],
  ['cup-japan', 'agua en ml', '200', 'taza japonesa, tazas japonesas, Japanese cup, Japanese cups', ''],
];

describe('the units of the kitchen', () => {
  it('are all here', () => expect(KITCHEN_UNITS.map(({ id }) => id)).toEqual(UNITS.map(([id]) => id)));

  it.each(UNITS)('[I14.kitchen-questions] %s is understood: %s', (id, asked, size, names, written) => {
    const { symbol, names: own = {} } = findKitchenUnit(id) ?? {};
    const called = [own.es, own.en].flatMap((name) => (name ? [name.one, name.other] : []));
    expect(symbol ?? called.join(', ')).toBe(names);
    for (const phrase of `${names}, ${written}`.split(', ').filter(Boolean)) {
      const question = reader.read(`2 ${phrase} ${asked}`, { locale: es, cup: 'us' });
      const first = question?.ok ? question.first : undefined;
      const { n, d } = first?.results[0].value.toFraction() ?? rational(0n);
      if (asked.endsWith('ml')) expect(first?.results[0].weight).toBeUndefined();
      expect([first?.parts[0].unit.id, toFullDecimal(divide({ n, d }, TWO))], phrase).toEqual([id, size]);
    }
  });

  it('come in four sizes of cup', () => {
    expect(Object.keys(CUP_SIZES).every(isCupSize)).toBe(true);
    expect(['', 'imperial', 'toString', undefined].some((id) => isCupSize(id))).toBe(false);
  });
});

describe('an amount of an ingredient', () => {
  const unit = (id: string) => findKitchenUnit(id) ?? expect.fail();
  const one = (id: string) => [{ amount: rational(1n), unit: unit(id) }];
  const butter = findIngredient('butter') ?? expect.fail();
  const garlic = ingredientOf(['garlic', 1, 'clove large 4, clove 3', 'ajo', 'garlic']);

  it('is itself in its own unit: nothing is weighed', () => {
    const { value, weight, range } =
      convertIngredient(garlic, one('clove'), unit('clove'), { cup: 'us' }) ?? {};
    expect([value?.toFixed(2), weight, range]).toEqual(['1.00', undefined, undefined]);
  });

  it.each(['cup', 'stick'])('follows from nothing that USDA weighed: cloves of garlic and a %s', (id) => {
    expect(convertIngredient(garlic, one('clove'), unit(id), { cup: 'us' })).toBeUndefined();
    expect(convertIngredient(garlic, one(id), unit('clove'), { cup: 'us' })).toBeUndefined();
    expect(
      convertIngredient(garlic, [...one('clove'), ...one(id)], unit('g'), { cup: 'us' }),
    ).toBeUndefined();
  });

  it('is counted in what it is sold in', () => {
    // 227 g and 113 g: a cup of butter is nearly two sticks, and one piece of something else is none
    const cups = convertIngredient(butter, one('cup'), unit('stick'), { cup: 'us' });
    const { n, d } = cups?.value.toFraction() ?? rational(0n);
    expect(rational(n, d)).toEqual(rational(227n, 113n));
    expect(weigh(butter, unit('stick'), { cup: 'us' })).toMatchObject({ isDerived: false });
    expect(weigh(butter, unit('clove'), { cup: 'us' })).toBeUndefined();
  });
});

it.each([
  // grams and millilitres: whole ones from ten on, else two digits
  ['249.5', 'g', '250'],
  ['1234.4', 'ml', '1234'],
  ['9.96', 'g', '10'],
  ['10.4', 'ml', '10'],
  ['4.25', 'g', '4.3'],
  ['3', 'ml', '3'],
  ['0.1234', 'g', '0.12'],
  // others: three digits
  ['99.96', 'cup', '100'],
  ['123.4', 'cup', '123'],
  ['12.34', 'oz', '12.3'],
  ['1.25', 'cup', '1.25'],
  ['0.24515', 'kg', '0.245'],
])('[I14.kitchen-view] %s %s that were weighed are shown as %s', (text, unit, shown) => {
  const value = exactOf(parseDecimal(text) ?? expect.fail());
  const portion = findIngredient('water')?.portions[0] ?? expect.fail();
  const weight = { grams: rational(1n), portion, isDerived: false };
  expect(kitchenDigits({ value, weight }, unit)).toBe(shown);
  // nothing was weighed: no digit is in doubt
  expect(kitchenDigits({ value }, unit)).toBe(text);
});

it('[I14.kitchen-view] the oven: gas marks with their degrees, with and without a fan', () => {
  // GNU units has 225 °F for gas mark ¼, 250 for ½, then 25 more for each; Celsius as Delia Smith's table prints them
  const celsius = [110, 130, 140, 150, 170, 180, 190, 200, 220, 230, 240];
  expect(OVEN_SETTINGS.map((one) => one.gas)).toEqual([
    '¼',
    '½',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
  ]);
  expect(OVEN_SETTINGS.map((one) => one.fahrenheit)).toEqual(celsius.map((_, at) => 225 + 25 * at));
  expect(OVEN_SETTINGS.map((one) => one.celsius)).toEqual(celsius);
  expect(OVEN_SETTINGS.map((one) => one.fan)).toEqual(celsius.map((degrees) => degrees - 20));
});
