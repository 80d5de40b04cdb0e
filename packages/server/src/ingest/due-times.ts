import { dayNumber, dayOfInstant } from '@equivale/core';
import { fetchedFrom, sourceInfo } from '../sources/all-sources.ts';
import type { SourceInfo, SourceKey } from '../sources/source.ts';
import type { IngestStore } from '../store/open-store.ts';
import { nextDueAt, type Progress } from './due.ts';
import { sourceStates } from './source-state.ts';

const MINUTE_MS = 60_000;

/**
 * When sources are to be asked, by their schedules and by what is stored of them.
 * @param longestMs longest pause between two requests to a source
 * @param random number from 0 to 1, by which the requests of many servers are spread over a minute
 */
export function createDueTimes(
  store: Pick<IngestStore, 'metaUnder' | 'latestBySource'>,
  sources: readonly Pick<SourceInfo, 'key' | 'schedule' | 'aheadDays'>[],
  longestMs: number,
  random: number,
) {
  const spreadMs = random * Math.min(MINUTE_MS, longestMs / 10);
  const askedMs = new Map<SourceKey, number>();

  async function progressAt(nowMs: number): Promise<(source: SourceKey, aheadDays: number) => Progress> {
    const states = await sourceStates(store, sources);
    const latest = Map.groupBy(await store.latestBySource(), ({ source }) => fetchedFrom(sourceInfo(source)));
    return (source, aheadDays) => {
      const { triedAt, failures = 0 } = states.get(source) ?? {};
      const tried = Math.max(triedAt ? Date.parse(triedAt) : 0, askedMs.get(source) ?? 0);
      // A day beyond what it announces was left by a clock that was ahead.
      const last = dayOfInstant(nowMs) + aheadDays;
      const days = (latest.get(source) ?? []).map(({ date }) => dayNumber(date)).filter((day) => day <= last);
      return { newest: Math.max(...days), failures, ...(tried > 0 && { triedAt: tried }) };
    };
  }

  async function times(nowMs: number): Promise<[SourceKey, number][]> {
    const progress = await progressAt(nowMs);
    return sources.map((source) => {
      const known = progress(source.key, source.aheadDays ?? 2);
      const at = nextDueAt(source, known, nowMs, longestMs - spreadMs);
      return [source.key, at === nowMs ? at : at + spreadMs];
    });
  }

  return {
    due: async (nowMs: number) =>
      new Set((await times(nowMs)).flatMap(([key, at]) => (at <= nowMs ? [key] : []))),
    /** Instant at which the first of them is due. */
    next: async (nowMs: number) => Math.min(...(await times(nowMs)).map(([, at]) => at)),
    /** Notes that sources were asked: one that knew that there is nothing new leaves no trace in the store. */
    asked(keys: Iterable<SourceKey>, atMs: number): void {
      for (const key of keys) askedMs.set(key, atMs);
    },
  };
}
