import type { SourceStatus, StatusReport } from '@equivale/contract';
import { dayNumber, dayOfInstant, isoDate } from '@equivale/core';
import { ASKED_DAYS, type SourceState, sourceStates } from '../ingest/source-state.ts';
import { ALL_SOURCES, fetchedFrom, sourceInfo } from '../sources/all-sources.ts';
import type { Observation, Source } from '../sources/source.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from './clock.ts';
import { dayStatus, lateBy } from './source-days.ts';

/** Codes by which the days of a source are told: a table without any of its first three would not have been accepted. */
const PROBES = 3;

type Reads = Pick<Store, 'getMeta' | 'latestBySource' | 'series'>;

/** The days between two on which a source has values. */
async function publishedDays(
  store: Reads,
  { key }: Source,
  latest: readonly Observation[],
  [from, to]: readonly [string, string],
): Promise<Set<number>> {
  const own = latest.filter((row) => fetchedFrom(sourceInfo(row.source)) === key);
  // Of what it has not given up, in an order that stays the same.
  const newestFirst = own.toSorted((a, b) => b.date.localeCompare(a.date) || a.code.localeCompare(b.code));
  const series = newestFirst.slice(0, PROBES).map(({ source, code }) => store.series(source, code, from, to));
  return new Set((await Promise.all(series)).flat().map(({ date }) => dayNumber(date)));
}

/**
 * How every source that is asked has done in the last 90 days, from the stored values and the days on which it was asked.
 * @param store where both are
 */
export async function makeStatusReport(store: Reads, clock: Clock): Promise<StatusReport> {
  const today = dayOfInstant(clock.now().getTime());
  const first = today - ASKED_DAYS + 1;
  const span = [isoDate(first), isoDate(today)] as const;
  const [latest, states] = await Promise.all([store.latestBySource(), sourceStates(store)]);

  async function statusOf(source: Source): Promise<SourceStatus> {
    const { succeededAt = null, asked: askedOn = [] }: Partial<SourceState> = states.get(source.key) ?? {};
    const published = await publishedDays(store, source, latest, span);
    const known = { published, asked: new Set(askedOn.map(dayNumber)) };
    const dates = latest
      .filter((row) => fetchedFrom(sourceInfo(row.source)) === source.key)
      .map(({ date }) => date);
    const newest = dates.sort().at(-1) ?? null;
    return {
      key: source.key,
      name: source.name,
      cadence: source.cadence,
      newest,
      late: newest === null ? null : lateBy(source, dayNumber(newest), today),
      succeededAt,
      asked: askedOn.find((day) => day >= span[0]) ?? null,
      days: Array.from({ length: ASKED_DAYS }, (_, at) => dayStatus(source, first + at, known, today)),
    };
  }

  const inOrder = ALL_SOURCES.toSorted((a, b) => a.rank - b.rank);
  return {
    at: clock.now().toISOString(),
    first: span[0],
    last: span[1],
    sources: await Promise.all(inOrder.map(statusOf)),
  };
}
