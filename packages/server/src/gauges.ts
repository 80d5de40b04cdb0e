import { dayNumber, ecbPublicationMs, isoDate, isTargetDay } from '@equivale/core';
import type { Gauge } from './http/metrics.ts';
import { sourceStates } from './ingest/source-state.ts';
import type { Store } from './store/store.ts';

type Figures = Pick<Store, 'getMeta' | 'latestBySource'>;

/** Instant, in milliseconds, at which the ECB publishes the first day after the newest one held. */
async function nextEcbMs(store: Figures): Promise<number | undefined> {
  const days = (await store.latestBySource())
    .filter(({ source }) => source === 'ecb')
    .map(({ date }) => date);
  const newest = days.sort().at(-1);
  if (newest === undefined) return undefined;
  let next = dayNumber(newest) + 1;
  while (!isTargetDay(next)) next += 1;
  return ecbPublicationMs(isoDate(next));
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
    read: async () => {
      const dueMs = await nextEcbMs(store);
      if (dueMs === undefined) return [];
      return [{ labels: { source: 'ecb' }, value: Math.max(0, now().getTime() - dueMs) / 1000 }];
    },
  },
  {
    name: 'equivale_peg_doubted',
    help: '1 for each code whose peg by law two independent institutions contradict; what they say is served',
    read: async () => doubted().map((code) => ({ labels: { code }, value: 1 })),
  },
];
