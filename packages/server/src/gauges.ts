import { DAY_MS, dayNumber, dayOfInstant } from '@equivale/core';
import type { Gauge } from './http/metrics.ts';
import { overdueSince } from './ingest/due.ts';
import { sourceStates } from './ingest/source-state.ts';
import { lateBy } from './service/reports/source-days.ts';
import type { ServedRates } from './service/served-rates.ts';
import { sourceInfo } from './sources/all-sources.ts';
import type { SourceInfo } from './sources/source.ts';
import type { Store } from './store/open-store.ts';

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

/** Ages of a served rate in days: of yesterday, over a weekend, over long holidays. */
const AGES: readonly (readonly [most: number, label: string])[] = [
  [1, '0-1'],
  [4, '2-4'],
  [10, '5-10'],
];
const ageLabel = (days: number): string => AGES.find(([most]) => days <= most)?.[1] ?? '11+';

type Counted = Pick<Store, 'figures' | 'refusalsByRule'>;

/**
 * What an operator watches of the service itself: what it serves, what it refused, what waits, and how much it stores.
 * @param now the service's clock
 */
export function serviceGauges(
  store: Counted,
  rates: Pick<ServedRates, 'currentRates'>,
  now: () => Date,
): Gauge[] {
  async function servedCodes() {
    const today = dayOfInstant(now().getTime());
    const counts = new Map<string, { labels: Record<string, string>; value: number }>();
    for (const { mark, date, codes } of (await rates.currentRates()).origins) {
      const labels = { status: mark, age: ageLabel(today - dayNumber(date)) };
      const counted = counts.get(`${labels.status} ${labels.age}`) ?? { labels, value: 0 };
      counted.value += codes.length;
      counts.set(`${labels.status} ${labels.age}`, counted);
    }
    return [...counts.values()];
  }
  type Numbers = Awaited<ReturnType<Counted['figures']>>;
  const figure = (name: string, help: string, read: (figures: Numbers) => number) => ({
    ...{ name, help, read: async () => [{ labels: {}, value: read(await store.figures()) }] },
  });
  return [
    {
      name: 'equivale_served_codes',
      help: 'Currencies that are served, by the mark of their rate and the days since its own day',
      read: servedCodes,
    },
    {
      name: 'equivale_refusals',
      help: 'Values that a quality rule turned away within a day',
      async read() {
        const since = new Date(now().getTime() - DAY_MS).toISOString();
        return (await store.refusalsByRule(since)).map(({ rule, count }) => ({
          ...{ labels: { rule }, value: count },
        }));
      },
    },
    figure('equivale_outbox_messages', 'Messages about alerts that wait', ({ outbox }) => outbox),
    figure('equivale_outbox_oldest_seconds', 'How long the oldest of them has waited', (figures) =>
      figures.oldestMessageAt === null ? 0 : (now().getTime() - figures.oldestMessageAt) / 1000,
    ),
    figure('equivale_sync_states', 'States that paired devices share', ({ syncStates }) => syncStates),
    figure('equivale_database_bytes', 'Size of the database', ({ bytes }) => bytes),
  ];
}
