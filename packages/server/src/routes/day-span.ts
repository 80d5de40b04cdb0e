import { parseIsoDate } from '@equivale/contract';
import { problemResponse } from '../http/problem.ts';

interface DaySpan {
  readonly from: string;
  readonly to: string;
}

function readDay(text: string | undefined, field: string): string | Response {
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
  if (from <= to) return { from, to };
  return problemResponse('invalid-field', { detail: 'to: must not be before from', field: 'to' });
}
