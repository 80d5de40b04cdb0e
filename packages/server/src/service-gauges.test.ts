import { expect, it } from 'vitest';
import { serviceGauges } from './gauges.ts';
import type { ServedRates } from './service/served-rates.ts';

const now = () => new Date('2026-11-29T12:00:00Z');
const origin = (mark: 'observed' | 'stale', date: string, ...codes: string[]) => ({
  source: 'ecb' as const,
  mark,
  date,
  codes,
});
const origins = [
  origin('observed', '2026-11-27', 'EUR', 'JPY'),
  origin('observed', '2026-11-25', 'INR'),
  origin('observed', '2026-11-29', 'BTC'),
  origin('stale', '2026-11-18', 'SYP'),
];
const figures = { outbox: 3, oldestMessageAt: now().getTime() - 90_000, syncStates: 7, bytes: 4096 };

const asked: string[] = [];
const gauges = serviceGauges(
  {
    figures: async () => figures,
    refusalsByRule: async (since) => {
      asked.push(since);
      return [{ rule: 'power-of-ten', count: 2 }];
    },
  },
  { currentRates: async () => ({ origins }) } as unknown as Pick<ServedRates, 'currentRates'>,
  now,
);
const read = async (name: string) => gauges.find((gauge) => gauge.name === name)?.read();

it('counts what is served by its mark and the age of its day', async () => {
  expect(await read('equivale_served_codes')).toEqual([
    { labels: { status: 'observed', age: '2-4' }, value: 3 },
    { labels: { status: 'observed', age: '0-1' }, value: 1 },
    { labels: { status: 'stale', age: '11+' }, value: 1 },
  ]);
});

it('counts what the rules refused within a day', async () => {
  expect(await read('equivale_refusals')).toEqual([{ labels: { rule: 'power-of-ten' }, value: 2 }]);
  expect(asked).toEqual(['2026-11-28T12:00:00.000Z']);
});

it('tells how full the store is', async () => {
  const values = ['outbox_messages', 'outbox_oldest_seconds', 'sync_states', 'database_bytes'].map(
    async (name) => (await read(`equivale_${name}`))?.[0]?.value,
  );
  expect(await Promise.all(values)).toEqual([3, 90, 7, 4096]);
});
