import { averageWithOriginsSchema } from '@equivale/contract';
import { HISTORY_CACHING, publicResponse } from '../../http/responses/public-data.ts';
import { callsAt, day, FORMAT, PAIR } from '../call.ts';
import { readPair, readSpan } from '../read-address.ts';
import { DAYS_PER_COST } from './currency-history.ts';

const BASE = '/api/averages';
const COLUMNS = ['base', 'target', 'from', 'to', 'source', 'average', 'days'] as const;

/** `GET /api/averages/{from}/{to}?from=&to=` */
export const CALLS = callsAt(
  { path: `${BASE}/{from}/{to}`, params: PAIR, sites: 'every' },
  {
    GET: {
      summary: 'Average rate of a pair over a span of days',
      query: {
        from: { ...day('First day'), isRequired: true },
        to: day('Last day; today when absent'),
        format: FORMAT,
      },
      outcomes: { 200: { description: 'The average', content: [averageWithOriginsSchema], hasCsv: true } },
      respond: (c, { bodies, rates, now, limitRate }, query) => {
        const pair = readPair(c);
        if (pair instanceof Response) return pair;
        const span = readSpan(query, now());
        if (span instanceof Response) return span;
        return publicResponse(c, {
          bodies,
          isRare: true,
          target: `${BASE}/${pair.from}/${pair.to}?from=${span.from}&to=${span.to}`,
          caching: HISTORY_CACHING,
          charge: () => limitRate(c, Math.ceil(span.days / DAYS_PER_COST)),
          make: async () => {
            const json = await rates.average(pair.from, pair.to, span.from, span.to);
            const rows = [COLUMNS.map((column) => json[column] ?? '')];
            return { json, csv: () => ({ columns: COLUMNS, rows }) };
          },
        });
      },
    },
  },
);
