import { describe, expect, it } from 'vitest';
import { locale as en } from '../locale/en/locale.ts';
import { locale as es } from '../locale/es/locale.ts';
import type { Locale } from '../locale/locale.ts';
import { parseDecimal } from '../number/decimal.ts';
import type { ExactValue } from '../number/exact-value.ts';
import type { Rational } from '../number/rational.ts';
import { units as everyUnit } from '../testing/parse-question.ts';
import { CATEGORIES } from '../units/categories.ts';
import type { UnitSet } from '../units/unit-set.ts';
import { formatReference } from './format-figure.ts';

/** Any pair is asked for. */
const units: UnitSet = everyUnit;
const AMOUNTS = ['0.001', '0.0095', '0.5', '1', '5', '10', '50', '100', '7.77', '1234.5', '999999', '1e9'];

/** A figure as it is written, in integers without limit. */
function read(text: string, { decimal, group }: Locale): Rational {
  const plain = text.replaceAll(group, '').replace(decimal, '.').replace('\u2212', '-');
  return parseDecimal(plain) ?? { n: 0n, d: 0n };
}

const size = (value: bigint) => (value < 0n ? -value : value);

/** |shown - exact| <= |exact| / 200, over one denominator; so nothing but 0 is shown as 0. */
function isRight(exact: ExactValue, locale: Locale): boolean {
  const { n, d } = exact.toFraction();
  const shown = read(formatReference(exact, locale), locale);
  return size(shown.n * d - n * shown.d) * 200n <= size(n * shown.d);
}

function faultsBetween(from: string, to: string): string[] {
  const results = AMOUNTS.map((amount) => units.convert(amount, from, to)).filter((result) => result.ok);
  return results
    .filter((exact) => !isRight(exact, es) || !isRight(exact, en))
    .map((exact) => `${formatReference(exact, es)} ${to}, of ${from}`);
}

describe('[S2.category-quick-reference] a cell is right', () => {
  it.each(CATEGORIES.slice(1))('to 0.5 % for every pair of $id, in both languages', ({ id }) => {
    const ids = units.list(id).map((unit) => unit.id);
    expect(ids.flatMap((from) => ids.flatMap((to) => faultsBetween(from, to)))).toEqual([]);
  });
});
