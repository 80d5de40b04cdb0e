import { describe, expect, it } from 'vitest';
import { sourceGauges } from './gauges.ts';
import type { Observation } from './sources/source.ts';

const ecb = (date: string): Observation => ({ source: 'ecb', code: 'USD', date, rate: 1.1 });
const other: Observation = { source: 'coinbase', code: 'BTC', date: '2026-12-31', rate: 0.00001 };

const overdue = async (held: readonly Observation[], at: string) => {
  const store = { latestBySource: async () => [...held], metaUnder: async () => new Map() };
  const gauge = sourceGauges(
    store,
    () => new Date(at),
    () => [],
  ).find(({ name }) => name.endsWith('overdue_seconds'));
  return gauge?.read();
};
const seconds = (value: number) => [{ labels: { source: 'ecb' }, value }];

/** The days on which the ECB publishes: https://www.ecb.europa.eu/ecb/contacts/working-hours/html/index.en.html */
describe('how long a newer day has been due', () => {
  it('is nothing before the publication of the next business day', async () => {
    expect(await overdue([ecb('2026-04-01'), ecb('2026-04-02'), other], '2026-04-07T13:59:59Z')).toEqual(
      seconds(0),
    );
  });

  it('counts from four in the afternoon in Frankfurt, past Good Friday, the weekend and Easter Monday', async () => {
    expect(await overdue([ecb('2026-04-02'), other], '2026-04-07T20:00:00Z')).toEqual(seconds(6 * 3600));
  });

  it('is one hour later by UTC in winter', async () => {
    expect(await overdue([ecb('2026-12-24')], '2026-12-28T16:00:00Z')).toEqual(seconds(3600));
  });

  it('is told of every institution, by its own calendar: the TRM of Saturday covers Monday', async () => {
    const trm = (date: string): Observation => ({ source: 'banrep', code: 'USD', date, rate: 1 / 4000 });
    const relayed: Observation = { source: 'frankfurter-cbe', code: 'USD', date: '2026-04-02', rate: 1 };
    const store = {
      latestBySource: async () => [trm('2026-04-13'), relayed],
      metaUnder: async () => new Map(),
    };
    // Monday 13 April: the next TRM is published that evening; Egypt has published on Sunday
    const gauges = sourceGauges(
      store,
      () => new Date('2026-04-13T12:00:00Z'),
      () => [],
    );
    const read = async (name: string) =>
      (await gauges.find((gauge) => gauge.name.endsWith(name))?.read())?.map(({ value }) => value);
    expect(await read('missed_publications')).toEqual([0, 6]);
    expect(await read('overdue_seconds')).toEqual([0, expect.any(Number)]);
  });

  it('is absent where nothing of the source is held', async () => {
    expect(await overdue([other], '2026-12-28T16:00:00Z')).toEqual([]);
  });
});

it('names the codes whose peg is doubted', async () => {
  const store = { latestBySource: async () => [], metaUnder: async () => new Map() };
  const gauges = sourceGauges(
    store,
    () => new Date('2026-12-28T16:00:00Z'),
    () => ['SAR'],
  );
  expect(await gauges.find(({ name }) => name === 'equivale_peg_doubted')?.read()).toEqual([
    { labels: { code: 'SAR' }, value: 1 },
  ]);
});
