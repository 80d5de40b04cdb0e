import { describe, expect, it, test } from 'vitest';
import { locale } from '../../../../../languages/es/core/locale.ts';
import { rational } from '../../number/rational.ts';
import { parseSum } from '../../testing/parse-sum.ts';
import { sumTextOf } from '../../testing/sum-text-of.ts';
import type { QuantityPart } from '../question/question.ts';
import { readProduct } from './products/product.ts';
import { readProportion } from './proportion.ts';
import { formulaText, isSum, type SumInterpretation } from './sum.ts';
import type { SumText } from './sum-text.ts';
import type { Place } from './wording/sum-patterns.ts';

const fraction = ({ n, d }: QuantityPart['amount']) => {
  const { n: over, d: under } = rational(n, d);
  return under === 1n ? `${over}` : `${over}/${under}`;
};
const written = ({ amount, unit }: QuantityPart) => `${fraction(amount)} ${unit}`.trim();
const said = ({ amount, formula, from, per, sides, terms, to }: SumInterpretation) => {
  const value = sides ?? terms ?? [{ amount: amount.toFraction(), unit: from }];
  const result = value.map(written).join(', ');
  return `${formulaText(formula, written)} = ${result}${per ? `/${per}` : ''} > ${to.slice(0, 2)}`.trim();
};
const whole = ({ text }: SumText): Place => [0, text.length];

/** By hand; 1 h = 60 min = 3600 s, 1 y = 12 months. */
describe('products', () => {
  const products = (question: string) => {
    const text = sumTextOf(question);
    const found = readProduct(text, whole(text)).map(said);
    return text.isProduct && found.length === 0 ? 'refused' : (found[0] ?? 'none');
  };

  it.each([
    ['10 km / 2 h', '10 km ÷ 2 h = 5 kmh > kmh,mph'],
    ['2 kw x 3 h', '2 kw × 3 h = 6 kwh > kwh,kj'],
    ['2 ft x 3 ft', '2 ft × 3 ft = 6 ft2 > ft2,m2'],
    ['10 m / 5 m', '10 m ÷ 5 m = 2 >'],
    ['2 x 3 x 4 m in cm', '2 m × 3 m × 4 m = 2 m, 3 m, 4 m > cm'],
    ['5 kg x 3 kg', 'refused'],
    ['10 eur / 2 kg', 'refused'],
    ['450 miles / 30 mpg', 'refused'],
    ['3 x 4 kg', 'none'],
    ['3 / 4 m', 'none'],
    ['3 x 4', 'none'],
    ['3 kg', 'none'],
    ['10 m in feet x 5 m', 'none'],
    ['5 xyz x 5 m', 'none'],
    ['how many 10 kg / 5 kg', 'refused'],
  ])('%s: %s', (question, meaning) => {
    expect(products(question)).toBe(meaning);
  });
});

describe('proportions', () => {
  const proportions = (question: string) => {
    const text = sumTextOf(question);
    return readProportion(text, whole(text)).map(said)[0] ?? 'none';
  };

  it.each([
    ['20 is 25% of what', '20 ÷ 25 % = 80 >'],
    ['20 km is 25% of what', '20 km ÷ 25 % = 80 km > km,mi'],
    ['xyz is 25% of what', 'none'],
    ['20 is 2,,5% of what', 'none'],
    ['20 is 0% of what', 'none'],
    ['5 dollars in cents', '5 USD ÷ 1/100 USD = 500 >'],
    ['5 dollars in 20 cents', 'none'],
    ['5 dollars in xyz', 'none'],
    ['xyz in cents', 'none'],
    ['5 dollars in dollars', 'none'],
    ['a mile in half a mile', 'none'],
    ['20 kg is what % of 5 m', 'none'],
    ['20 c is what % of 40 c', 'none'],
    ['20 kg is what % of 0 kg', 'none'],
  ])('%s: %s', (question, meaning) => {
    expect(proportions(question)).toBe(meaning);
  });
});

test('the other meaning comes before other countries, and none comes twice', () => {
  const sum = parseSum('121 dólares con IVA incluido del 21%', { locale });
  const all = sum.ok ? [sum.interpretation, ...sum.alternatives] : [];
  const meanings = all.map((one) => isSum(one) && formulaText(one.formula, written));
  expect(meanings.slice(0, 3)).toEqual([
    '121 USD ÷ (1 + 21 %)',
    '21 % × (121 USD ÷ (1 + 21 %))',
    '121 CAD ÷ (1 + 21 %)',
  ]);
  expect(new Set(meanings).size).toBe(meanings.length);
});
