import { describe, expect, it } from 'vitest';
import { answered } from '../../testing/answered.ts';

const first = (text: string) => answered(text)[0];

/** By hand; 1 EUR = 1.25 USD, 1 lb = 0.45359237 kg, 1 kWh = 3.6 MJ, 1 ft = 0.3048 m, 1 mi = 1.609344 km. */
describe('prices by another unit', () => {
  it.each([
    ['5 usd per kwh in eur per mj', '1.11111111 EUR/megaj'],
    ['5 usd per kg in eur', '4 EUR/kg'],
    ['5 usd per 100 g in eur per kg', '40 EUR/kg'],
    ['0 usd per kg in eur per lb', '0 EUR/lb'],
    ['5 usd per m2 in eur per ft2', '0.37161216 EUR/ft2'],
  ])('%s: %s', (text, result) => {
    expect(answered(text)).toEqual([result]);
  });
});

describe('products', () => {
  it.each([
    ['4 kg / 2 kg', '2'],
    ['10 km / 2 h', '5 kmh'],
    ['10 km / 2 h in mph', '3.10685596 mph'],
    ['10 m x 5 m in ft2', '538.195521 ft2'],
    ['10 m x 5 m in feet', '32.808399 ft, 16.4041995 ft'],
    ['10 n x 5 m', '50 j'],
    ['30 l / 2 min', '15 lmin'],
    ['6 l/100km x 300 km', '18 l'],
  ])('%s: %s', (text, result) => {
    expect(first(text)).toBe(result);
  });
});

describe('percentages and coins', () => {
  it.each([
    ['20 is 25% of what', '80'],
    ['20 kg is 25% of what', '80 kg'],
    ['20 kg in lb is 25% of what', '176.36981 lb'],
    ['from 80 to 100 in %', '25 %'],
    ['from 80 kg to 100 kg in %', '25 %'],
    ['5 dollars in cents', '500'],
    ['1 euro in cents', '100'],
    ['cents in a dollar', '100'],
    ['5 pounds in pence', '500'],
    ['100 usd + 20 eur / 4', '106.25 USD'],
    ['100 usd + 20 eur entre 4 personas', '31.25 USD'],
    ['100 usd + 20% in eur', '96 EUR'],
    ['80 eur - 100%', '0 EUR'],
  ])('%s: %s', (text, result) => {
    expect(first(text)).toBe(result);
  });
});

describe('what is no sum', () => {
  it.each([
    ['15 euros per hour in euros per day', 'not-understood'],
    ['15 euros per day in euros per week', 'not-understood'],
    ['5 usd per kg in eur per liter', 'not-understood'],
    ['5 usd per 0 kg in eur per lb', 'not-understood'],
    ['5 kg per usd in eur', 'not-understood'],
    ['121€ / 2 min in L/h', 'mixed-categories'],
    ['3,75 € / 2 usd', 'mixed-categories'],
    ['5 usd x 3 kg', 'mixed-categories'],
    ['dos dólares en 20 euros', 'not-understood'],
    ['10 km / 0 h', 'mixed-categories'],
    ['how many 5 kg / 2 kg', 'not-understood'],
    ['20 is 0% of what', 'division-by-zero'],
    ['from 0 to 100 in %', 'division-by-zero'],
    ['80 eur sin 100% de descuento', 'division-by-zero'],
    ['from 80 kg to 100 m in %', 'unknown-word'],
    ['from 80 kg to 100 kg how much did it rise', 'unknown-word'],
    ['de 1 usd a 80 en %', 'missing-unit'],
    ['20 c is what % of 80 c', 'unknown-word'],
    ['0.25 kg as percent', 'unknown-word'],
    ['20 c + 10%', 'not-understood'],
    ['5 kg + 3 m', 'mixed-categories'],
    ['5 kg + 3 m in lb', 'mixed-categories'],
    ['100 usd + 20 eur in kg', 'mixed-categories'],
    ['100 usd - 200 eur', 'negative'],
    ['5 kg - 8 kg', 'negative'],
  ])('%s: %s', (text, code) => {
    expect(answered(text)).toEqual([code]);
  });
});
