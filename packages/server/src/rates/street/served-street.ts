import type { StreetRateServed } from '@equivale/contract';
import { dayOfInstant, isoDate } from '@equivale/core';
import type { StreetSource } from '../../sources/street/street-source.ts';
import { isFrozen, isGone, type StreetEntry, type StreetState } from './street-state.ts';

/**
 * The street's rates as they are served: of each code, name and base the one of the best source that still moves.
 * @param sources those that are switched on; of others nothing is served, even if it is known
 */
export function servedStreet(
  state: StreetState,
  sources: readonly StreetSource[],
  nowMs: number,
): StreetRateServed[] {
  const rankOf = new Map(sources.map(({ key, rank }) => [key, rank]));
  const standing = (entry: StreetEntry) =>
    Number(isFrozen(entry, state, nowMs)) * 1000 + (rankOf.get(entry.source) ?? 0);
  const alive = Object.values(state.entries)
    .filter((entry) => rankOf.has(entry.source) && !isGone(entry, nowMs))
    .sort((a, b) => standing(a) - standing(b));
  const best = new Map<string, StreetEntry>();
  for (const entry of alive) {
    const key = `${entry.code} ${entry.name} ${entry.base}`;
    if (!best.has(key)) best.set(key, entry);
  }
  return [...best.values()]
    .map((entry) => {
      const { code, base, kind, name, source, rate, bid, ask, sinceMs, seenMs } = entry;
      return {
        ...{ code, base, kind, name, source, date: isoDate(dayOfInstant(sinceMs)), rate },
        ...(bid && { bid }),
        ...(ask && { ask }),
        ...(entry.computed && { computed: true as const }),
        ...{ since: new Date(sinceMs).toISOString(), seen: new Date(seenMs).toISOString() },
        ...(isFrozen(entry, state, nowMs) && { frozen: true as const }),
      };
    })
    .sort((a, b) => a.code.localeCompare(b.code) || Number(a.rate) - Number(b.rate));
}

/** The part of a table that street rates add. @param sources those whose rates are served */
export const streetBeside = (state: StreetState, sources: readonly StreetSource[], nowMs: number) => ({
  kinds: servedStreet(state, sources, nowMs),
  sources: Object.fromEntries(sources.map(({ key, name, site }) => [key, { name, site }])),
});

export type StreetBeside = ReturnType<typeof streetBeside>;
