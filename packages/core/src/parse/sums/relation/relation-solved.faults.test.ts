import { describe, expect, it } from 'vitest';
import { rational } from '../../../number/rational.ts';
import { sumTextOf } from '../../../testing/sum-text-of.ts';
import type { QuantityPart } from '../../question/question.ts';
import { formulaText } from '../sum.ts';
import { readRelation } from './relation.ts';

const written = ({ amount, unit }: QuantityPart): string => `${Number(amount.n) / Number(amount.d)} ${unit}`;

/** Every way that it can be meant: what was worked out, what it comes to to nine digits, and the targets; `?` where none was asked for, `+` of one in parts. */
const meanings = (text: string) =>
  readRelation(sumTextOf(text)).map(({ amount, assumedTarget, compound, formula, from, terms, to }) => {
    const [term] = terms ?? [];
    const { n, d } = term ? rational(term.amount.n, term.amount.d) : { n: 0n, d: 1n };
    const value = term ? `${n}/${d} ${term.unit}` : `${amount.toSignificant(9)} ${from}`;
    const target = `${compound ? '+' : ''}${to.slice(0, 2).map((one) => ` ${one}`)}${assumedTarget ? '?' : ''}`;
    return `${formulaText(formula, written)} = ${value}${target && ` >${target}`}`;
  });

/** By hand; 1 lb = 0.45359237 kg, 1 ft = 0.3048 m, 1 mi = 1.609344 km, 1 UK gallon = 4.54609 l, 1 GB = 1024^3 bytes. */
describe('what follows from several amounts', () => {
  it.each([
    // in which unit, where none is asked for
    ['pace 5 miles in 40 minutes', '5 mi ÷ 40 min = 8 minmi > minmi?'],
    ['2 ft x 5 ft 6 in floor', '2 ft × 5 ft 6 in = 11 ft2 > ft2?'],
    // 3 ÷ 0.3048 · 4 · 5
    ['3 m x 4 x 5 ft pool', '3 m × 4 ft × 5 ft = 196.850394 ft3 > ft3?'],
    ['2 ft x 3 ft x 4 ft pool', '2 ft × 3 ft × 4 ft = 24 ft3 > ft3?'],
    ['5 ft x 6 ft floor', '5 ft × 6 ft = 30 ft2 > ft2?'],
    ['2 ft x 3 ft x 4 ft 10 kg/m3', '2 ft × 3 ft × 4 ft × 10 kgm3 = 14.9827105 lb > lb?'],
    ['100 mbps for 80 seconds', '100 mbitps × 80 s = 1 gb10 > gb10?'],
    ['15 gallons at 30 mpg', '15 gal_us × 30 mpg_us = 450 mi > mi?'],
    ['how far 20 liters at 10 km/l', '20 l × 10 kml = 200 km > km?'],
    ['300 km at 30 km/gal', '300 km ÷ 30 kmgal = 10 gal_us > gal_us?'],
    ['300 miles at 30 mpg uk', '300 mi ÷ 30 mpg_uk = 10 gal_uk > gal_uk?'],
    ['300 km at 120 km/h', '300 km ÷ 120 kmh = 150 min >+ h, min?'],
    ['20 km at 60 km/h', '20 km ÷ 60 kmh = 20 min > min?'],
    ['60 km at 60 km/h', '60 km ÷ 60 kmh = 1 h > h?'],
    // in the unit that is asked for
    ['10 mph x 2 hours in miles', '10 mph × 2 h = 20 mi > mi'],
    ['2 kg at 3 m/s2 in newtons', '2 kg × 3 mps2 = 6 newton > newton'],
    ['how long 300 miles at 60 mph in minutes', '300 mi ÷ 60 mph = 5 h > min'],
    ['how long 300 miles at 60 mph in hours and minutes', '300 mi ÷ 60 mph = 300 min >+ h, min'],
    ['100 mbps for 80 seconds in mbit', '100 mbitps × 80 s = 1 gb10 > mbit'],
    ['100 mbps for 80 seconds in gb', '100 mbitps × 80 s = 1 gb10 > gb10'],
    ['10 gb per month for 3 months in tb', '10 gb10/mo × 3 month = 30 gb10 > tb10'],
    ['how much is 10 mph for 2 hours in miles', '10 mph × 2 h = 20 mi > mi'],
    ['10 usd at 5 usd per kg in kg', '10 USD ÷ 5 USD/kg = 2 kg > kg'],
    // so much for each, with its sign and its amount
    ['3 liters at 5 usd per liter', '3 l × 5 USD/L = 15 USD > USD, EUR?'],
    ['300 g at 5 usd per 100 g', '300 g × 5 USD/100 g = 15 USD > USD, EUR?'],
    ['15 mg/kg for 22 kg', '15 mg/kg × 22 kg = 330 mg > mg?'],
    // of two ways, the one that does not divide by what is asked for
    ['fuel economy 15 gallons 450 miles', '450 mi ÷ 15 gal_us = 30 mpg_us > mpg_us?'],
    ['how much is 3 kg at 5 a kg', '3 kg × 5 /kg = 15 '],
    ['how much 4 3 kg at 5 a kg', '4  × 3 kg × 5 /kg = 60 '],
    // what one of a unit costs
    ['$3 for 750 ml price per liter', '3 USD ÷ 750 ml = 4/1 USD > USD'],
    ['3 for 750 ml price per liter', '3  ÷ 750 ml = 4 '],
    ['$3 for 1.5 hours price per hour', '3 USD ÷ 1.5 h = 2/1 USD > USD'],
    ['$3 for 1.5 m2 price per m2', '3 USD ÷ 1.5 m2 = 2/1 USD > USD'],
  ])('%s: %s', (text, meaning) => {
    expect(meanings(text)[0]).toBe(meaning);
  });

  it.each([
    'how long 10 mph for 2 hours in miles',
    'cost 10 mph for 2 hours',
    'how much 4 km 2 miles',
    '10 eur at 5 usd per kg in kg',
    '300 km at 120 km/h in hours and kg',
    '$4 for 2 kg price per kg in liters',
    '$4 for 2 kg price per liter',
    '$4 2 kg 3 m price per kg',
    '3 m 2 kg price per kg',
    '$4 5 eur price per kg',
    '$4 for 2 kwh price per kwh',
    '4 2 kg 3 m how long',
    '4 at 3 x 5 m pool',
    'how far 3 x 4 s at 2 m/s2',
    'speed 6 km / 2 h',
    'how much 4 3 kg at 5 usd per kg',
    'cost 300 km at 6 l/100km',
    '$3 for 6 l/min price per l/min',
    '2 m x 3 m x 4 m 5 s',
    '5 km 3 kg',
    '4 for 300 km at 6 l/100km',
    '3 kg 5 usd per kg 4 how much',
  ])('nothing follows from %s', (text) => {
    expect(meanings(text)).toEqual([]);
  });

  it('reads gigabytes on a line as thousands first, and each meaning once', () => {
    expect(meanings('5 gb at 100 mbps')).toEqual([
      '5 gb10 ÷ 100 mbitps = 6.66666667 min > min?',
      // 5 × 2^30 bytes
      '5 gb ÷ 100 mbitps = 7.15827883 min > min?',
    ]);
  });
});

