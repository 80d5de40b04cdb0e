import { describe, expect, it } from 'vitest';
import { parseQuestion } from './parse-question.ts';
import type { Reading } from './question.ts';

const say = ({ amount, from, to, assumedTarget }: Reading): string =>
  `${amount.toSignificant(12)} ${from}${assumedTarget ? '' : ` > ${to.join()}`}`.trim();

describe('what stands between amounts and units', () => {
  it.each([
    // a sign and a code, or a name and a sign, of one currency
    ['$100 USD a eur', '100 USD > EUR'],
    ['$100 CAD a eur', '100 CAD > EUR'],
    ['100, usd to eur', '100 USD > EUR'],
    ['euros a $20', '20 USD > EUR'],
    ['cuántos euros son $20', '20 USD > EUR'],
    // arithmetic after a unit
    ['10 m * 2 en cm', '20 m > cm'],
    ['10 m / 2 en cm', '5 m > cm'],
    ['5 km * 3 in cm', '15 km > cm'],
    ['6 km / 3 in cm', '2 km > cm'],
    ['300 m plus 5 km in m', '5300 m > m'],
    ['5 km - 300 m en m', '4.7 km > m'],
    ['-5+2', '-3  >'],
    ['- 40 c a f', '-40 c > f'],
    // a trailing number is in the next smaller unit, unless a word after it is its unit
    ['6 lb 3 in kg', '99 oz > kg'],
    ['2 h 30 in s', '150 min > s'],
    ['5 ft 11 in cm', '71 in > cm'],
    // a half belongs to the unit before it
    ['hora y media a minutos', '1.5 h > min'],
    ['5 ft 3 in and a half in cm', '63.5 in > cm'],
  ])('%s is %s', (question, meant) => {
    const result = parseQuestion(question, { locale: 'en' });
    if (!result.ok) throw new Error(`${result.code} at ${result.span.join('-')}`);
    expect(say(result.reading)).toBe(meant);
  });

  it.each([
    ['10 m / 0 en cm', 'division-by-zero', '0'],
    ['5 km + 3 en m', 'missing-unit', '3'],
    ['5 km 3 kg', 'mixed-categories', '5 km 3 kg'],
    ['top 10 in usd', 'unknown-word', 'top'],
  ])('%s: %s at %s', (question, code, place) => {
    const result = parseQuestion(question, { locale: 'en' });
    if (result.ok) throw new Error(say(result.reading));
    expect([result.code, question.slice(...result.span)]).toEqual([code, place]);
  });

  it.each([
    ['inches in feet', ['1 ft > in']],
    ['pulgadas en pies', ['1 ft > in']],
    ['inches to feet', []],
  ])('%s may be asked the other way round too: %j', (question, others) => {
    const result = parseQuestion(question, { locale: 'en' });
    expect(result.ok && result.alternatives.map(say)).toEqual(others);
  });
});
