import type { SourceStatus, StatusReport } from '@equivale/contract';
import { dayNumber, dayOfInstant, isoDate } from '@equivale/core';
import { overdueSince } from '../../ingest/due.ts';
import { ASKED_DAYS, type SourceState, sourceStates } from '../../ingest/source-state.ts';
import { voiceOf } from '../../rates/facts/voice.ts';
import { ALL_SOURCES, fetchedFrom, SOURCES, sourceInfo } from '../../sources/all-sources.ts';
import type { Observation, SourceInfo } from '../../sources/source.ts';
import type { Store } from '../../store/open-store.ts';
import type { Clock } from '../clock.ts';
import { dayStatus, lateBy } from './source-days.ts';

/** Codes by which the days of a source are known: a table without any of its first three would not have been accepted. */
const PROBES = 3;

/** Newest refusals among which the last one of a source is looked for. */
const REFUSALS = 2000;

type Reads = Pick<Store, 'metaUnder' | 'latestBySource' | 'series' | 'refusals'>;

/** The days between two on which a row has values. */
async function publishedDays(
  store: Reads,
  own: readonly Observation[],
  [from, to]: readonly [string, string],
): Promise<Set<number>> {
  // Of what it has not given up, in an order that stays the same.
  const newestFirst = own.toSorted((a, b) => b.date.localeCompare(a.date) || a.code.localeCompare(b.code));
  const series = newestFirst.slice(0, PROBES).map(({ source, code }) => store.series(source, code, from, to));
  return new Set((await Promise.all(series)).flat().map(({ date }) => dayNumber(date)));
}

const requested = new Map(ALL_SOURCES.map((source) => [source.key, source]));

/**
 * The rows of the report: every source that is requested, with its segments, and every institution that only a relay is heard of.
 * @param latest the newest value of every series
 */
function rowsOf(latest: readonly Observation[]): [SourceInfo, Observation[]][] {
  const own = Map.groupBy(latest, ({ source }) => source);
  const fetched = Map.groupBy(latest, ({ source }) => fetchedFrom(sourceInfo(source)));
  return SOURCES.flatMap((info): [SourceInfo, Observation[]][] => {
    const { key, via, institution = key } = info;
    if (requested.has(key)) return [[info, fetched.get(key) ?? []]];
    const isRelayed = via !== undefined && own.has(key) && !own.has(institution);
    return isRelayed ? [[info, own.get(key) ?? []]] : [];
  });
}

/**
 * How every institution has done in the last 90 days, from the stored values and the days on which it was requested.
 * @param store where both are
 */
export async function makeStatusReport(store: Reads, clock: Clock): Promise<StatusReport> {
  const now = clock.now();
  const today = dayOfInstant(now.getTime());
  const first = today - ASKED_DAYS + 1;
  const span = [isoDate(first), isoDate(today)] as const;
  const [latest, states, refusals] = await Promise.all([
    store.latestBySource(),
    sourceStates(store),
    store.refusals(REFUSALS),
  ]);

  async function statusOf([info, own]: [SourceInfo, Observation[]]): Promise<SourceStatus> {
    const { key, name, cadence, schedule } = info;
    const place = fetchedFrom(info);
    const { succeededAt = null, asked: requestedOn = [] }: Partial<SourceState> = states.get(place) ?? {};
    const known = {
      published: await publishedDays(store, own, span),
      requested: new Set(requestedOn.map(dayNumber)),
    };
    const newest =
      own
        .map(({ date }) => date)
        .sort()
        .at(-1) ?? null;
    const days = Array.from({ length: ASKED_DAYS }, (_, at) => dayStatus(info, first + at, known, today));
    const dueMs = newest === null ? Number.POSITIVE_INFINITY : overdueSince(schedule, dayNumber(newest));
    const refusal = refusals.find(({ source }) => source === key || fetchedFrom(sourceInfo(source)) === key);
    return {
      key,
      name,
      cadence,
      newest,
      late: newest === null ? null : lateBy(info, dayNumber(newest), today),
      succeededAt,
      asked: requestedOn.find((day) => day >= span[0]) ?? null,
      days,
      ...voiceOf(key),
      codes: new Set(own.map(({ code }) => code)).size,
      missed: days.filter((status) => status === 'missing').length,
      overdueSince: dueMs <= now.getTime() ? new Date(dueMs).toISOString() : null,
      ...(refusal && {
        refusal: { at: refusal.at, code: refusal.code, rule: refusal.rule, detail: refusal.detail },
      }),
      ...(schedule?.at && { publishes: { time: schedule.at, zone: schedule.zone } }),
      ...(requested.get(place) && { testedWith: requested.get(place)?.testedWith }),
    };
  }

  const sources: SourceStatus[] = [];
  // One after the other: a hundred at once would wait too long for a connection.
  for (const row of rowsOf(latest)) sources.push(await statusOf(row));
  return { at: now.toISOString(), first: span[0], last: span[1], sources };
}
