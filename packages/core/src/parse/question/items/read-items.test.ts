import { describe, expect, it } from 'vitest';
import { locale as en } from '../../../../../../languages/en/core/locale.ts';
import { parseQuestion } from '../../../testing/parse-question.ts';
import type { Interpretation } from '../question.ts';

const say = ({ amount, from, to, assumedTarget }: Interpretation): string =>
  `${amount.toSignificant(12)} ${from}${assumedTarget ? '' : ` > ${to.join()}`}`.trim();

describe('what stands between amounts and units', () => {
  it.each([
    // a sign and a code, or a name and a sign, of one currency
    ['$100 USD a eur', '100 USD > EUR'],
    ['$100 CAD a eur', '100 CAD > EUR'],
    ['100, usd to eur', '100 USD > EUR'],
    ['euros a $20', '20 USD > EUR'],
    ['cuántos euros son $20', '20 USD > EUR'],
    // a hyphen in a mixed number takes nothing away
    ['2-3/4 in to cm', '2.75 in > cm'],
    ['5-1/2 feet to m', '5.5 ft > m'],
    ['1-1/2 tazas en ml', '1.5 taza > ml'],
    ['10-3 m to cm', '7 m > cm'],
    ['10-9/4 m to cm', '7.75 m > cm'],
    ['5-1/2', '4.5  >'],
    ['mil y un metros a km', '1001 m > km'],
    // arithmetic after a unit
    ['10 m * 2 en cm', '20 m > cm'],
    ['10 m / 2 en cm', '5 m > cm'],
    ['10 m * 0 en cm', '0 m > cm'],
    ['5 km * 3 in cm', '15 km > cm'],
    ['6 km / 3 in cm', '2 km > cm'],
    ['5 mil * 2 to mm', '10 mil > mm'],
    ['5 kg * medio en g', '2.5 kg > g'],
    ['(5 km a m', '5 km > m'],
    ['300 m plus 5 km in m', '5300 m > m'],
    ['5 m + 3 in in cm', '5.0762 m > cm'],
    ['5 km - 300 m en m', '4.7 km > m'],
    ['-5+2', '-3  >'],
    ['- 40 c a f', '-40 c > f'],
    // a trailing number is in the next smaller unit, unless a word after it is its unit
    ['6 lb 3 in kg', '99 oz > kg'],
    ['2 h 30 in s', '150 min > s'],
    ['5 ft 11 in cm', '71 in > cm'],
    ['2 h 30 min 15 s in d', '9015 s > d'],
    // parts of one system: a US quart has four US cups, of 236.5882365 ml, and no metric ones
    ['1 quart 2 cups in ml', '6 cup_us > ml'],
    // millions of money, whatever the letters are elsewhere
    ['5 MM usd a eur', '5000000 USD > EUR'],
    ['5 mm a cm', '5 mm > cm'],
    // Arabic and Persian figures, and those as wide as Chinese signs
    ['٥ km to m', '5 km > m'],
    ['١٢٫٥ km to m', '12.5 km > m'],
    ['۱۲۳ km to m', '123 km > m'],
    ['１２ km to m', '12 km > m'],
    // a word that is a little word too is the unit where one is wanted
    ['3 y to d', '3 y > d'],
    ['cuántos in hay en un pie', '1 ft > in'],
    ['5 ft to the in', '5 ft > in'],
    ['in to cm', '1 in > cm'],
    ['how many feet are in a meter', '1 m > ft'],
    // how many of them are in one
    ['how much millimeters are in a centimeter', '1 cm > mm'],
    ['feet in a mile', '1 mi > ft'],
    ['seconds in a day', '1 d > s'],
    ['5 km in a mile', '5 km > mi'],
    // little words between an amount and its unit
    ['a quarter of an hour in min', '0.25 h > min'],
    ['la mitad de un kilo en g', '0.5 kg > g'],
    ['la mitad de una milla en m', '0.5 mi > m'],
    ['half an hour in minutes', '0.5 h > min'],
    ['half an inch in mm', '0.5 in > mm'],
    ['quarter an hour in s', '0.25 h > s'],
    ['quarter a mile in m', '0.25 mi > m'],
    ['third a mile in m', '0.333333333333 mi > m'],
    ['a couple a miles in km', '2 mi > km'],
    ['dozen a miles in km', '12 mi > km'],
    // a half belongs to the unit before it
    ['hora y media a minutos', '1.5 h > min'],
    ['5 ft 3 in and a half in cm', '63.5 in > cm'],
    ['2 kilos y 3/4 en gramos', '2.75 kg > g'],
    ['2 kilos y tres cuartos en gramos', '2.75 kg > g'],
    ['1 hour and three quarters in minutes', '1.75 h > min'],
    ['5 ft and half in in cm', '60.5 in > cm'],
    ['5 ft and 1/2 in to cm', '60.5 in > cm'],
    ['5 ft and a half in cm', '5.5 ft > cm'],
  ])('%s is %s', (question, meant) => {
    const result = parseQuestion(question, { locale: en });
    if (!result.ok) throw new Error(`${result.code} at ${result.span.join('-')}`);
    expect(say(result.interpretation)).toBe(meant);
  });

  it.each([
    ['usd 100 eur', '100 USD > EUR'],
    ['USD 1,000 EUR', '1000 USD > EUR'],
    ['EUR 50 USD', '50 EUR > USD'],
    ['€100 usd', '100 EUR > USD'],
    ['US$100 eur', '100 USD > EUR'],
    ['mxn 500 dólares', '500 MXN > USD'],
    ['100 usd eur', '100 USD > EUR'],
    ['dolares 100 euros', '100 EUR > USD'],
  ])('[I14.before-amount] %s is %s', (question, meant) => {
    const result = parseQuestion(question, { locale: en });
    expect(result.ok && say(result.interpretation)).toBe(meant);
  });

  it.each([
    ['10 m / 0 en cm', 'division-by-zero', '0'],
    ['5 km + 3 en m', 'missing-unit', '3'],
    ['5 km 3 kg', 'mixed-categories', '5 km 3 kg'],
    ['how much is 5 km 3 kg', 'mixed-categories', '5 km 3 kg'],
    ['(2+3) y medio km', 'missing-unit', '(2+3)'],
    ['5 y 3 km a m', 'missing-unit', '5'],
    ['5 y km', 'missing-unit', '5'],
    ['ж 5 km a m', 'unknown-word', 'ж'],
    ['top 10 in usd', 'unknown-word', 'top'],
    ['bajo cero a f', 'missing-amount', 'bajo cero'],
    ['5constructor usd', 'unknown-word', 'constructor'],
  ])('%s: %s at %s', (question, code, place) => {
    const result = parseQuestion(question, { locale: en });
    if (result.ok) throw new Error(say(result.interpretation));
    expect([result.code, question.slice(...result.span)]).toEqual([code, place]);
  });

  it.each([
    ['10 grados bajo cero en fahrenheit', '-10 c > f'],
    ['10 below zero in f', '-10 c > f'],
    ['10 degrees below zero celsius to fahrenheit', '-10 c > f'],
    ['10 degrees Celsius below  zero to fahrenheit', '-10 c > f'],
    ['diez bajo 0 en f', '-10 c > f'],
    ['40 °F bajo cero en celsius', '-40 f > c'],
    ['-10 grados bajo cero en f', '-10 c > f'],
  ])('[I14.below-zero] %s is %s', (question, meant) => {
    const result = parseQuestion(question, { locale: en });
    expect(result.ok && say(result.interpretation)).toBe(meant);
  });

  it.each([
    ['inches in feet', ['1 ft > in']],
    ['pulgadas en pies', ['1 ft > in']],
    ['inches to feet', []],
    ['usd in eur', []],
    ['5 inches in feet', []],
  ])('%s may be requested the other way round too: %j', (question, others) => {
    const result = parseQuestion(question, { locale: en });
    expect(result.ok && result.alternatives.map(say)).toEqual(others);
  });
});
