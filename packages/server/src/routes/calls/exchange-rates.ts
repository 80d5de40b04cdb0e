import { type ExchangeRates, exchangeRatesSchema, ratesWithQuotesSchema } from '@equivale/contract';
import { dayNumber, dayOfInstant, FIRST_ECB_DAY, isoDate } from '@equivale/core';
import type { Context } from 'hono';
import { problemResponse } from '../../http/responses/problem.ts';
import {
  type CsvTable,
  HISTORY_CACHING,
  type PublicData,
  publicJson,
  publicResponse,
  RATES_CACHING,
} from '../../http/responses/public-data.ts';
import { callsAt, type Deps, day, FORMAT } from '../call.ts';
import { readDay } from '../read-address.ts';

type TableDeps = Pick<Deps, 'bodies'> & { readonly rates: Pick<Deps['rates'], 'currentRates'> };

const TARGET = '/api/exchange-rates';

/** The table as rows: units of each code per 1 USD, with source, date and mark. */
function csvOf({ rates, origins }: ExchangeRates): CsvTable {
  const rows = origins.flatMap(({ source, date, mark, codes }) =>
    codes.map((code) => [code, rates[code] ?? '', source, date, mark]),
  );
  const columns = ['code', 'per_usd', 'source', 'date', 'mark'];
  return { columns, rows: rows.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)) };
}

/** A table of a past day counts as this many requests more. */
export const DAY_COST = 2;

const dataOf = (json: ExchangeRates): PublicData => ({ json, csv: () => csvOf(json) });

/** The table of now, which is made once for each change of the rates. */
const tableOfNow = ({ bodies, rates }: TableDeps) => ({
  bodies,
  target: TARGET,
  caching: RATES_CACHING,
  make: async () => dataOf(await rates.currentRates()),
});

/** The same response for those who ask within the process. */
export const readyRates = ({ bodies, rates }: TableDeps) =>
  bodies.ready(TARGET, async () => publicJson(await rates.currentRates(), RATES_CACHING));

/** Reads the day of a table. Tomorrow is a day already where the sun rises first. */
function readTableDay(text: string, now: Date): string | Response {
  const day = readDay(text, 'on');
  if (day instanceof Response) return day;
  const last = dayOfInstant(now.getTime()) + 1;
  if (day >= FIRST_ECB_DAY && dayNumber(day) <= last) return day;
  return problemResponse('invalid-field', {
    detail: `on: must be a day between ${FIRST_ECB_DAY} and ${isoDate(last)}`,
    field: 'on',
  });
}

function tableOfDay(c: Context, { bodies, rates, now, limitRate }: Deps, text: string) {
  const day = readTableDay(text, now());
  if (day instanceof Response) return day;
  return publicResponse(c, {
    bodies,
    isRare: true,
    target: `${TARGET}?on=${day}`,
    caching: HISTORY_CACHING,
    charge: () => limitRate(c, DAY_COST),
    make: async () => dataOf(await rates.ratesOn(day)),
  });
}

export const CALLS = callsAt(
  { path: TARGET, sites: 'every' },
  {
    GET: {
      summary: 'All rates, units per 1 USD',
      query: {
        detail: { description: 'Also the sources behind each rate', schema: { const: '1' }, values: ['1'] },
        on: day('A day since 1999-01-04: of each code what had been published last by then'),
        format: FORMAT,
      },
      outcomes: {
        200: {
          description: 'The table',
          content: [exchangeRatesSchema, ratesWithQuotesSchema],
          hasCsv: true,
        },
      },
      respond: (c, deps, query) => {
        const [detail, on] = [query.get('detail'), query.get('on')];
        if (on !== undefined && detail !== undefined)
          return problemResponse('unknown-parameter', {
            detail: 'The sources behind each rate are listed for the newest table only',
            field: 'detail',
          });
        if (on !== undefined) return tableOfDay(c, deps, on);
        const table = tableOfNow(deps);
        if (detail === undefined) return publicResponse(c, table);
        const make = async () => dataOf(await deps.rates.detailedRates());
        return publicResponse(c, { ...table, target: `${TARGET}?detail=1`, make });
      },
    },
  },
);
