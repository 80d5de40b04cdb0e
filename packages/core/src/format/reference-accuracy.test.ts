import { describe, expect, it } from 'vitest';
import { locale as en } from '../../../../languages/en/core/locale.ts';
import { locale as es } from '../../../../languages/es/core/locale.ts';
import type { Locale } from '../locale/locale.ts';
import { CURRENCIES } from '../money/currencies/currencies.ts';
import { parseDecimal } from '../number/decimal.ts';
import type { ExactValue } from '../number/exact-value.ts';
import { exactOf } from '../number/exact-value.ts';
import type { Rational } from '../number/rational.ts';
import { units as everyUnit } from '../testing/parse-question.ts';
import { CATEGORIES } from '../units/categories.ts';
import type { UnitSet } from '../units/unit-set.ts';
import { formatListFigure, formatReference } from './format-figure.ts';
import { formatCurrencyResult, formatListedResult, formatUnitResult } from './format-result.ts';

/** Any pair is asked for. */
const units: UnitSet = everyUnit;
const AMOUNTS = ['0.001', '0.0095', '0.5', '1', '5', '10', '50', '100', '7.77', '1234.5', '999999', '1e9'];

/** A figure as it is written, in integers without limit. */
function read(text: string, { decimal, group }: Locale): Rational {
  const plain = text.replaceAll(group, '').replace(decimal, '.').replace('\u2212', '-');
  return parseDecimal(plain) ?? { n: 0n, d: 0n };
}

const size = (value: bigint) => (value < 0n ? -value : value);

/** |shown - exact| <= |exact| / part, over one denominator; so nothing but 0 is shown as 0. */
function isRight(text: string, exact: ExactValue, locale: Locale, part: bigint): boolean {
  const { n, d } = exact.toFraction();
  const shown = read(text, locale);
  return size(shown.n * d - n * shown.d) * part <= size(n * shown.d);
}

/** Lists and the quick reference to 0.5 %, a row of the list of all units to half of the last of its eight digits. */
const TABLES = [
  [(exact: ExactValue, locale: Locale) => formatReference(exact, locale), 200n],
  [(exact: ExactValue, locale: Locale) => formatListFigure(exact, 2, locale), 200n],
  [(exact: ExactValue, locale: Locale) => formatUnitResult(exact, locale).text, 200n],
  [(exact: ExactValue, locale: Locale) => formatListedResult(exact, locale).text, 20_000_000n],
] as const;

/** What either table would show of a result wrongly, in either language. */
const wronglyShown = (exact: ExactValue): string[] =>
  TABLES.flatMap(([format, part]) =>
    [es, en]
      .map((locale) => ({ locale, text: format(exact, locale) }))
      .filter(({ locale, text }) => !isRight(text, exact, locale, part))
      .map(({ text }) => text),
  );

function faultsBetween(from: string, to: string): string[] {
  const results = AMOUNTS.map((amount) => units.convert(amount, from, to)).filter((result) => result.ok);
  return results.flatMap((exact) => wronglyShown(exact).map((text) => `${text} ${to}, of ${from}`));
}

describe('[S2.category-quick-reference] [I16.rows-right] a cell is right', () => {
  it.each(CATEGORIES.slice(1))('of every pair of $id, in both languages', ({ id }) => {
    const ids = units.list(id).map((unit) => unit.id);
    expect(ids.flatMap((from) => ids.flatMap((to) => faultsBetween(from, to)))).toEqual([]);
  });
});

describe('[D.list-figures] no list shows money that is wrong by more than 0.5 %', () => {
  const worth = [
    '1e-13',
    '4.5e-9',
    '0.0000149',
    '0.00051',
    '0.0084',
    '0.0149',
    '0.149',
    '0.951',
    '1.49',
    '9.951',
    '12.49',
    '951.49',
    '123456.789',
  ];

  it.each(CURRENCIES.map((currency) => [currency.code, currency] as const))('%s', (_code, currency) => {
    const faults = worth.flatMap((text) => {
      const exact = exactOf(parseDecimal(text) ?? { n: 0n, d: 0n });
      return [es, en].flatMap((locale) =>
        [
          formatListFigure(exact, currency.displayDecimals, locale),
          formatCurrencyResult(exact, currency, locale).text,
        ].filter((shown) => !isRight(shown, exact, locale, 200n)),
      );
    });
    expect(faults).toEqual([]);
  });

  it.each(
    CURRENCIES.filter(({ kind }) => kind === 'crypto').map((currency) => [currency.code, currency] as const),
  )('[D.never-zero] a result in %s has six significant digits, however small it is', (_code, currency) => {
    for (const text of ['0.0000000001234567', '0.000000124807416', '0.0000312345678', '0.00123456789']) {
      const exact = exactOf(parseDecimal(text) ?? { n: 0n, d: 0n });
      expect(isRight(formatCurrencyResult(exact, currency, es).text, exact, es, 200_000n), text).toBe(true);
    }
  });
});