describe('the sides of a thing', () => {
  const sides = (text: string) => {
    const asked = sumTextOf(text);
    const found = readRelation(asked).map(({ assumedTarget, sides: each = [], to }) =>
      [...each.map(written), assumedTarget ? '?' : '>', ...to].join(' '),
    );
    return [...found, ...asked.corrections.map(({ span }) => text.slice(...span))];
  };

  it.each([
    ['photo 10x15 cm in inches', ['10 cm 15 cm > in', 'photo']],
    ['photo 10 cm x 15 cm in inches', ['10 cm 15 cm > in', 'photo']],
    ['10 x 15 x 20 cm in inches', ['10 cm 15 cm 20 cm > in']],
    ['10 cm by 1.5 m in inches', ['10 cm 1.5 m > in']],
    ['4 x 5 m in km', []],
    ['4 m 5 m in feet', []],
    ['4 x 5 kg in lb', []],
    ['10 cm x 15 cm x 20 cm x 30 cm in inches', []],
    ['10 cm at 15 cm in inches', []],
    ['10 cm x 15 cm per kg in inches', []],
    ['10 cm x 15 cm in inches and feet', []],
    ['10 cm x 15 cm in kg', []],
  ])('%s: %j', (text, expected) => {
    expect(sides(text)).toEqual(expected);
  });
});
