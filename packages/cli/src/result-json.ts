import type { ExchangeRates } from '@equivale/contract';
import type { ExactValue } from '@equivale/core';
import { type Interpretation, parseQuestion, type QuestionResult, resultOf } from '@equivale/core/parse';
import type { Locale } from './messages.ts';

/** One part of a value in several units. */
interface JsonPart {
  readonly value: string;
  readonly unit: string;
}

/** One way to understand the question, worked out. */
export interface JsonInterpretation {
  /** `length`, `currency`, …; `number` for arithmetic. */
  readonly category: string;
  /** The amount in `from`, plain decimal. */
  readonly value: string;
  /** Unit id or currency code; null for arithmetic. */
  readonly from: string | null;
  readonly to: string | null;
  /** Plain decimal with at most 15 significant digits. */
  readonly result: string;
  /** `result` is rounded: the exact value has more digits. */
  readonly approximate: boolean;
  /** The answer part by part, where several units were asked for as one (`feet and inches`). */
  readonly parts?: readonly JsonPart[];
  /** The other targets asked for, or likely ones where none was named. */
  readonly more?: readonly { readonly to: string; readonly result: string; readonly approximate: boolean }[];
  /** No target was asked for. */
  readonly assumedTarget?: true;
  /** Day of the older of the two rates used, `2026-08-21`. */
  readonly ratesDate?: string;
}

/** What one line of the answer says. */
export type JsonResult =
  | ({
      readonly query: string;
      readonly ok: true;
      readonly alternatives?: readonly JsonInterpretation[];
    } & JsonInterpretation)
  | {
      readonly query: string;
      readonly ok: false;
      readonly error: {
        readonly code: string;
        readonly span: readonly [number, number];
        readonly suggestions: readonly string[];
      };
    };

const DIGITS = 15;

/** Whether 15 significant digits leave something out: the printed digits are not the value. */
function isRounded(value: ExactValue, text: string): boolean {
  const decimals = text.split('.')[1]?.length ?? 0;
  return !value.isExactAt(decimals) || value.toFixed(decimals) !== text;
}

function jsonFigure({ to, value }: QuestionResult) {
  const result = value.toSignificant(DIGITS);
  return { to, result, approximate: isRounded(value, result) };
}

/** The oldest day among the rates of some currencies. */
function dateOf(codes: readonly string[], { origins, timestamp }: ExchangeRates): string {
  const used = origins.filter((origin) => codes.some((code) => origin.codes.includes(code)));
  return used.map(({ date }) => date).sort()[0] ?? timestamp.slice(0, 10);
}

function jsonInterpretation(
  interpretation: Interpretation,
  rates: ExchangeRates,
): JsonInterpretation | { missing: string } {
  const results = resultOf(interpretation, rates);
  if ('ok' in results) return { missing: results.currency };
  const [first, ...rest] = results;
  if (!first) return { missing: '' };
  const { result, approximate } = jsonFigure(first);
  return {
    category: interpretation.category,
    value: interpretation.amount.toSignificant(DIGITS),
    from: interpretation.from || null,
    to: first.to || null,
    result,
    approximate,
    ...(first.parts.length > 0 && {
      parts: first.parts.map(({ unit, value }) => ({ value: value.toSignificant(DIGITS), unit })),
    }),
    ...(rest.length > 0 && { more: rest.map(jsonFigure) }),
    ...(interpretation.assumedTarget && { assumedTarget: true as const }),
    ...(interpretation.category === 'currency' && {
      ratesDate: dateOf([interpretation.from, ...interpretation.to], rates),
    }),
  };
}

/**
 * Answers one question.
 * @param rates asked for only when the question is about money
 * @throws what `rates` throws
 */
export async function resultJson(
  query: string,
  locale: Locale,
  rates: () => Promise<ExchangeRates>,
): Promise<JsonResult> {
  const question = parseQuestion(query, { locale });
  if (!question.ok) {
    const { code, span, suggestions } = question;
    return { query, ok: false, error: { code, span, suggestions } };
  }
  const interpretations = [question.interpretation, ...question.alternatives];
  const isMoney = interpretations.some(({ category }) => category === 'currency');
  const table = isMoney ? await rates() : NO_RATES;
  const [first, ...others] = interpretations.map((interpretation) =>
    jsonInterpretation(interpretation, table),
  );
  if (!first || 'missing' in first) {
    const error = { code: 'missing-rate', span: [0, query.length] as const, suggestions: [] };
    return { query, ok: false, error };
  }
  const alternatives = others.flatMap((other) => ('missing' in other ? [] : [other]));
  return { query, ok: true, ...first, ...(alternatives.length > 0 && { alternatives }) };
}

/** Questions without money need no table. */
const NO_RATES: ExchangeRates = {
  base: 'USD',
  rates: { USD: 1 },
  timestamp: '1970-01-01T00:00:00Z',
  fallback: true,
  fetchedAt: null,
  origins: [],
};
