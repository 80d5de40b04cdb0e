import type { RateWithQuotes } from '@equivale/contract';
import { isoDate } from '@equivale/core';
import { institutionOf, SOURCES } from '../sources/all-sources.ts';
import { publishedBy } from './exchange-rates.ts';
import { begunDay } from './facts/begun-day.ts';
import { saysItsSegment } from './facts/segments.ts';
import { authorityOf, voiceOf } from './facts/voice.ts';
import type { ServedRate } from './merge.ts';
import type { ObservationIndex } from './observation-index.ts';

/** A source's value may be this many days older than the served one and still be set beside it: monthly tables reach that far. */
const COMPARABLE_DAYS = 45;

/** Figures shown beside a rate: of eighty institutions the best are enough to compare. */
const MOST_QUOTES = 8;

/** What the institutions that may be shown say of one code, each once and the better source first. */
function quotesOf(
  { code, day }: ServedRate,
  index: ObservationIndex,
  nowMs: number,
): RateWithQuotes['opinions'] {
  const heard = new Set<string>();
  const found: RateWithQuotes['opinions'] = [];
  for (const info of SOURCES) {
    const { key, segment } = info;
    const voice = `${institutionOf(key)} ${segment}`;
    if (!info.served || info.kind === 'computed' || heard.has(voice)) continue;
    const value = index.cross(key, code, 'USD', begunDay(info, nowMs));
    if (value === undefined || value.day < day - COMPARABLE_DAYS || !saysItsSegment(info, code, value.day))
      continue;
    heard.add(voice);
    const published = publishedBy({ source: key, code, day: value.day }, index);
    found.push({
      source: key,
      date: isoDate(value.day),
      rate: value.rate,
      ...voiceOf(key),
      ...(published && { published }),
    });
  }
  return found;
}

/** The best quotes, the served rate's own among them wherever it stands. */
const shownOf = (quotes: RateWithQuotes['opinions'], source: string): RateWithQuotes['opinions'] =>
  quotes.filter((quote, at) => at < MOST_QUOTES || quote.source === source);

/**
 * What stands behind each served rate.
 * @param table result of `mergeLatest` on the same index at the same instant
 * @param nowMs instant: a figure of a day that has not begun at its source is no voice yet
 * @returns by code; `spread` is the width of all quotes and the served rate, as a share of the served rate, and null where
 * only one figure exists
 */
export function ratesWithQuotes(
  table: ReadonlyMap<string, ServedRate>,
  index: ObservationIndex,
  nowMs: number,
): Record<string, RateWithQuotes> {
  const details: Record<string, RateWithQuotes> = {};
  for (const served of table.values()) {
    const { code, rate, source, day, mark } = served;
    const quotes = code === 'USD' ? [] : shownOf(quotesOf(served, index, nowMs), source);
    const figures = [rate, ...quotes.map((quote) => quote.rate)];
    const others = quotes.some((quote) => quote.source !== source);
    const spread = others ? (Math.max(...figures) - Math.min(...figures)) / rate : null;
    details[code] = { source, date: isoDate(day), mark, spread, ...authorityOf(code), opinions: quotes };
  }
  return details;
}
