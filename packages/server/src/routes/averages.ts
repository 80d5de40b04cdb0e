import type { AverageRate } from '@equivale/contract';
import type { Hono } from 'hono';
import type { RateLimit } from '../http/guards/rate-limit.ts';
import { viewOf } from '../http/request-view.ts';
import type { HotResponses } from '../http/responses/hot-responses.ts';
import { HISTORY_CACHING, publicResponse } from '../http/responses/public-data.ts';
import { mountResource, readDataQuery } from '../http/responses/resource.ts';
import { DAYS_PER_COST, readPair } from './currency-history.ts';
import { readSpan } from './day-span.ts';

interface Deps {
  readonly hot: HotResponses;
  readonly rates: {
    average(base: string, target: string, from: string, to: string): Promise<AverageRate>;
  };
  readonly now: () => Date;
  readonly limitRate: RateLimit;
}

const BASE = '/api/averages';
const COLUMNS = ['base', 'target', 'from', 'to', 'source', 'average', 'days'] as const;

/** `GET /api/averages/{from}/{to}?from=&to=`: the average rate of a pair over a span of days. */
export function mountAverages(app: Hono, { hot, rates, now, limitRate }: Deps): void {
  mountResource(app, `${BASE}/:from/:to`, {
    GET: async (c) => {
      const query = readDataQuery(c, ['from', 'to']);
      if (query instanceof Response) return query;
      const pair = readPair(c);
      if (pair instanceof Response) return pair;
      const span = readSpan(query, now());
      if (span instanceof Response) return span;
      return publicResponse(c, {
        hot,
        isRare: true,
        target: `${BASE}/${pair.from}/${pair.to}?from=${span.from}&to=${span.to}`,
        caching: HISTORY_CACHING,
        charge: () => limitRate(viewOf(c), Math.ceil(span.days / DAYS_PER_COST)),
        make: async () => {
          const json = await rates.average(pair.from, pair.to, span.from, span.to);
          return {
            json,
            csv: { columns: [...COLUMNS], rows: [COLUMNS.map((column) => json[column] ?? '')] },
          };
        },
      });
    },
  });
}
