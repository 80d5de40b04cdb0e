import {
  HISTORY_PERIODS,
  type HistoryPeriod,
  type HistoryResponse,
  type HistorySpan,
} from '@equivale/contract';
import type { Context, Hono } from 'hono';
import type { CsvTable } from '../http/csv.ts';
import type { HotResponses } from '../http/hot-responses.ts';
import { problemResponse } from '../http/problem.ts';
import { HISTORY_CACHING, type PublicData, publicResponse } from '../http/public-data.ts';
import { mountResource, readQuery } from '../http/resource.ts';
import { readCurrencyCode } from './currency-code.ts';
import { readSpan } from './day-span.ts';

interface Deps {
  readonly hot: HotResponses;
  readonly rates: {
    history(from: string, to: string, period: HistoryPeriod): Promise<HistoryResponse>;
    historyBetween(base: string, target: string, from: string, to: string): Promise<HistorySpan>;
  };
  readonly now: () => Date;
}

interface Pair {
  readonly from: string;
  readonly to: string;
}

const BASE = '/api/currency-history';

/**
 * Brotli quality for an answer that is made once for each change of the data, off the event loop: five years of a pair are a
 * quarter smaller than at the quick qualities (4 to 9 hardly differ), for some 50 ms.
 */
const EFFORT = 11;

function readPair(c: Context): Pair | Response {
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
 * The history call in its forms: `/{from}/{to}?period=` and `?from=&to=` answer `{data, …}`, `/{from}/{to}/{period}` the points alone.
 */
export function mountCurrencyHistory(app: Hono, { hot, rates, now }: Deps): void {
  const answer = (c: Context, target: string, make: () => Promise<PublicData>) =>
    publicResponse(c, { hot, target: `${BASE}/${target}`, caching: HISTORY_CACHING, effort: EFFORT, make });

  async function overSpan(c: Context, { from, to }: Pair, query: Map<string, string>): Promise<Response> {
    const span = readSpan(query, now());
    if (span instanceof Response) return span;
    return answer(c, `${from}/${to}?from=${span.from}&to=${span.to}`, async () => {
      const json = await rates.historyBetween(from, to, span.from, span.to);
      return { json, csv: csvOf(json) };
    });
  }

  async function withQuery(c: Context): Promise<Response> {
    const query = readQuery(c, ['period', 'from', 'to']);
    if (query instanceof Response) return query;
    const pair = readPair(c);
    if (pair instanceof Response) return pair;
    if (query.has('from') || query.has('to')) return overSpan(c, pair, query);
    const period = readPeriod(query.get('period') ?? '7d');
    if (period instanceof Response) return period;
    return answer(c, `${pair.from}/${pair.to}?period=${period}`, async () => {
      const json = await rates.history(pair.from, pair.to, period);
      return { json, csv: csvOf(json) };
    });
  }

  async function withPath(c: Context): Promise<Response> {
    const query = readQuery(c, []);
    if (query instanceof Response) return query;
    const pair = readPair(c);
    if (pair instanceof Response) return pair;
    const period = readPeriod(c.req.param('period') ?? '');
    if (period instanceof Response) return period;
    return answer(c, `${pair.from}/${pair.to}/${period}`, async () => {
      const whole = await rates.history(pair.from, pair.to, period);
      return { json: whole.data, csv: csvOf(whole) };
    });
  }

  mountResource(app, `${BASE}/:from/:to`, { GET: withQuery });
  mountResource(app, `${BASE}/:from/:to/:period`, { GET: withPath });
}
