import type { StatusReport } from '@equivale/contract';
import { describe, expect, it } from 'vitest';
import { sourceStateKey, withAskedDay } from '../../ingest/source-state.ts';
import { readSeed, seedObservations } from '../../seed/read-seed.ts';
import { MemoryStore } from '../../testing/memory-store.ts';
import { createClock } from '../clock.ts';
import { makeStatusReport } from './status-report.ts';

/** What came with the program: the ECB until Friday 21 August 2026. */
const bundled = [...seedObservations(readSeed())].filter(({ date }) => date >= '2026-05-01');

async function ecbAt(now: string, asked: readonly string[] = []) {
  const store = new MemoryStore();
  await store.putObservations(bundled);
  const state = { triedAt: now, succeededAt: null, error: 'no network', refused: 0, asked };
  if (asked.length > 0) await store.setMeta(sourceStateKey('ecb'), JSON.stringify(state));
  const report = await makeStatusReport(
    store,
    createClock(() => new Date(now)),
  );
  const ecb = report.sources.find(({ key }) => key === 'ecb') as StatusReport['sources'][number];
  return { report, ecb, count: (wanted: string) => ecb.days.filter((status) => status === wanted).length };
}

describe('[I18.status-days] the last 90 days of a source', () => {
  it('are those on which it published, and those on which it was not to', async () => {
    const { report, ecb, count } = await ecbAt('2026-08-22T18:05:00Z');
    expect([report.first, report.last, ecb.days.length]).toEqual(['2026-05-25', '2026-08-22', 90]);
    // 65 weekdays, none of them a holiday of TARGET (ECB, long-term calendar of closing days); the bundle lacks 3 August.
    expect([count('published'), count('not-due'), ecb.late, ecb.asked]).toEqual([64, 25, 0, null]);
    expect(ecb.days[70]).toBe('unknown');
  });

  it('are unknown where nobody asked, and missing where somebody did', async () => {
    const idle = await ecbAt('2026-08-26T09:00:00Z');
    expect(idle.ecb.days.slice(-5)).toEqual(['not-due', 'not-due', 'unknown', 'unknown', 'not-due']);
    expect([idle.ecb.newest, idle.ecb.late]).toEqual(['2026-08-21', 2]);
    const busy = await ecbAt('2026-08-26T09:00:00Z', ['2026-08-25']);
    expect(busy.ecb.days.slice(-3)).toEqual(['unknown', 'missing', 'not-due']);
    expect(busy.ecb.asked).toBe('2026-08-25');
  });

  it('begin anew as they pass: no more than 90 are kept of those on which it was asked', () => {
    const days = ['2026-05-28', '2026-05-29', '2026-08-25', '2026-08-26', '2027-01-01'];
    expect(withAskedDay(days, '2026-08-26T09:00:00.000Z')).toEqual([
      '2026-05-29',
      '2026-08-25',
      '2026-08-26',
    ]);
  });
});

it('[I36.status] tells of each institution, directly or by a relay: its days, what it missed, and its last refusal', async () => {
  const store = new MemoryStore();
  const relayed = ['2026-08-18', '2026-08-19'].map((date) => ({
    ...{ source: 'frankfurter-bcp', code: 'PYG', rate: 7250, date },
  }));
  const announced = { source: 'banrep', code: 'USD', date: '2026-08-24', rate: 1 / 4010 };
  await store.putObservations([...relayed, announced]);
  const days = ['2026-08-20', '2026-08-21'];
  const state = { triedAt: '2026-08-21T22:00:00Z', succeededAt: null, error: null, refused: 0, asked: days };
  for (const key of ['frankfurter', 'banrep'] as const)
    await store.setMeta(sourceStateKey(key), JSON.stringify(state));
  const refused = { at: '2026-08-21T22:00:00.000Z', code: 'PYG', rule: 'jump', detail: 'waits' };
  await store.putRefusals([{ ...refused, source: 'frankfurter-bcp', date: '2026-08-20', rate: 72.5 }]);
  const now = new Date('2026-08-22T12:00:00Z');
  const { sources } = await makeStatusReport(
    store,
    createClock(() => now),
  );
  expect(sources.find(({ key }) => key === 'frankfurter-bcp')).toMatchObject({
    institution: 'bcp',
    via: 'frankfurter',
    newest: '2026-08-19',
    codes: 1,
    late: 2,
    missed: 2,
    // 20 August, four in the afternoon in Asunción
    overdueSince: '2026-08-20T19:00:00.000Z',
    refusal: refused,
    testedWith: 'documentation',
  });
  expect(sources.find(({ key }) => key === 'banrep')).toMatchObject({
    newest: '2026-08-24',
    late: 0,
    overdueSince: null,
    testedWith: 'recording',
  });
  expect(sources.find(({ key }) => key === 'frankfurter')).toMatchObject({ newest: '2026-08-19', codes: 1 });
  expect(sources.some(({ key }) => key === 'frankfurter-bam')).toBe(false);
});
