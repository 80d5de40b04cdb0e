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
  type RateTable,
  toFullDecimal,
} from '@equivale/core';
import {
  formulaText,
  type Interpretation,
  isSum,
  type QuantityPart,
  type QuestionErrorCode,
  resultOfSum,
  type Span,
  type SumFailure,
  type SumResult,
  type TermQuote,
} from '@equivale/core/parse';
import { isConverterId, type Pair } from '../conversion/conversion.ts';
import { everyUnit } from '../conversion/every-unit.ts';
import { parseQuestion } from './question-parser.ts';

/** One result as it is shown. */
export interface ShownResult {
  readonly key: string;
  /** `100 USD → EUR` */
  readonly question: string;
  /** The result in two colours, and its unit; `result` and `muted` together are one number. */
  readonly result: string;
  readonly muted: string;
  readonly unit: string;
  /** Plain digits, to copy. */
  readonly plain: string;
  /** Currency codes or unit ids on both sides; empty for arithmetic. */
  readonly from: string;
  readonly to: string;
  /** What a result of money rests on, for every currency that was converted. */
  readonly quotes: readonly TermQuote[];
  /** The converter that shows it, with the amount to set there; absent for arithmetic. */
  readonly converter?: { readonly pair: Pair; readonly amount: string };
}

export type QuestionOutcome =
  | {
      readonly ok: true;
      /** The results of the likeliest interpretation, one for each target. */
      readonly results: readonly ShownResult[];
      /** What else the question can mean, one result each. */
      readonly others: readonly ShownResult[];
      /** What was read as another word, or, where that is empty, not at all. */
      readonly corrections: readonly { readonly place: string; readonly word: string }[];
    }
  | {
      readonly ok: false;
      readonly code: QuestionErrorCode | 'missing-rate';
      /** The part of the question that is not understood, and where it stands in the text. */
      readonly place: string;
      readonly span: Span;
      readonly suggestions: readonly string[];
    };

/** Digits of an amount that never ends, as a third does. */
const amountDigits = 21;

/** An amount as plain digits: all that were typed. */
const typedDigits = (amount: ExactValue) =>
  toFullDecimal(amount.toFraction()) ?? amount.toSignificant(amountDigits);

const symbolOf = (id: string) => everyUnit.find(id)?.symbol ?? id;

/** Digits of a sum without a unit: as many as a pocket calculator could be asked for; an exact one ends sooner. */
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

/** An amount as it was typed, also of percent. */
function partText(part: QuantityPart, locale: Locale): string {
  const digits = formatDecimal(typedDigits(exactOf(part.amount)), locale);
  if (part.unit === '%') return `${digits}${locale.beforePercent}%`;
  return part.unit === '' ? digits : appendSymbol(digits, symbolOf(part.unit));
}

/** `5 ft 11 in`, as it was typed; the whole amount where it was one. */
function amountText(interpretation: Interpretation, locale: Locale): string {
  const { amount, from, parts } = interpretation;
  const formula = isSum(interpretation) ? interpretation.formula : parts;
  if (formula.length > 0) return formulaText(formula, (part) => partText(part, locale));
  const digits = formatDecimal(typedDigits(amount), locale);
  return from === '' ? digits : appendSymbol(digits, symbolOf(from));
}

/** A sum in its own unit opens with what it is likely converted into next. */
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

function showResult(
  interpretation: Interpretation,
  { to, value, parts, per, quotes }: SumResult,
  locale: Locale,
): ShownResult {
  const requested = amountText(interpretation, locale);
  const one = per === undefined ? symbolOf(to) : `${symbolOf(to)}/${symbolOf(per)}`;
  const target = parts.length > 0 ? parts.map(({ unit }) => symbolOf(unit)).join(' ') : one;
  const whole = show(value, to, locale);
  const last = parts.at(-1);
  const lead = parts
    .slice(0, -1)
    .map((part) => `${appendSymbol(formatDecimal(part.value.toFixed(0), locale), symbolOf(part.unit))} `)
    .join('');
  const figures = last ? show(last.value, last.unit, locale) : whole;
  const isApproximate = [interpretation.from, to].some((id) => everyUnit.find(id)?.approximate);
  const shown = isApproximate ? approximately(figures) : figures;
  const converter = converterFor(interpretation, to);
  return {
    key: `${interpretation.from} ${requested} ${target}`,
    question: to === '' || to === '%' ? requested : `${requested} → ${target}`,
    result: lead + shown.significant,
    muted: shown.muted,
    unit: last ? symbolOf(last.unit) : one,
    plain: whole.plain,
    from: interpretation.from,
    to,
    quotes,
    ...(converter ? { converter } : {}),
  };
}

/** `5 km + 300 m` asks for no other unit: the sum, in the unit it began with, is the first result. */
function sumOf({ amount, assumedTarget, from, parts }: Interpretation): SumResult[] {
  const hasSum = assumedTarget && parts.length > 1 && parts[0]?.unit === from;
  return hasSum ? [{ to: from, value: amount, parts: [], quotes: [] }] : [];
}

function resultsOf(
  interpretation: Interpretation,
  rates: RateTable,
  locale: Locale,
): ShownResult[] | SumFailure {
  const worked = resultOfSum(interpretation, rates, everyUnit);
  if ('code' in worked) return worked;
  return [...sumOf(interpretation), ...worked].map((result) => showResult(interpretation, result, locale));
}

/**
 * Resolves a question in any language.
 * @param text as typed
 * @param locale language of the page: how the figures are written, and what decides ties
 * @returns the results, with every other plausible interpretation, or what is not understood and where; undefined for a text that
 * may be a sum as long as those are not loaded
 */
export function resolveQuestion(text: string, locale: Locale, rates: RateTable): QuestionOutcome | undefined {
  const question = parseQuestion(text, { locale });
  if (!question) return undefined;
  if (!question.ok) {
    const [start, end] = question.span;
    return {
      ok: false,
      code: question.code,
      place: text.slice(start, end).trim(),
      span: question.span,
      suggestions: question.suggestions,
    };
  }
  const results = resultsOf(question.interpretation, rates, locale);
  if ('code' in results) {
    return {
      ok: false,
      code: results.code,
      place: results.code === 'missing-rate' ? results.currency : text,
      span: [0, text.length],
      suggestions: [],
    };
  }
  const others = question.alternatives.flatMap((interpretation) => {
    const found = resultsOf(interpretation, rates, locale);
    return 'code' in found ? [] : found.slice(0, 1);
  });
  const corrections = question.corrections.map(({ span, word }) => ({
    place: text.slice(...span).trim(),
    word,
  }));
  return { ok: true, results, others, corrections };
}
