import { expect, it } from 'vitest';
import { locale } from '../../../../../../languages/en/core/locale.ts';
import { parseSum } from '../../../testing/parse-sum.ts';
import { formulaText, isSum } from '../sum.ts';

/** What was worked out, and what it comes to: `150 min > h+min`, with `?` where nobody asked for that unit. */
function read(text: string): string[] {
  const question = parseSum(text, { locale });
  if (!question.ok || !isSum(question.interpretation)) return ['none'];
  const { amount, assumedTarget, compound, formula, from, to } = question.interpretation;
  return [
    formulaText(formula, ({ amount, unit }) => `${Number(amount.n) / Number(amount.d)} ${unit}`.trim()),
    `${amount.toSignificant(9)} ${from} > ${to.join(compound ? '+' : ',')}${assumedTarget ? '?' : ''}`,
  ];
}

// the price of one has its amount in a term of its own; results by hand
it.each([
  ['300 km at 120 km/h', '300 km ÷ 120 kmh', '150 min > h+min?'],
  ['how long 300 miles at 60 mph', '300 mi ÷ 60 mph', '5 h > h?'],
  ['how long 20 miles at 60 mph', '20 mi ÷ 60 mph', '20 min > min?'],
  ['how long 300 km at 120 km/h in minutes', '300 km ÷ 120 kmh', '2.5 h > min'],
  ['3 kg at 5 usd per kg in gbp', '3 kg × 5 USD/kg', '15 USD > GBP'],
  ['3 kg at 5 usd per kg in gbp and mxn', '3 kg × 5 USD/kg', '15 USD > GBP,MXN'],
  ['450 miles 30 mpg', '450 mi ÷ 30 mpg_us', '15 gal_us > gal_us?'],
  ['300 km 15 km/l', '300 km ÷ 15 kml', '20 l > l?'],
  ['fuel economy 450 miles 15 gallons', '450 mi ÷ 15 gal_us', '30 mpg_us > mpg_us?'],
  ['4 usd for 12 oz how much per pound', '4 USD ÷ 12 oz', '0  > USD'],
  ['4 for 12 oz how much per pound', '4 ÷ 12 oz', '5.33333333  > '],
  ['4 usd for 12 oz how much per pound in gbp', '4 USD ÷ 12 oz', '0  > GBP'],
  ['how much is 3 kg at 5 a kg', '3 kg × 5/kg', '15  > '],
  ['2 g/cm3 3 liters', '2 gcm3 × 3 l', '6 kg > kg?'],
  ['2 g/cm3 3 liters in lb', '2 gcm3 × 3 l', '6 kg > lb'],
  ['5 l/min for 2 hours', '5 lmin × 2 h', '0.6 m3 > m3?'],
  ['5 ft x 6 ft floor', '5 ft × 6 ft', '30 ft2 > ft2?'],
  ['3 x 4 x 2 m pool', '3 m × 4 m × 2 m', '24 m3 > m3?'],
  ['floor 3x4 m in ft2', '3 m × 4 m', '12 m2 > ft2'],
  ['pace 5 km in 20 minutes', '5 km ÷ 20 min', '4 minkm > minkm?'],
  ['pace 5 miles in 40 minutes', '5 mi ÷ 40 min', '8 minmi > minmi?'],
  ['speed 100 km in 2 hours', '100 km ÷ 2 h', '50 kmh > kmh?'],
  ['speed 100 miles in 2 hours', '100 mi ÷ 2 h', '50 mph > mph?'],
  ['speed 100 yd in 10 s', '100 yd ÷ 10 s', '20.4545455 mph > mph?'],
  ['speed 100 ft in 10 s', '100 ft ÷ 10 s', '6.81818182 mph > mph?'],
  ['10 mph for 2 hours', '10 mph × 2 h', '20 mi > mi?'],
  ['10 km/h for 2 hours', '10 kmh × 2 h', '20 km > km?'],
  ['15 mg/kg for 22 kg', '15 mg/kg × 22 kg', '330 mg > mg?'],
  ['15 mg/kg for 22 kg in g', '15 mg/kg × 22 kg', '330 mg > g'],
  ['5 gb at 100 mbps', '5 gb10 ÷ 100 mbitps', '6.66666667 min > min?'],
  ['area 10 ft by 12 ft', '10 ft × 12 ft', '120 ft2 > ft2?'],
  ['area 2 yd by 3 yd', '2 yd × 3 yd', '54 ft2 > ft2?'],
  ['area 2 m by 3 m', '2 m × 3 m', '6 m2 > m2?'],
])('%s: %s', (text, formula, result) => {
  expect(read(text)).toEqual([formula, result]);
});
