import type { ExchangeRates, RatesWithQuotes } from '@equivale/contract';
import type { Hono } from 'hono';
import type { CsvTable } from '../http/responses/csv.ts';
import type { HotResponses } from '../http/responses/hot-responses.ts';
import { problemResponse } from '../http/responses/problem.ts';
import { publicResponse, RATES_CACHING } from '../http/responses/public-data.ts';
import { mountResource, readQuery } from '../http/responses/resource.ts';

interface Deps {
  readonly hot: HotResponses;
  readonly rates: {
    currentRates(): Promise<ExchangeRates>;
    detailedRates(): Promise<RatesWithQuotes>;
  };
}

const TARGET = '/api/exchange-rates';

/** The table as rows: units of each code per 1 USD, with source, date and mark. */
function csvOf({ rates, origins }: ExchangeRates): CsvTable {
  const rows = origins.flatMap(({ source, date, mark, codes }) =>
    codes.map((code) => [code, rates[code] ?? '', source, date, mark]),
  );
  const columns = ['code', 'per_usd', 'source', 'date', 'mark'];
  return { columns, rows: rows.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)) };
}

/** `GET /api/exchange-rates`: the whole table, units per 1 USD; with `?detail=1` also what stands behind each rate. */
export function mountExchangeRates(app: Hono, { hot, rates }: Deps): void {
  mountResource(app, TARGET, {
    GET: async (c) => {
      const query = readQuery(c, ['detail']);
      if (query instanceof Response) return query;
      const detail = query.get('detail');
      if (detail !== undefined && detail !== '1')
        return problemResponse('invalid-field', { detail: 'detail: must be 1', field: 'detail' });
      const target = detail === undefined ? TARGET : `${TARGET}?detail=1`;
      return publicResponse(c, {
        hot,
        target,
        caching: RATES_CACHING,
        make: async () => {
          const json = await (detail === undefined ? rates.currentRates() : rates.detailedRates());
          return { json, csv: csvOf(json) };
        },
      });
    },
  });
}
