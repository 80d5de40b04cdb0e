import { appendSymbol, type ExactValue, formatDecimal, type Locale, type UnitName } from '@equivale/core';
import { unitSet } from '../../conversion/unit-set.ts';
import { runAgainst } from './unit-definitions.ts';

/** How one scale of temperature becomes another, as textbooks write it; scales have an offset, so a factor alone is not enough. */
const TEMPERATURE_RULES: Readonly<Record<string, string>> = {
  'c-f': '°C × 9/5 + 32',
  'c-k': '°C + 273.15',
  'f-c': '(°F − 32) × 5/9',
  'f-k': '(°F + 459.67) × 5/9',
  'k-c': 'K − 273.15',
  'k-f': 'K × 9/5 − 459.67',
};

/** How a slope becomes an angle and back: no factor does it. */
const SLOPE_RULES: Readonly<Record<string, string>> = {
  'percent_slope-deg_slope': 'arctan (% ÷ 100)',
  'deg_slope-percent_slope': '100 × tan °',
};

/** 6 decimals and no needless zeros, or the first 6 digits below one. */
function roundFactor(factor: ExactValue): string {
  const fixed = factor.toFixed(6);
  return /^-?0\./.test(fixed) ? factor.toSignificant(6) : fixed.replace(/\.?0+$/, '');
}

export const formatFactor = (factor: ExactValue, locale: Locale): string =>
  formatDecimal(roundFactor(factor), locale);

/** The line under the result: `1 milla = 1,609344 kilómetros`; for temperatures a rule, for inverses a quotient. */
export function describeFormula(
  from: string,
  to: string,
  names: Readonly<Record<string, UnitName>>,
  locale: Locale,
): { equation: string; rule: string | undefined } {
  const one = unitSet.convert('1', from, to);
  if (!one.ok) return { equation: '', rule: undefined };
  const factor = formatFactor(one, locale);
  const [source, target] = [unitSet.find(from), unitSet.find(to)];
  if (source?.category === 'temperature' || source?.curve || target?.curve) {
    const pair = `${from}-${to}`;
    const rule = TEMPERATURE_RULES[pair] ?? SLOPE_RULES[pair];
    return {
      equation: `${appendSymbol('1', source?.symbol ?? from)} = ${appendSymbol(factor, target?.symbol ?? to)}`,
      rule: rule?.replace('.', locale.decimal),
    };
  }
  if (runAgainst(from, to)) {
    return { equation: `${target?.symbol ?? to} = ${factor} ÷ ${source?.symbol ?? from}`, rule: undefined };
  }
  const name = names[to]?.[locale.plural(roundFactor(one))] ?? to;
  return { equation: `1 ${names[from]?.one ?? from} = ${factor} ${name}`, rule: undefined };
}
