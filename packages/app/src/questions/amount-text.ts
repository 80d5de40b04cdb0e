import {
  appendSymbol,
  type ExactValue,
  exactOf,
  formatDecimal,
  type Locale,
  toFullDecimal,
} from '@equivale/core';
import { formulaText, type Interpretation, isSum, type QuantityPart } from '@equivale/core/parse';
import { everyUnit } from '../conversion/every-unit.ts';

/** Digits of an amount that never ends, as a third does. */
const amountDigits = 21;

/** An amount as plain digits: all that were typed. */
export const typedDigits = (amount: ExactValue) =>
  toFullDecimal(amount.toFraction()) ?? amount.toSignificant(amountDigits);

/** The symbol of a unit, the code of a currency. */
export const symbolOf = (id: string) => everyUnit.find(id)?.symbol ?? id;

/** An amount as it was typed, also of percent. */
export function partText(part: QuantityPart, locale: Locale): string {
  const digits = formatDecimal(typedDigits(exactOf(part.amount)), locale);
  if (part.unit === '%') return `${digits}${locale.beforePercent}%`;
  return part.unit === '' ? digits : appendSymbol(digits, symbolOf(part.unit));
}

/** The parts of a sum with their signs; those of one amount, which is in the unit of its last part, as they are. */
function signed(parts: readonly QuantityPart[], from: string): Parameters<typeof formulaText>[0] {
  if (parts[0]?.unit !== from) return parts;
  return parts.flatMap((part, index) => {
    if (index === 0) return [part];
    const { n, d } = part.amount;
    return n < 0n ? [' − ', { ...part, amount: { n: -n, d } }] : [' + ', part];
  });
}

/** `5 ft 11 in`, `50 EUR + 20 EUR`, as it was typed; the whole amount where it was one. */
export function amountText(interpretation: Interpretation, locale: Locale): string {
  const { amount, from, parts } = interpretation;
  const formula = isSum(interpretation) ? interpretation.formula : signed(parts, from);
  if (formula.length > 0) return formulaText(formula, (part) => partText(part, locale));
  const digits = formatDecimal(typedDigits(amount), locale);
  return from === '' ? digits : appendSymbol(digits, symbolOf(from));
}
