import { type AverageWithOrigins, averageWithOriginsSchema } from '@equivale/contract';
import type { RateLimit } from '../../http/guards/rate-limit.ts';
import { viewOf } from '../../http/request-view.ts';
import type { BodyCache } from '../../http/responses/body-cache.ts';
import { HISTORY_CACHING, publicResponse } from '../../http/responses/public-data.ts';
import { type Call, day, FORMAT, PAIR } from '../call.ts';
import { readSpan } from '../day-span.ts';
import { DAYS_PER_COST, readPair } from './currency-history.ts';

interface Deps {
  readonly bodies: BodyCache;
  readonly rates: {
    average(base: string, target: string, from: string, to: string): Promise<AverageWithOrigins>;
  };
  readonly now: () => Date;
  readonly limitRate: RateLimit;
}

const BASE = '/api/averages';
const COLUMNS = ['base', 'target', 'from', 'to', 'source', 'average', 'days'] as const;

/** `GET /api/averages/{from}/{to}?from=&to=` */
export const CALLS: readonly Call<Deps>[] = [
  {
    method: 'GET',
    path: `${BASE}/{from}/{to}`,
    summary: 'Average rate of a pair over a span of days',
    params: PAIR,
    query: { from: day('First day'), to: day('Last day; today when absent'), format: FORMAT },
    outcomes: { 200: { description: 'The average', content: [averageWithOriginsSchema], hasCsv: true } },
    refusals: [400, 404],
    sites: 'every',
    respond:
      ({ bodies, rates, now, limitRate }) =>
      (c, query) => {
        const pair = readPair(c);
        if (pair instanceof Response) return pair;
        const span = readSpan(query, now());
        if (span instanceof Response) return span;
        return publicResponse(c, {
          bodies,
          isRare: true,
          target: `${BASE}/${pair.from}/${pair.to}?from=${span.from}&to=${span.to}`,
          caching: HISTORY_CACHING,
          charge: () => limitRate(viewOf(c), Math.ceil(span.days / DAYS_PER_COST)),
          make: async () => {
            const json = await rates.average(pair.from, pair.to, span.from, span.to);
            return {
              json,
              csv: () => ({ columns: [...COLUMNS], rows: [COLUMNS.map((column) => json[column] ?? '')] }),
            };
          },
        });
      },
  },
];
