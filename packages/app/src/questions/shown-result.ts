import {
  appendSymbol,
  approximately,
  type ExactValue,
  exactOf,
  type Formatted,
  findCurrency,
  formatCurrencyResult,
  formatDecimal,
  formatUnitResult,
  type Locale,
} from '@equivale/core';
import { type Interpretation, isSum, type SumResult, type TermQuote } from '@equivale/core/parse';
import { isConverterId, type Pair } from '../conversion/conversion.ts';
import { everyUnit } from '../conversion/every-unit.ts';
import { amountText, partText, symbolOf, typedDigits } from './amount-text.ts';

export interface ShownResult {
  readonly key: string;
  /** `100 USD → EUR` */
  readonly question: string;
  /** The result and its unit; `result` and `muted` together are one number in two colours. */
  readonly result: string;
  readonly muted: string;
  readonly unit: string;
  /** Plain digits to copy. */
  readonly plain: string;
  /** Currency codes or unit ids of both sides; empty for arithmetic. */
  readonly from: string;
  readonly to: string;
  /** Origin of the rates, per converted currency. */
  readonly quotes: readonly TermQuote[];
  /** The converter that shows it and the amount to set there; absent for arithmetic. */
  readonly converter?: { readonly pair: Pair; readonly amount: string };
}

/** Digits of a sum without unit, as many as a pocket calculator accepts; exact results may be shorter. */
const sumDigits = 15;

function show(value: ExactValue, to: string, locale: Locale): Formatted {
  if (to === '' || to === '%') {
    const plain = value.toSignificant(sumDigits);
    const text = formatDecimal(plain, locale);
    return { text, significant: text, muted: '', plain };
  }
  const currency = findCurrency(to);
  return currency ? formatCurrencyResult(value, currency, locale) : formatUnitResult(value, locale);
}

/** A sum in its own unit opens with its likeliest target. */
function converterFor(
  { amount, category, from, to: all }: Interpretation,
  target: string,
): ShownResult['converter'] {
  const to = target === from ? (all.find((id) => id !== from) ?? target) : target;
  if (!isConverterId(category) || from === '') return undefined;
  return {
    pair: { category, fromUnit: from, toUnit: to },
    amount: typedDigits(amount),
  };
}

/** A displayed result; `typed` names a derived amount in its own unit. */
export function showResult(
  interpretation: Interpretation,
  { to, value, parts, per, quotes, side, of = side }: SumResult,
  locale: Locale,
  typed?: string,
): ShownResult {
  const isWorkedOut = interpretation.assumedTarget && to === interpretation.from;
  const isWritten = isSum(interpretation) || interpretation.parts.length > 0;
  const requested = of ? partText(of, locale) : amountText(interpretation, locale);
  const single = per === undefined ? symbolOf(to) : `${symbolOf(to)}/${symbolOf(per)}`;
  const target = parts.length > 0 ? parts.map(({ unit }) => symbolOf(unit)).join(' ') : single;
  const whole = show(value, to, locale);
  const last = parts.at(-1);
  const lead = parts
    .slice(0, -1)
    .map((part) => `${appendSymbol(formatDecimal(part.value.toFixed(0), locale), symbolOf(part.unit))} `)
    .join('');
  const figures = last ? show(last.value, last.unit, locale) : whole;
  const isApproximate = [interpretation.from, to].some((id) => everyUnit.find(id)?.approximate);
  const shown = isApproximate ? approximately(figures) : figures;
  const one = side && { amount: exactOf(side.amount), from: side.unit };
  const converter = converterFor({ ...interpretation, ...one }, to);
  return {
    key: `${interpretation.from} ${requested} ${target}`,
    question:
      isWorkedOut && !isWritten && typed
        ? typed
        : to === '' || to === '%'
          ? requested
          : `${requested} → ${target}`,
    result: lead + shown.significant,
    muted: shown.muted,
    unit: last ? symbolOf(last.unit) : single,
    plain: whole.plain,
    from: interpretation.from,
    to,
    quotes,
    ...(converter ? { converter } : {}),
  };
}
