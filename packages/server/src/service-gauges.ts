import { DAY_MS, dayNumber, dayOfInstant } from '@equivale/core';
import type { Gauge } from './http/metrics.ts';
import type { ServedRates } from './service/served-rates.ts';
import type { Store } from './store/store.ts';

/** Ages of a served rate in days: of yesterday, over a weekend, over long holidays. */
const AGES: readonly (readonly [most: number, label: string])[] = [
  [1, '0-1'],
  [4, '2-4'],
  [10, '5-10'],
];
const ageLabel = (days: number): string => AGES.find(([most]) => days <= most)?.[1] ?? '11+';

type Figures = Pick<Store, 'figures' | 'refusalsByRule'>;

/**
 * What an operator watches of the service itself: what it serves, what it refused, what waits, and how much it stores.
 * @param now the service's clock
 */
export function serviceGauges(
  store: Figures,
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
  type Numbers = Awaited<ReturnType<Figures['figures']>>;
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
