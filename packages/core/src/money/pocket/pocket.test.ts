import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseDecimal } from '../../number/decimal.ts';
import { exactOf } from '../../number/exact-value.ts';
import { divide, multiply, type Rational, rational } from '../../number/rational.ts';
import { finerSteps, type MentalRule, mentalRule, priceSteps } from './index.ts';

/** By `fixtures/mental-rule.py`: rate, nearest value, error in percent. */
const reference: [string, string | null, string | null][] = JSON.parse(
  readFileSync(new URL('fixtures/mental-rule.json', import.meta.url), 'utf8'),
);

const decimal = (text: string) => parseDecimal(text) as Rational;
const inverse = (text: string) => divide(rational(1n), decimal(text));
const percent = ({ error }: MentalRule) => exactOf(multiply(error, rational(100n))).toFixed(6);
const worded = (rate: Rational) => mentalRule(rate)?.steps.map(({ kind, by }) => `${kind} ${by}`);

/** What an amount of one comes to by a rule, as a person would do it: step after step. */
function done({ steps }: MentalRule): string {
  let amount = rational(1n);
  for (const { kind, by } of steps) {
    if (kind === 'drop-zeros')
      for (let zeros = 0; zeros < by; zeros++) amount = rational(amount.n, amount.d * 10n);
    if (kind === 'times') amount = rational(amount.n * BigInt(by), amount.d);
    if (kind === 'divide') amount = rational(amount.n, amount.d * BigInt(by));
    if (kind === 'add') amount = rational(amount.n * 100n + amount.n * BigInt(by), amount.d * 100n);
  }
  return `${amount.n}/${amount.d}`;
}

it('[I15.pocket-rule] finds what an exhaustive search in Python finds, with its error, and nothing beyond 3 %', () => {
  expect(reference.length).toBeGreaterThan(150);
  const found = reference.map(([rate]) => {
    const rule = mentalRule(decimal(rate));
    expect(rule?.steps.length ?? 0).toBeLessThanOrEqual(2);
    return rule ? [rate, done(rule), percent(rule)] : [rate, null, null];
  });
  expect(found).toEqual(reference);
});

it.each([
  ['19.769', ['divide 20', 'add 1']],
  // 1 EUR = 19.1791 MXN, as drawn: a twentieth and 4 % more
  ['19.1791', ['divide 20', 'add 4']],
  ['2', ['divide 2']],
  ['1', []],
  ['3300', ['drop-zeros 4', 'times 3']],
])('of rules that are as good it takes the easiest: 1 to %s', (perUnit, steps) => {
  expect(worded(inverse(perUnit))).toEqual(steps);
});

const amounts = (perEuro: string, count: number) =>
  priceSteps(decimal(perEuro), count).map((step) => exactOf(step).toSignificant(9));

it.each([
  ['the euro', '1', '1 2 5 10 20 50 100 200'],
  ['pesos', '19.769', '10 20 50 100 200 500 1000 2000'],
  ['pounds', '0.8655', '1 2 5 10 20 50 100 200'],
  ['rupiahs', '20000', '20000 50000 100000 200000 500000 1000000 2000000 5000000'],
  ['Kuwaiti dinars', '0.357', '0.2 0.5 1 2 5 10 20 50'],
  ['bitcoin', '0.0000162', '0.00001 0.00002 0.00005 0.0001 0.0002 0.0005 0.001 0.002'],
])(
  '[I15.pocket-steps] the amounts run in 1, 2, 5 from the size of a small price on: %s',
  (_name, perEuro, steps) => {
    expect(amounts(perEuro, 8).join(' ')).toBe(steps);
  },
);

it('[I15.pocket-steps] finer amounts follow an amount up to ten times it', () => {
  const finer = (text: string) =>
    finerSteps(decimal(text))
      .map((step) => exactOf(step).toSignificant(9))
      .join(' ');
  expect(finer('100')).toBe('150 200 250 300 400 500 1000');
  expect(finer('0.2')).toBe('0.3 0.4 0.5 0.6 0.8 1 2');
});
