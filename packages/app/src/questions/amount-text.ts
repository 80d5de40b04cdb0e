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

const amountDigits = 21;

/** An amount in plain digits, all that were typed. */
export const typedDigits = (amount: ExactValue) =>
  toFullDecimal(amount.toFraction()) ?? amount.toSignificant(amountDigits);

export const symbolOf = (id: string) => everyUnit.find(id)?.symbol ?? id;

/** An amount as typed, percent included. */
export function partText(part: QuantityPart, locale: Locale): string {
  const digits = formatDecimal(typedDigits(exactOf(part.amount)), locale);
  if (part.unit === '%') return `${digits}${locale.beforePercent}%`;
  return part.unit === '' ? digits : appendSymbol(digits, symbolOf(part.unit));
}

/** The signed parts of a sum; a compound amount stays whole, in the unit of its last part. */
function signed(parts: readonly QuantityPart[], from: string): Parameters<typeof formulaText>[0] {
  if (parts[0]?.unit !== from) return parts;
  return parts.flatMap((part, index) => {
    if (index === 0) return [part];
    const { n, d } = part.amount;
    return n < 0n ? [' − ', { ...part, amount: { n: -n, d } }] : [' + ', part];
  });
}

/** `5 ft 11 in`, `50 EUR + 20 EUR`, as typed. */
export function amountText(interpretation: Interpretation, locale: Locale): string {
  const { amount, from, parts } = interpretation;
  const formula = isSum(interpretation) ? interpretation.formula : signed(parts, from);
  if (formula.length > 0) return formulaText(formula, (part) => partText(part, locale));
  const digits = formatDecimal(typedDigits(amount), locale);
  return from === '' ? digits : appendSymbol(digits, symbolOf(from));
}
