import { parseIsoDate } from '@equivale/contract';
import { DAY_MS } from '@equivale/core';
import type { Context } from 'hono';
import { problemResponse } from '../http/responses/problem.ts';
import { isServedCode } from '../rates/facts/currency-facts.ts';

/**
 * Reads a currency code from a path.
 * @param text as sent, any case
 * @param field name of the input, for the refusal
 * @returns the code in capitals, or the refusal: 400 for what cannot be a code, 404 for one that is not known
 */
function readCurrencyCode(text: string, field: string): string | Response {
  if (!/^[a-z]{3,5}$/i.test(text))
    return problemResponse('malformed-code', { detail: 'A code has three to five letters', field });
  const code = text.toUpperCase();
  if (isServedCode(code)) return code;
  return problemResponse('unknown-currency', { detail: `There are no rates for ${code}`, field });
}

/** Two codes that have been read. */
export interface Pair {
  readonly from: string;
  readonly to: string;
}

/** Reads the two codes of an address. @returns them, or the refusal */
export function readPair(c: Context): Pair | Response {
  const from = readCurrencyCode(c.req.param('from') ?? '', 'from');
  if (from instanceof Response) return from;
  const to = readCurrencyCode(c.req.param('to') ?? '', 'to');
  return to instanceof Response ? to : { from, to };
}

interface DaySpan {
  readonly from: string;
  readonly to: string;
  /** How many days it has within the time of which there can be rates. */
  readonly days: number;
}

/** No source reaches further back. */
const EARLIEST = Date.parse('1970-01-01');

/** Reads a day of the query. @returns it, or the refusal */
export function readDay(text: string | undefined, field: string): string | Response {
  const parsed = parseIsoDate(text);
  if (parsed.ok) return parsed.value;
  return problemResponse('invalid-field', { detail: `${field}: must be a day written YYYY-MM-DD`, field });
}

/**
 * Reads `from` and `to`; without `to` the span ends today.
 * @param query of the request
 * @returns days in order, or the refusal
 */
export function readSpan(query: ReadonlyMap<string, string>, now: Date): DaySpan | Response {
  if (query.has('period')) {
    const detail = 'Give either a period or a span of days';
    return problemResponse('unknown-parameter', { detail, field: 'period' });
  }
  const from = readDay(query.get('from'), 'from');
  if (from instanceof Response) return from;
  const to = readDay(query.get('to') ?? now.toISOString().slice(0, 10), 'to');
  if (to instanceof Response) return to;
  if (from <= to) {
    const start = Math.max(Date.parse(from), EARLIEST);
    const end = Math.min(Date.parse(to), now.getTime());
    return { from, to, days: Math.max(0, Math.floor((end - start) / DAY_MS) + 1) };
  }
  return problemResponse('invalid-field', { detail: 'to: must not be before from', field: 'to' });
}
