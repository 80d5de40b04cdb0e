import { appendSymbol, formatDecimal, type Locale } from '@equivale/core';
import { unitSet } from '../../conversion/unit-set.ts';

/** Digits of a definition as shown; an exact one ends sooner. */
const DEFINITION_DIGITS = 15;

/** The unit that the factors of a category are measured in. */
const baseOf = (category: string) =>
  unitSet.list(category).find(({ toBase, offset }) => toBase === '1' && offset === undefined);

/** Units whose figures run against each other, as litres per 100 km and kilometres per litre: no factor joins them. */
export function runAgainst(from: string, to: string): boolean {
  const [one, two] = ['1', '2'].map((value) => unitSet.convert(value, from, to));
  return one?.ok === true && two?.ok === true && two.toNumber() < one.toNumber();
}

/**
 * What a unit beyond the common ones stands for, in its category's base unit: `1 gal US = 3,785411784 L`, `≈` where the digits end.
 * @returns undefined for common units, base units, scales and figures that run the other way
 */
export function definitionOf(id: string, locale: Locale): string | undefined {
  const unit = unitSet.find(id);
  const base = unit && baseOf(unit.category);
  if (
    !unit ||
    unit.table === 'common' ||
    !base ||
    base.id === id ||
    unit.offset !== undefined ||
    unit.curve !== undefined ||
    runAgainst(id, base.id)
  )
    return undefined;
  const one = unitSet.convert('1', id, base.id);
  if (!one.ok) return undefined;
  const sign = one.isExactAt(DEFINITION_DIGITS * 2) ? '=' : '≈';
  const digits = formatDecimal(one.toSignificant(DEFINITION_DIGITS), locale);
  return `${appendSymbol('1', unit.symbol)} ${sign} ${appendSymbol(digits, base.symbol)}`;
}
