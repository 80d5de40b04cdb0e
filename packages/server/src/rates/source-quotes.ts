import type { RateWithQuotes } from '@equivale/contract';
import { isoDate } from '@equivale/core';
import { SOURCES } from '../sources/all-sources.ts';
import { publishedBy, voiceOf } from './exchange-rates.ts';
import type { ServedRate } from './merge.ts';
import type { ObservationIndex } from './observation-index.ts';

/** A source's value may be this many days older than the served one and still be set beside it: monthly tables reach that far. */
const COMPARABLE_DAYS = 45;

/** What the sources that may be shown say of one code, the better source first. */
function quotesOf(
  { code, day }: ServedRate,
  index: ObservationIndex,
  today: number,
): RateWithQuotes['opinions'] {
  return SOURCES.flatMap((info) => {
    if (!info.served || info.kind === 'computed') return [];
    const value = index.cross(info.key, code, 'USD', today + 2);
    if (value === undefined || value.day < day - COMPARABLE_DAYS) return [];
    const published = publishedBy({ source: info.key, code, day: value.day }, index);
    return [
      {
        source: info.key,
        date: isoDate(value.day),
        rate: value.rate,
        ...voiceOf(info.key),
        ...(published && { published }),
      },
    ];
  });
}

/**
 * What stands behind each served rate.
 * @param table result of `mergeLatest` on the same index and day
 * @returns by code; `spread` is the width of all quotes and the served rate, as a share of the served rate, and null where
 * only one figure exists
 */
export function ratesWithQuotes(
  table: ReadonlyMap<string, ServedRate>,
  index: ObservationIndex,
  today: number,
): Record<string, RateWithQuotes> {
  const details: Record<string, RateWithQuotes> = {};
  for (const served of table.values()) {
    const { code, rate, source, day, mark } = served;
    const quotes = code === 'USD' ? [] : quotesOf(served, index, today);
    const figures = [rate, ...quotes.map((quote) => quote.rate)];
    const others = quotes.some((quote) => quote.source !== source);
    const spread = others ? (Math.max(...figures) - Math.min(...figures)) / rate : null;
    details[code] = { source, date: isoDate(day), mark, spread, opinions: quotes };
  }
  return details;
}
