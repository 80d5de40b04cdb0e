import { expect, it } from 'vitest';
import { sumTextOf } from '../../../testing/sum-text-of.ts';
import type { Operand } from '../sum-text.ts';
import { RelationReader } from './relation-parts.ts';

const amountOf = ([{ amount, from }]: Operand) => `${amount.toNumber()} ${from}`.trim();

/** The amounts of a question, each with how it goes with the one before; what is asked for, in which units, for one of what; what was left out. */
function read(text: string): string {
  const found = new RelationReader(sumTextOf(text)).read();
  if (!found) return 'none';
  const parts = found.parts.map(({ operand, per, isBare, isAsked, joint }) =>
    [joint, amountOf(operand), per && `/ ${amountOf(per)}`, isBare && 'bare', isAsked && 'asked']
      .filter(Boolean)
      .join(' '),
  );
  return [
    parts.join('; '),
    found.asked ?? '-',
    found.units.map(([sense]) => sense?.id).join(','),
    found.per ? `per ${amountOf(found.per)}` : '',
    found.leftOut.map(({ span, word }) => text.slice(...span) + word).join(', '),
  ].join(' | ');
}

it.each([
  ['300 km at 120 km/h', '300 km; at 120 kmh | - |  |  | '],
  ['5 km', 'none'],
  ['5 km plus 3 km', 'none'],
  ['5 km 3 kg', '5 km; 3 kg | - |  |  | '],
  ['10k in 50 minutes', '10 km; at 50 min | - |  |  | '],
  ['48:30 for 10 km', '2910 s; 10 km | - |  |  | '],
  ['3 kg at 5 usd per kg', '3 kg; at 5 USD / 1 kg | - |  |  | '],
  ['3 kg at 5 usd a kg', '3 kg; at 5 USD / 1 kg | - |  |  | '],
  ['3 kg a 5 usd el kilo', '3 kg; at 5 USD / 1 kg | - |  |  | '],
  ['3 kg at 5 a kg', '3 kg; at 5 / 1 kg bare | - |  |  | '],
  ['3 kg @ 5 usd/kg', '3 kg; at 5 USD / 1 kg | - |  |  | '],
  ['6 l per 100 km 300 km', '6 l100km; 300 km | - |  |  | '],
  ['6 l/100km 300 km', '6 l100km; 300 km | - |  |  | '],
  ['4 usd for 12 oz per ounce', '4 USD; 12 oz | - |  | per 1 oz | '],
  ['5.99 for 16 oz per ounce', '5.99 bare; 16 oz | - |  | per 1 oz | '],
  ['price per pound 12 oz 4 usd', '12 oz; 4 USD | currency |  | per 1 lb | '],
  ['price per pound per kg 12 oz 4 usd', 'none'],
  ['pace min/km 5 km 20 min', '5 km asked; 20 min | pace |  |  | '],
  ['4 x 5 m', '4 bare; times 5 m | - |  |  | '],
  ['4 by 5 m', '4 bare; times 5 m | - |  |  | '],
  ['4 por 5 m', '4 bare; times 5 m | - |  |  | '],
  ['cuarto de 3x4 m', '3 bare; times 4 m | - |  |  | cuarto'],
  ['cuarto 3x4 m', 'none'],
  ['2 kg de manzanas a 3 usd', '2 kg; at 3 USD | - |  |  | manzanas'],
  ['2 kg of apples at 3 usd', '2 kg; at 3 USD | - |  |  | apples'],
  ['2 kg foo bar at 3 usd', 'none'],
  ['2 kg foo at 3 usd bar', '2 kg; at 3 USD | - | bar |  | foo'],
  ['ritmo 6 min/km 10 km', '6 minkm; 10 km | - |  |  | '],
  ['pace 6 min/km 10 km', '6 minkm; 10 km | - |  |  | '],
  ['speed 10 km 6 min/km', '10 km asked; 6 minkm | speed |  |  | '],
  ['time 2 hours 10 km', '2 h; 10 km | - |  |  | '],
  ['time 10 km 2 hours', '10 km asked; 2 h | time |  |  | '],
  ['how long 10 km 6 min/km', '10 km asked; 6 minkm | time |  |  | '],
  ['how much cost 5 kg 3 usd', '5 kg asked; 3 USD | currency |  |  | '],
  ['how much time how fast 5 km 3 h', 'none'],
  ['price distance 5 kg 3 usd', '5 kg asked; 3 USD | length |  |  | '],
  ['distance price 5 kg 3 usd', '5 kg asked; 3 USD | length |  |  | '],
  ['5 kg 3 usd in eur', '5 kg; 3 USD | - | EUR |  | '],
  ['5 kg 3 usd in eur and gbp', '5 kg; 3 USD | - | EUR,GBP |  | '],
  ['5 kg 3 usd in eur gbp', 'none'],
  ['5 kg 3 usd eur', '5 kg; 3 USD | - | EUR |  | '],
  ['5 kg 3 usd eur please', '5 kg; 3 USD | - | EUR |  | '],
  ['5 kg 3 usd eur?', '5 kg; 3 USD | - | EUR |  | '],
  ['5 kg 3 usd eur foo', 'none'],
  ['si un kilo cuesta 8 euros cuanto 350 gramos', '1 kg; 8 EUR; 350 g | - |  |  | '],
  ['a $80 3 kg', 'at 80 USD; 3 kg | - |  |  | '],
  ['5 km not 3 kg', 'none'],
  ['5 km raiz 3 kg', 'none'],
  ['5 km - 3 kg', 'none'],
  ['5 km -3 kg', 'none'],
  ['5 km 3 kg | 2 m', '5 km; 3 kg; 2 m | - |  |  | '],
  ['5 km; 3 kg', '5 km; 3 kg | - |  |  | '],
  ['5 km (3 kg)', '5 km; 3 kg | - |  |  | '],
  ['1 km 2 kg 3 l 4 h 5 usd', 'none'],
  ['1 km 2 kg 3 l 4 h', '1 km; 2 kg; 3 l; 4 h | - |  |  | '],
  ['450 miles 25 mpg', '450 mi; 25 mpg_us | - |  |  | '],
  ['2 hours and 15 minutes 100 km', '135 min; 100 km | - |  |  | '],
  ['5 ft 10 in x 3 ft', '70 in; times 3 ft | - |  |  | '],
  ['1 2 3 4 5 6 7 8 9 10 11 12 13', 'none'],
  ['twenty km in two hours', '20 km; at 2 h | - |  |  | '],
  ['5 m por 10 cm', '5 m; times 10 cm | - |  |  | '],
  ['10 usd/h 8 h', '10 USD / 1 h; 8 h | - |  |  | '],
  ['8 h a 10 usd la hora', '8 h; at 10 USD / 1 h | - |  |  | '],
  ['20 min/day 3 days', '20 min / 1 d; 3 d | - |  |  | '],
  ['usd 5 3 kg', '5 USD; 3 kg | - |  |  | '],
  ['$5 3 kg', '5 USD; 3 kg | - |  |  | '],
  ['foo 5 km 3 h', '5 km; 3 h | - |  |  | foo'],
  ['how long 5 km thanks 3 h', '5 km asked; 3 h | time |  |  | '],
  ['how long of 5 km 3 h', '5 km asked; 3 h | time |  |  | '],
  ['how long foo 5 km 3 h', '5 km; 3 h | time |  |  | foo'],
  ['how long, 5 km 3 h', '5 km asked; 3 h | time |  |  | '],
  ['how long si 5 km 3 h', '5 km asked; 3 h | time |  |  | '],
  ['x 5 km 3 h', 'times 5 km; 3 h | - |  |  | '],
  ['5 km ñ 3 h', 'none'],
  ['5 km b2 3 h', 'none'],
  // asked for twice, with nothing between, and by a unit
  ['how long 10 km 6 min/km duration', '10 km asked; 6 minkm | time |  |  | '],
  ['time5 km 3 kg', '5 km asked; 3 kg | time |  |  | '],
  ['time in minutes 2 hours 10 km', 'at 2 h asked; 10 km | time | min |  | '],
  ['distance miles 5 h 3 kg', '5 h asked; 3 kg | length | mi |  | '],
  ['distance km miles 5 h 3 kg', 'none'],
  ['price 5 pounds 3 km', '5 lb; 3 km | - |  |  | '],
  ['how long | 5 km 3 h', '5 km asked; 3 h | time |  |  | '],
  ['how long αβ 5 km 3 h', '5 km; 3 h | time |  |  | αβ'],
  ['how long zork 5 km 3 h', '5 km; 3 h | time |  |  | zork'],
  // a unit that ends it, and one that does not
  ['5 kg 3 ft in', '5 kg; 3 ft | - | in |  | '],
  ['5 kg and miles 3 usd', 'none'],
  ['5 kg miles 3 usd', 'none'],
  ['5 kg 3 usd eur αβ', 'none'],
  // for each, and to
  ['5 km 3 usd a millas', '5 km; 3 USD | - | mi |  | '],
  ['5 h 3 usd a second', '5 h; 3 USD / 1 s | - |  |  | '],
  ['3 km 5 kg a mile', '3 km; 5 kg | - | mi |  | '],
  ['5 km 20 min a day', '5 km; 20 min / 1 d | - |  |  | '],
  ['20 min a day per hour 3 days', '20 min / 1 d; 3 d | - |  | per 1 h | '],
  ['/ 5 km 3 kg', 'none'],
  ['5 km 3 kg /', 'none'],
  ['5 km 3 kg per', '5 km; 3 kg | - |  |  | '],
  ['5 km 3 kg a', '5 km; 3 kg | - | a |  | '],
  // figures alone are no amounts that have to be understood
  ['2 x 3 x 4 x 5 m', '2 bare; times 3 bare; times 4 bare; times 5 m | - |  |  | '],
  ['2 x 3 x 4 x 5 x 6 m', 'none'],
  // what is measured, and what nobody can pass over
  ["5 km l'eau 3 h", 'none'],
  ['5 km z 3 h', 'none'],
  ['5 km raiz of 3 kg', 'none'],
  ['foo of manzanas 5 km 3 h', 'none'],
  ['foo zork 5 km 3 h', '5 km; 3 h | - |  |  | foo zork'],
  ['foo 5 km zork quux 3 h', '5 km; 3 h | - |  |  | foo, zork quux'],
  ['3 m x cuarto de 4 m', '3 m; times 4 m | - |  |  | cuarto'],
  ['3 m x 4 m foo cuarto', 'none'],
  ['3 m x 4 m foo cuarto de', 'none'],
  ['cuarto de foo 3x4 m', 'none'],
  ['cuarto foo 3x4 m', 'none'],
  // behind `if`, of one thing alone
  ['5 kg if the kilo is at 20 dollars', '5 kg; at 20 USD / 1 kg | currency |  |  | '],
  ['5 kg 3 m if the kilo is at 20 dollars', 'none'],
  ['400 miles if a gallon 25 mpg', '400 mi; 25 mpg_us / 1 gal_us | currency |  |  | '],
])('%s: %s', (text, parts) => {
  expect(read(text)).toBe(parts);
});

it('takes ten k for a length, and a figure alone for a number', () => {
  const parts = new RelationReader(sumTextOf('10k in 50 minutes x 4')).read()?.parts ?? [];
  const plain = { parts: [], to: [], compound: false, assumedTarget: false };
  expect(parts.map(({ operand: [{ category }] }) => category)).toEqual(['length', 'time', 'number']);
  expect(parts[2]?.operand[0]).toMatchObject(plain);
});
