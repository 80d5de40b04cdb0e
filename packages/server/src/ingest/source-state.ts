import { dayNumber, isoDate } from '@equivale/core';
import { fetchedFrom, SOURCES } from '../sources/all-sources.ts';
import type { SourceKey } from '../sources/source.ts';
import type { IngestStore } from '../store/open-store.ts';

/** How the last refresh of one source went; kept as JSON under {@link sourceStateKey}. */
export interface SourceState {
  readonly triedAt: string;
  /** Instant of the last attempt that answered and was taken in, or answered "nothing new". */
  readonly succeededAt: string | null;
  readonly error: string | null;
  /** Attempts since the last success; absent after one. */
  readonly failures?: number;
  readonly refused: number;
  /** Codes in its last tables that we do not know: a new currency, or a name of its own. */
  readonly unknown?: readonly string[];
  /** Days on which it was asked, `YYYY-MM-DD`, oldest first, of the last {@link ASKED_DAYS}; absent in states from before they were noted. */
  readonly asked?: readonly string[];
}

/** For so many days, today included, it is known on which a source was asked. */
export const ASKED_DAYS = 90;

/** The days on which a source was asked, with that of an instant. */
export function withAskedDay(asked: readonly string[], at: string): readonly string[] {
  const today = at.slice(0, 10);
  const oldest = isoDate(dayNumber(today) - ASKED_DAYS + 1);
  // A day still to come was noted by a clock that was ahead.
  return [...new Set([...asked, today])].filter((day) => day >= oldest && day <= today).sort();
}

export const sourceStateKey = (key: SourceKey): string => `source ${key}`;
/** Instant of the last refresh in which some served source answered. */
export const FETCHED_AT_KEY = 'fetched-at';
/**
 * A source counts as live for this long after its last success: one that publishes once a day is requested once a day, and
 * not always at the same hour.
 */
const LIVE_MS = 36 * 3_600_000;

/** The state of a source of which nothing is recorded. */
export const NEVER_ASKED: Omit<SourceState, 'triedAt'> & { readonly triedAt: null } = {
  ...{ triedAt: null, succeededAt: null, error: null, refused: 0 },
};

type Attempt = Pick<SourceState, 'error' | 'refused' | 'unknown'> & { readonly at: string };

/** Stores how a refresh of one source went; `error` is null where it answered. */
export async function recordAttempt(
  store: Pick<IngestStore, 'getMeta' | 'setMeta'>,
  source: SourceKey,
  { at, error, refused, unknown }: Attempt,
): Promise<SourceState> {
  const key = sourceStateKey(source);
  const before = JSON.parse((await store.getMeta(key)) ?? '{"succeededAt":null}') as SourceState;
  const strange = unknown ?? before.unknown;
  const state = {
    ...{ triedAt: at, succeededAt: error === null ? at : before.succeededAt, error, refused },
    asked: withAskedDay(before.asked ?? [], at),
    ...(error !== null && { failures: (before.failures ?? 0) + 1 }),
    ...(strange && { unknown: strange }),
  };
  await store.setMeta(key, JSON.stringify(state));
  return state;
}

/** How the last refresh of each source went; sources that were never requested are absent. */
export async function sourceStates(
  store: Pick<IngestStore, 'metaUnder'>,
  sources: readonly { readonly key: SourceKey }[] = SOURCES,
): Promise<Map<SourceKey, SourceState>> {
  const texts = await store.metaUnder(sourceStateKey(''));
  return new Map(
    sources.flatMap(({ key }) => {
      const text = texts.get(sourceStateKey(key));
      return text === undefined ? [] : [[key, JSON.parse(text) as SourceState]];
    }),
  );
}

/** Whether an instant lies less than a time ago. One that is still to come does not: it was left by a clock that was ahead. */
export function isWithin(instant: string, now: Date, ms: number): boolean {
  const age = now.getTime() - Date.parse(instant);
  return age >= 0 && age < ms;
}

/** Whether it answered within a day and a half. */
export const isLive = ({ succeededAt }: Pick<SourceState, 'succeededAt'>, now: Date): boolean =>
  succeededAt !== null && isWithin(succeededAt, now, LIVE_MS);

/** The sources that answered within a day and a half; none, where nobody can tell how long ago that was. */
export async function liveSources(
  store: Pick<IngestStore, 'metaUnder'>,
  clock: { now(): Date; isBehind(): boolean },
): Promise<Set<SourceKey>> {
  if (clock.isBehind()) return new Set();
  const now = clock.now();
  const states = await sourceStates(store);
  const live = SOURCES.filter((info) => {
    const state = states.get(fetchedFrom(info));
    return state !== undefined && isLive(state, now);
  });
  return new Set(live.map(({ key }) => key));
}
