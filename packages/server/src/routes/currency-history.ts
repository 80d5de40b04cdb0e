import {
  HISTORY_PERIODS,
  type HistoryPeriod,
  type HistoryResponse,
  type HistorySpan,
} from '@equivale/contract';
import type { Context, Hono } from 'hono';
import type { RateLimit } from '../http/guards/rate-limit.ts';
import { viewOf } from '../http/request-view.ts';
import type { CsvTable } from '../http/responses/csv.ts';
import type { HotResponses } from '../http/responses/hot-responses.ts';
import { problemResponse } from '../http/responses/problem.ts';
import { HISTORY_CACHING, type PublicData, publicResponse } from '../http/responses/public-data.ts';
import { mountResource, readDataQuery } from '../http/responses/resource.ts';
import { readCurrencyCode } from './currency-code.ts';
import { readSpan } from './day-span.ts';

interface Deps {
  readonly hot: HotResponses;
  readonly rates: {
    history(from: string, to: string, period: HistoryPeriod): Promise<HistoryResponse>;
    historyBetween(base: string, target: string, from: string, to: string): Promise<HistorySpan>;
  };
  readonly now: () => Date;
  readonly limitRate: RateLimit;
}

/** Two codes that have been read. */
export interface Pair {
  readonly from: string;
  readonly to: string;
}

const BASE = '/api/currency-history';

/** The address of a pair's history in its canonical spelling. */
const historyTarget = ({ from, to }: Pair, period: HistoryPeriod): string =>
  `${BASE}/${from}/${to}?period=${period}`;

/** Days of history that count as one request more against the client that asks for them. */
export const DAYS_PER_COST = 1000;
const PERIOD_COST: Record<HistoryPeriod, number> = { '7d': 0, '1m': 0, '1y': 0, '5y': 2, max: 10 };

/** Reads the two codes of an address. @returns them, or the refusal */
export function readPair(c: Context): Pair | Response {
  const from = readCurrencyCode(c.req.param('from') ?? '', 'from');
  if (from instanceof Response) return from;
  const to = readCurrencyCode(c.req.param('to') ?? '', 'to');
  return to instanceof Response ? to : { from, to };
}

function readPeriod(text: string): HistoryPeriod | Response {
  const period = HISTORY_PERIODS.find((known) => known === text);
  const detail = `A period is one of ${HISTORY_PERIODS.join(', ')}`;
  return period ?? problemResponse('unknown-period', { detail, field: 'period' });
}

function csvOf({
  data,
  source,
  base,
  target,
}: Pick<HistoryResponse, 'data' | 'source' | 'base' | 'target'>): CsvTable {
  const rows = data.map(({ date, rate }) => [date, base, target, rate, source ?? '']);
  return { columns: ['date', 'base', 'target', 'rate', 'source'], rows };
}

/**
 * The history call in its forms: `/{from}/{to}?period=` and `?from=&to=` respond with `{data, …}`, `/{from}/{to}/{period}` with the points alone.
 */
export function mountCurrencyHistory(app: Hono, { hot, rates, now, limitRate }: Deps): void {
  const options = (c: Context, target: string, cost: number, make: () => Promise<PublicData>) => ({
    hot,
    target,
    caching: HISTORY_CACHING,
    make,
    charge: async () => (cost > 0 ? limitRate(viewOf(c), cost) : undefined),
  });

  async function overSpan(c: Context, { from, to }: Pair, query: Map<string, string>): Promise<Response> {
    const span = readSpan(query, now());
    if (span instanceof Response) return span;
    const cost = Math.ceil(span.days / DAYS_PER_COST);
    const target = `${BASE}/${from}/${to}?from=${span.from}&to=${span.to}`;
    const make = async () => {
      const json = await rates.historyBetween(from, to, span.from, span.to);
      return { json, csv: csvOf(json) };
    };
    return publicResponse(c, { ...options(c, target, cost, make), isRare: true });
  }

  async function withQuery(c: Context): Promise<Response> {
    const query = readDataQuery(c, ['period', 'from', 'to']);
    if (query instanceof Response) return query;
    const pair = readPair(c);
    if (pair instanceof Response) return pair;
    if (query.has('from') || query.has('to')) return overSpan(c, pair, query);
    const period = readPeriod(query.get('period') ?? '7d');
    if (period instanceof Response) return period;
    const make = async () => {
      const json = await rates.history(pair.from, pair.to, period);
      return { json, csv: csvOf(json) };
    };
    return publicResponse(c, options(c, historyTarget(pair, period), PERIOD_COST[period], make));
  }

  async function withPath(c: Context): Promise<Response> {
    const query = readDataQuery(c, []);
    if (query instanceof Response) return query;
    const pair = readPair(c);
    if (pair instanceof Response) return pair;
    const period = readPeriod(c.req.param('period') ?? '');
    if (period instanceof Response) return period;
    const make = async () => {
      const whole = await rates.history(pair.from, pair.to, period);
      return { json: whole.data, csv: csvOf(whole) };
    };
    const target = `${BASE}/${pair.from}/${pair.to}/${period}`;
    return publicResponse(c, options(c, target, PERIOD_COST[period], make));
  }

  mountResource(app, `${BASE}/:from/:to`, { GET: withQuery });
  mountResource(app, `${BASE}/:from/:to/:period`, { GET: withPath });
}
