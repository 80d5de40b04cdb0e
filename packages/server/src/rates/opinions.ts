import type { RateDetail } from '@equivale/contract';
import { isoDate } from './calendar.ts';
import type { ServedRate } from './merge.ts';
import { SOURCES } from './observation.ts';
import type { Shelf } from './shelf.ts';

/** A source's value may be this many days older than the served one and still be set beside it: monthly tables reach that far. */
const COMPARABLE_DAYS = 45;

/** What the sources that may be shown say of one code, the better source first. */
function opinionsOn({ code, day }: ServedRate, shelf: Shelf, today: number): RateDetail['opinions'] {
  return SOURCES.flatMap((info) => {
    if (!info.served || info.kind === 'computed') return [];
    const value = shelf.cross(info.key, code, 'USD', today + 2);
    if (value === undefined || value.day < day - COMPARABLE_DAYS) return [];
    return [{ source: info.key, date: isoDate(value.day), rate: value.rate }];
  });
}

/**
 * What stands behind each served rate.
 * @param table result of `mergeLatest` on the same shelf and day
 * @returns by code; `spread` is the width of all opinions and the served rate, as a share of the served rate, and null where
 * only one figure exists
 */
export function rateDetails(
  table: ReadonlyMap<string, ServedRate>,
  shelf: Shelf,
  today: number,
): Record<string, RateDetail> {
  const details: Record<string, RateDetail> = {};
  for (const served of table.values()) {
    const { code, rate, source, day, mark } = served;
    const opinions = code === 'USD' ? [] : opinionsOn(served, shelf, today);
    const figures = [rate, ...opinions.map((opinion) => opinion.rate)];
    const others = opinions.some((opinion) => opinion.source !== source);
    const spread = others ? (Math.max(...figures) - Math.min(...figures)) / rate : null;
    details[code] = { source, date: isoDate(day), mark, spread, opinions };
  }
  return details;
}
