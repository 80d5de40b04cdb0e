import {
  HISTORY_PERIODS,
  type HistoryOrigin,
  type HistoryPeriod,
  type HistoryWithOrigins,
  historyPointsSchema,
  historySpanWithOriginsSchema,
  historyWithOriginsSchema,
} from '@equivale/contract';
import type { Context } from 'hono';
import { problemResponse } from '../../http/responses/problem.ts';
import {
  type CsvTable,
  HISTORY_CACHING,
  type PublicData,
  publicResponse,
} from '../../http/responses/public-data.ts';
import { callsAt, type Deps, day, FORMAT, PAIR, type Query, text } from '../call.ts';
import { type Pair, readPair, readSpan } from '../read-address.ts';

const BASE = '/api/currency-history';

/** Days of history that count as one request more against the client that asks for them. */
export const DAYS_PER_COST = 1000;
const PERIOD_COST: Record<HistoryPeriod, number> = { '7d': 0, '1m': 0, '1y': 0, '5y': 2, max: 10 };

function readPeriod(text: string): HistoryPeriod | Response {
  const period = HISTORY_PERIODS.find((known) => known === text);
  const detail = `A period is one of ${HISTORY_PERIODS.join(', ')}`;
  return period ?? problemResponse('unknown-period', { detail, field: 'period' });
}

type HistoryTable = Pick<HistoryWithOrigins, 'data' | 'origins' | 'base' | 'target'>;
const columns = ['date', 'base', 'target', 'rate', 'source', 'institution', 'rate_type', 'segment'];

function csvOf({ data, origins, base, target }: HistoryTable): CsvTable {
  const whose = ({ source, institution = source, rateType, segment }: HistoryOrigin) => [
    ...[source, institution, rateType ?? '', segment ?? ''],
  ];
  const rows = origins.flatMap((origin) =>
    data
      .filter(({ date }) => date >= origin.from && date <= origin.to)
      .map(({ date, rate }) => [date, base, target, rate, ...whose(origin)]),
  );
  return { columns, rows };
}

/** What one address of a history responds with. @param isRare as one of very many */
function respondWith(
  c: Context,
  { bodies, limitRate }: Deps,
  what: { readonly target: string; readonly cost: number; readonly make: () => Promise<PublicData> },
  isRare = false,
) {
  const charge = async () => (what.cost > 0 ? limitRate(c, what.cost) : undefined);
  return publicResponse(c, { ...what, bodies, caching: HISTORY_CACHING, charge, isRare });
}

function overSpan(c: Context, deps: Deps, { from, to }: Pair, query: Query) {
  const span = readSpan(query, deps.now());
  if (span instanceof Response) return span;
  const cost = Math.ceil(span.days / DAYS_PER_COST);
  const target = `${BASE}/${from}/${to}?from=${span.from}&to=${span.to}`;
  const make = async () => {
    const json = await deps.rates.historyBetween(from, to, span.from, span.to);
    return { json, csv: () => csvOf(json) };
  };
  return respondWith(c, deps, { target, cost, make }, true);
}

/** @param isWhole with the pair and the source around the points */
function overPeriod(c: Context, deps: Deps, { from, to }: Pair, text: string, isWhole: boolean) {
  const period = readPeriod(text);
  if (period instanceof Response) return period;
  const make = async () => {
    const whole = await deps.rates.history(from, to, period);
    return { json: isWhole ? whole : whole.data, csv: () => csvOf(whole) };
  };
  const target = `${BASE}/${from}/${to}${isWhole ? '?period=' : '/'}${period}`;
  return respondWith(c, deps, { target, cost: PERIOD_COST[period], make });
}

const PERIOD = text('Window that ends at the newest observation', { enum: HISTORY_PERIODS });

/** `/{from}/{to}?period=` and `?from=&to=` respond with `{data, …}`, `/{from}/{to}/{period}` with the points alone. */
export const CALLS = [
  ...callsAt(
    { path: `${BASE}/{from}/{to}`, params: PAIR, sites: 'every' },
    {
      GET: {
        summary: 'History of a pair, by period or by days',
        query: {
          period: { ...PERIOD, schema: { ...PERIOD.schema, default: '7d' } },
          from: day(
            'First day of a span, instead of a period; the response names the part of it in which there are values',
          ),
          to: day('Last day of the span; today when absent'),
          format: FORMAT,
        },
        outcomes: {
          200: {
            description: 'Observations, oldest first',
            content: [historyWithOriginsSchema, historySpanWithOriginsSchema],
            hasCsv: true,
          },
        },
        respond: (c, deps, query) => {
          const pair = readPair(c);
          if (pair instanceof Response) return pair;
          if (query.has('from') || query.has('to')) return overSpan(c, deps, pair, query);
          return overPeriod(c, deps, pair, query.get('period') ?? '7d', true);
        },
      },
    },
  ),
  ...callsAt(
    { path: `${BASE}/{from}/{to}/{period}`, params: { ...PAIR, period: PERIOD }, sites: 'every' },
    {
      GET: {
        summary: 'History of a pair, the points alone',
        query: { format: FORMAT },
        outcomes: {
          200: { description: 'Observations, oldest first', content: [historyPointsSchema], hasCsv: true },
        },
        respond: (c, deps) => {
          const pair = readPair(c);
          return pair instanceof Response
            ? pair
            : overPeriod(c, deps, pair, c.req.param('period') ?? '', false);
        },
      },
    },
  ),
];
