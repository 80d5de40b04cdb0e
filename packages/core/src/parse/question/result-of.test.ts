import { describe, expect, it } from 'vitest';
import { locale as en } from '../../../../../languages/en/core/locale.ts';
import { exactOf } from '../../number/exact-value.ts';
import { rational } from '../../number/rational.ts';
import { parseQuestion, units } from '../../testing/parse-question.ts';
import { resultOf } from './result-of.ts';

/** Round figures, so that the results can be checked by hand. */
const RATES = { rates: { USD: 1, EUR: 0.5, JPY: 100 }, origins: [] };

function ask(text: string): string {
  const question = parseQuestion(text, { locale: en });
  if (!question.ok) return question.code;
  const results = resultOf(question.interpretation, RATES, units);
  if ('ok' in results) return 'currency' in results ? `${results.code} ${results.currency}` : results.code;
  const shown = results.map(({ to, value, parts }) =>
    parts.length > 0
      ? parts.map((part) => `${part.value.toSignificant(9)} ${part.unit}`).join(' ')
      : `${value.toSignificant(12)} ${to}`,
  );
  return shown.join(', ').trim();
}

describe('results of questions', () => {
  it.each([
    // 5 ft 11 in = 71 in = 180.34 cm by the 1959 definition of the inch
    ['5\'11" in cm', '180.34 cm'],
    ['how many feet in 2 miles', '10560 ft'],
    ['9 st 7 lb in kg', '60.32778521 kg'],
    ['180.34 cm in feet and inches', '5 ft 11 in'],
    ['182.88 cm in feet and inches', '6 ft 0 in'],
    ['100 minutes in hours and minutes', '1 h 40 min'],
    ['70 kg in stone and pounds', '11 st 0.323584 lb'],
    // 10000 = 2 × 3600 + 46 × 60 + 40
    ['10000 s in hours and minutes and seconds', '2 h 46 min 40 s'],
    ['-40 c to f', '-40 f'],
    ['100 usd to eur, jpy', '50 EUR, 10000 JPY'],
    ['100 eur to jpy', '20000 JPY'],
    ['100 usd to xau', 'missing-rate XAU'],
    ['100 xau to usd', 'missing-rate XAU'],
    ['12.5*3+10 %', '41.25'],
    ['1/3 km in m', '333.333333333 m'],
  ])('%s = %s', (question, expected) => {
    expect(ask(question)).toBe(expected);
  });

  it('says which rate is missing', () => {
    const question = parseQuestion('100 usd to xau', { locale: en });
    const result = question.ok && resultOf(question.interpretation, RATES, units);
    expect(result).toEqual({ ok: false, code: 'missing-rate', currency: 'XAU' });
  });

  it('has no result for units that do not go together: that is no interpretation', () => {
    const question = parseQuestion('5 km to m', { locale: en });
    if (!question.ok) throw new Error(question.code);
    const wrong = { ...question.interpretation, to: ['kg'] };
    expect(() => resultOf(wrong, RATES, units)).toThrow('an interpretation joined km and kg');
  });

  it('says where there is no such figure', () => {
    const question = parseQuestion('5 km/h to min/km', { locale: en });
    if (!question.ok) throw new Error(question.code);
    const none = { ...question.interpretation, amount: exactOf(rational(0n)) };
    expect(resultOf(none, RATES, units)).toEqual({ ok: false, code: 'out-of-range' });
  });

  it.each([
    'gas mark 12',
    'gas mark 20 in c',
    '20 c to gas mark',
    '300 c to gas mark',
    '0 mpg in l/100km',
    '0 l/100km to mpg',
    '0 km/h in min/km',
    '0 km/l',
  ])('%s: there is no such figure, and the reader says so', (text) => {
    expect(ask(text)).toBe('out-of-range');
  });

  it('rounds before it cuts into parts, so that no part is a full unit', () => {
    // 1.8287999999 m is 71.9999999961 in: 6 ft 0 in at six decimals, not 5 ft 12.000000 in
    expect(ask('1.8287999999 m in feet and inches')).toBe('6 ft 0 in');
  });
});
