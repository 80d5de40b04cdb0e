import type { StreetRateServed } from '@equivale/contract';
import { DAY_MS, dayOfInstant, isoDate } from '@equivale/core';
import type { StreetFigure, StreetSource } from '../../sources/street/street-source.ts';

/** A figure that passed the rules. */
export interface StreetEntry extends Omit<StreetFigure, 'mid'> {
  readonly source: string;
  /** The middle: as published, or of bid and ask. */
  readonly rate: string;
  /** It is the middle of bid and ask, and was not published. */
  readonly computed: boolean;
  /** Instant since which it has been the same, in milliseconds since 1970. */
  readonly sinceMs: number;
  /** Instant of the last response in which it stood. */
  readonly seenMs: number;
  /** How often others of its currency had changed when it last did. */
  readonly othersThen: number;
}

/** A figure that waits for a publication that confirms it. */
interface HeldFigure {
  readonly rate: string;
  /** Newest instant that its response claimed: what is read a second time confirms nothing. */
  readonly publishedMs: number;
}

/** What is known of the street's rates between two responses; kept as JSON. */
export interface StreetState {
  /** By {@link keyOfFigure}. */
  readonly entries: Record<string, StreetEntry>;
  readonly held: Record<string, HeldFigure>;
  /** By code, how often a figure of it has changed. */
  readonly changes: Record<string, number>;
}

/** The name under which a database keeps it. */
export const STREET_STATE_KEY = 'street';

export const emptyStreetState = (): StreetState => ({ entries: {}, held: {}, changes: {} });

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is remembered; nothing where it cannot be read, and the next responses rebuild it. */
function readStreetState(text = ''): StreetState {
  try {
    const { entries, held, changes } = JSON.parse(text) as StreetState;
    if ([entries, held, changes].every(isObject)) return { entries, held, changes };
  } catch {
    // damaged by hand or by a disk: as if nothing had been asked yet
  }
  return emptyStreetState();
}

/** What a store remembers. */
export const loadStreet = async (store: { getMeta(key: string): Promise<string | undefined> }) =>
  readStreetState(await store.getMeta(STREET_STATE_KEY));

export const keyOfFigure = ({
  source,
  code,
  name,
  base,
}: Pick<StreetEntry, 'source' | 'code' | 'name' | 'base'>): string => `${source} ${code} ${name} ${base}`;

const HOUR_MS = 3_600_000;

/** Hours of weekdays (UTC) between two instants: in most countries nobody gives a new figure on a Sunday. */
function weekdayHours(fromMs: number, toMs: number): number {
  let hours = 0;
  for (let at = fromMs; at < toMs; ) {
    const end = Math.min(toMs, (dayOfInstant(at) + 1) * DAY_MS);
    if (![0, 6].includes(new Date(at).getUTCDay())) hours += (end - at) / HOUR_MS;
    at = end;
  }
  return hours;
}

/** Whether a figure comes again and again without change while others of its currency changed, whatever instant is claimed for it. */
export function isFrozen(
  { code, sinceMs, othersThen }: StreetEntry,
  { changes }: StreetState,
  nowMs: number,
): boolean {
  const still = weekdayHours(sinceMs, nowMs);
  return still >= 72 || (still >= 24 && (changes[code] ?? 0) - othersThen >= 3);
}

/** Whether no response has held a figure for three days: it is not served any more. */
export const isGone = ({ seenMs }: Pick<StreetEntry, 'seenMs'>, nowMs: number): boolean =>
  (nowMs - seenMs) / HOUR_MS > 72;

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
