import type { ExchangeRates } from '@equivale/contract';
import type { ExactValue } from '@equivale/core';
import { type Answer, answerReading, parseQuestion, type Reading } from '@equivale/core/parse';
import type { Locale } from './messages.ts';

/** One part of a value in several units. */
interface JsonPart {
  readonly value: string;
  readonly unit: string;
}

/** One way to understand the question, worked out. */
export interface JsonReading {
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
export type JsonAnswer =
  | ({
      readonly query: string;
      readonly ok: true;
      readonly alternatives?: readonly JsonReading[];
    } & JsonReading)
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

function jsonFigure({ to, value }: Answer) {
  const result = value.toSignificant(DIGITS);
  return { to, result, approximate: isRounded(value, result) };
}

/** The oldest day among the rates of some currencies. */
function dateOf(codes: readonly string[], { origins, timestamp }: ExchangeRates): string {
  const used = origins.filter((origin) => codes.some((code) => origin.codes.includes(code)));
  return used.map(({ date }) => date).sort()[0] ?? timestamp.slice(0, 10);
}

function jsonReading(reading: Reading, rates: ExchangeRates): JsonReading | { missing: string } {
  const answers = answerReading(reading, rates.rates);
  if ('ok' in answers) return { missing: answers.currency };
  const [first, ...rest] = answers;
  if (!first) return { missing: '' };
  const { result, approximate } = jsonFigure(first);
  return {
    category: reading.category,
    value: reading.amount.toSignificant(DIGITS),
    from: reading.from || null,
    to: first.to || null,
    result,
    approximate,
    ...(first.parts.length > 0 && {
      parts: first.parts.map(({ unit, value }) => ({ value: value.toSignificant(DIGITS), unit })),
    }),
    ...(rest.length > 0 && { more: rest.map(jsonFigure) }),
    ...(reading.assumedTarget && { assumedTarget: true as const }),
    ...(reading.category === 'currency' && { ratesDate: dateOf([reading.from, ...reading.to], rates) }),
  };
}

/**
 * Answers one question.
 * @param rates asked for only when the question is about money
 * @throws what `rates` throws
 */
export async function answerJson(
  query: string,
  locale: Locale,
  rates: () => Promise<ExchangeRates>,
): Promise<JsonAnswer> {
  const question = parseQuestion(query, { locale });
  if (!question.ok) {
    const { code, span, suggestions } = question;
    return { query, ok: false, error: { code, span, suggestions } };
  }
  const readings = [question.reading, ...question.alternatives];
  const isMoney = readings.some(({ category }) => category === 'currency');
  const table = isMoney ? await rates() : NO_RATES;
  const [first, ...others] = readings.map((reading) => jsonReading(reading, table));
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
