import { dayNumber, dayOfInstant } from '@equivale/core';
import type { Gauge } from './http/metrics.ts';
import { overdueSince } from './ingest/due.ts';
import { sourceStates } from './ingest/source-state.ts';
import { lateBy } from './service/reports/source-days.ts';
import { sourceInfo } from './sources/all-sources.ts';
import type { SourceInfo } from './sources/source.ts';
import type { Store } from './store/store.ts';

type Figures = Pick<Store, 'metaUnder' | 'latestBySource'>;

/** The newest day of each source that publishes once a day, segments and relayed institutions included. */
async function newestDays(store: Figures): Promise<[SourceInfo, number][]> {
  const rows = Map.groupBy(await store.latestBySource(), ({ source }) => source);
  return [...rows].flatMap(([source, values]): [SourceInfo, number][] => {
    const info = sourceInfo(source);
    if (info.schedule.everyMinutes !== undefined) return [];
    return [[info, Math.max(...values.map(({ date }) => dayNumber(date)))]];
  });
}

/**
 * What an operator watches besides the counts of requests: how the sources are doing.
 * @param store where they are recorded
 * @param now the service's clock
 * @param doubted codes whose peg by law institutions contradict
 */
export const sourceGauges = (store: Figures, now: () => Date, doubted: () => readonly string[]): Gauge[] => [
  {
    name: 'equivale_source_success_timestamp_seconds',
    help: 'Last success of each source that ever succeeded',
    read: async () =>
      [...(await sourceStates(store))].flatMap(([source, { succeededAt }]) =>
        succeededAt === null ? [] : [{ labels: { source }, value: Date.parse(succeededAt) / 1000 }],
      ),
  },
  {
    name: 'equivale_source_overdue_seconds',
    help: 'How long ago a source published a newer day than the newest one held, by its calendar; 0 if it has not yet',
    read: async () =>
      (await newestDays(store)).map(([{ key, schedule }, newest]) => ({
        labels: { source: key },
        value: Math.max(0, now().getTime() - overdueSince(schedule, newest)) / 1000,
      })),
  },
  {
    name: 'equivale_source_missed_publications',
    help: 'Days on which a source was to publish since the newest one held, today left out',
    read: async () =>
      (await newestDays(store)).map(([info, newest]) => ({
        labels: { source: info.key },
        value: lateBy(info, newest, dayOfInstant(now().getTime())),
      })),
  },
  {
    name: 'equivale_peg_doubted',
    help: '1 for each code whose peg by law two independent institutions contradict; what they say is served',
    read: async () => doubted().map((code) => ({ labels: { code }, value: 1 })),
  },
];
