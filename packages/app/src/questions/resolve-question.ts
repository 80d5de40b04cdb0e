import { type Locale, type OwnRate, quoteAgain, type RateTable } from '@equivale/core';
import {
  type Interpretation,
  isSum,
  type Question,
  type QuestionErrorCode,
  resultOfSum,
  type Span,
  type SumFailure,
  type SumResult,
} from '@equivale/core/parse';
import type { Pair } from '../conversion/conversion.ts';
import { everyUnit } from '../conversion/every-unit.ts';
import type { Propose } from './proposals/use-proposals.ts';
import { parseQuestion } from './question-parser.ts';
import { type ShownResult, showResult } from './shown-result.ts';

export type QuestionOutcome =
  | {
      readonly ok: true;
      /** Results of the likeliest interpretation, one per target. */
      readonly results: readonly ShownResult[];
      /** Alternative meanings, one result each. */
      readonly others: readonly ShownResult[];
      /** Corrected words; an empty correction means that the word was skipped. */
      readonly corrections: readonly { readonly place: string; readonly word: string }[];
    }
  | {
      readonly ok: false;
      readonly code: QuestionErrorCode | 'missing-rate';
      /** The part that was not understood and its position. */
      readonly place: string;
      readonly span: Span;
      readonly suggestions: readonly string[];
    };

export type OwnRateOf = (from: string, to: string) => OwnRate | undefined;

function resultsOf(
  interpretation: Interpretation,
  typed: string,
  rates: RateTable,
  locale: Locale,
  ownRateOf: OwnRateOf | undefined,
): ShownResult[] | SumFailure {
  const worked = resultOfSum(interpretation, rates, everyUnit);
  if ('code' in worked) return worked;
  const atOwnRate = (result: SumResult) => {
    const own = isSum(interpretation) ? undefined : ownRateOf?.(interpretation.from, result.to);
    return own ? quoteAgain(result, interpretation.amount.toFraction(), { own }, rates) : result;
  };
  return worked.map((result) => showResult(interpretation, atOwnRate(result), locale, typed));
}

/** Answers in any language; the page's is preferred. Undefined until the reader of sums is loaded. */
export function resolveQuestion(
  text: string,
  locale: Locale,
  rates: RateTable,
  ownRateOf?: OwnRateOf,
  propose: Propose = (interpretation) => interpretation,
): QuestionOutcome | undefined {
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
  return workOut(
    { ...question, interpretation: propose(question.interpretation) },
    text,
    locale,
    rates,
    ownRateOf,
  );
}

export function workOut(
  question: Question,
  text: string,
  locale: Locale,
  rates: RateTable,
  ownRateOf?: OwnRateOf,
): QuestionOutcome {
  const results = resultsOf(question.interpretation, text.trim(), rates, locale, ownRateOf);
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
    const found = resultsOf(interpretation, text.trim(), rates, locale, ownRateOf);
    return 'code' in found ? [] : found.slice(0, 1);
  });
  const corrections = question.corrections.map(({ span, word }) => ({
    place: text.slice(...span).trim(),
    word,
  }));
  return { ok: true, results, others, corrections };
}

/** Converts a bare number: one result for each way to read it. */
export function resolveAmount(
  text: string,
  { category, fromUnit, toUnit }: Pair,
  locale: Locale,
  rates: RateTable,
  ownRateOf: OwnRateOf,
): readonly ShownResult[] {
  // Any unit does: the number is read as in every other question.
  const question = parseQuestion(`${text} EUR`, { locale });
  if (!question?.ok) return [];
  return [question.interpretation, ...question.alternatives]
    .filter(({ from, parts }) => from === 'EUR' && parts.length === 0)
    .flatMap(({ amount }) => {
      const of = { category, amount, from: fromUnit, to: [toUnit], parts: [] };
      const results = resultsOf(
        { ...of, compound: false, assumedTarget: false },
        text,
        rates,
        locale,
        ownRateOf,
      );
      return 'code' in results ? [] : results;
    });
}
