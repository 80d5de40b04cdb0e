import { dayNumber, isoDate, monthsBefore } from './day-number.ts';

/** First and last day of a span. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** What a rate of the past is of: one day, or the average of a month, a quarter or a year. */
export type PastKind = 'day' | 'month' | 'quarter' | 'year';

/** The kind of `2020-03-01`, `2019-05`, `2019-Q2` or `2019`. */
export function kindOf(past: string): PastKind {
  if (past.length === 10) return 'day';
  if (past.length === 4) return 'year';
  return past.includes('Q') ? 'quarter' : 'month';
}

const MONTHS = { day: 0, month: 1, quarter: 3, year: 12 } as const;

/** First and last day of `2020-03-01`, `2019-05`, `2019-Q2` or `2019`; of a day that is in no calendar neither is a day. */
export function spanOf(past: string): DaySpan {
  const kind = kindOf(past);
  if (kind === 'day') return { from: past, to: past };
  const month = kind === 'quarter' ? 3 * Number(past.slice(-1)) - 2 : Number(past.slice(5)) || 1;
  const from = `${past.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
  return { from, to: isoDate(monthsBefore(dayNumber(from), -MONTHS[kind]) - 1) };
}
