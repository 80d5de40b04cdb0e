import { DAY_MS, dayOfInstant } from '@equivale/core';
import type { StreetFigure } from '../../sources/street/street-source.ts';

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
  /** Only a second source can bear it out. */
  readonly isDubious?: true;
}

/** What is known of the street's rates between two responses; kept as JSON. */
export interface StreetState {
  /** By {@link keyOfFigure}. */
  readonly entries: Record<string, StreetEntry>;
  readonly held: Record<string, HeldFigure>;
  /** By code, how often a figure of it has changed on a weekday. */
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
export function weekdayHours(fromMs: number, toMs: number): number {
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
