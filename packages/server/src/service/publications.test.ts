import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteDatabase } from '../database/sqlite-database.ts';
import type { Observation } from '../sources/source.ts';
import { openStore, type Store } from '../store/open-store.ts';
import { createClock } from './clock.ts';
import { createServedRates } from './served-rates.ts';

const folder = mkdtempSync(join(tmpdir(), 'equivale-publications-'));
afterAll(() => rmSync(folder, { recursive: true }));
let databases = 0;
let store: Store;
beforeEach(async () => {
  store = await openStore(openSqliteDatabase(join(folder, `${++databases}.db`)));
  await store.putObservations([euro('2026-11-26'), euro('2026-11-27')], null);
});
afterEach(() => store.close());

const euro = (date: string): Observation => ({ source: 'ecb', code: 'USD', date, rate: 1.16, text: '1.16' });
const quetzal = (date: string, text: string): Observation => ({
  ...{ source: 'banguat', code: 'USD', date, rate: 1 / Number(text), text },
});
const servedAt = (now: string) =>
  createServedRates(
    store,
    createClock(() => new Date(now)),
  );
const tableAt = (now: string) => servedAt(now).currentRates();

describe('a figure announced for a later day', () => {
  it('is shown as such, and is used from the first minute of its day where its source is', async () => {
    await store.putObservations([quetzal('2026-11-27', '7.66102'), quetzal('2026-11-28', '7.65880')], null);
    const origin = async (now: string) =>
      (await tableAt(now)).origins.find(({ codes }) => codes.includes('GTQ'));
    const evening = await tableAt('2026-11-28T05:59:00Z');
    expect(await origin('2026-11-28T05:59:00Z')).toMatchObject({
      date: '2026-11-27',
      published: { base: 'GTQ', inverse: true, rates: { USD: '7.66102' } },
    });
    expect(evening.announced).toEqual([
      expect.objectContaining({
        source: 'banguat',
        date: '2026-11-28',
        codes: ['GTQ'],
        published: { base: 'GTQ', inverse: true, rates: { USD: '7.65880' } },
      }),
    ]);
    // the same bytes are what the app's sheet is tested with
    const file = join(import.meta.dirname, 'recorded/announced-rates.json');
    expect(await servedAt('2026-11-28T05:59:00Z').detailedRates()).toEqual(
      JSON.parse(readFileSync(file, 'utf8')),
    );
    // midnight in Guatemala
    expect(await origin('2026-11-28T06:00:00Z')).toMatchObject({ date: '2026-11-28' });
    expect(await tableAt('2026-11-28T06:00:00Z')).not.toHaveProperty('announced');
  });

  it('is the next one that differs: a figure that holds over the weekend is announced for Tuesday', async () => {
    const days = ['2026-11-28', '2026-11-29', '2026-11-30'];
    const trm = (date: string, text: string): Observation => ({
      ...{ source: 'banrep', code: 'USD', date, rate: 1 / Number(text), text },
    });
    await store.putObservations(
      [...days.map((day) => trm(day, '3750.18')), trm('2026-12-01', '3748.02')],
      null,
    );
    const { announced } = await tableAt('2026-11-28T18:00:00Z');
    expect(announced).toMatchObject([
      { date: '2026-12-01', codes: ['COP'], published: { rates: { USD: '3748.02' } } },
    ]);
  });

  it('of a currency that its source quotes against another base leaves the one in force as it is', async () => {
    // NBU, units of hryvnia per unit; Friday evening's table holds from Monday
    const nbu = (code: string, date: string, text: string, publishedAt: string): Observation => ({
      ...{ source: 'nbu', code, date, rate: 1 / Number(text), text, publishedAt },
    });
    await store.putObservations(
      [
        ...[nbu('USD', '2026-11-27', '42.1', '2026-11-26'), nbu('MDL', '2026-11-27', '2.48', '2026-11-26')],
        ...[nbu('USD', '2026-11-30', '42.3', '2026-11-27'), nbu('MDL', '2026-11-30', '2.51', '2026-11-27')],
      ],
      null,
    );
    const { origins, announced = [] } = await tableAt('2026-11-27T20:00:00Z');
    expect(origins.find(({ codes }) => codes.includes('MDL'))).toMatchObject({
      ...{ source: 'nbu', date: '2026-11-27', publishedAt: '2026-11-26' },
    });
    expect(announced.find(({ codes }) => codes.includes('MDL'))).toMatchObject({
      ...{ date: '2026-11-30', publishedAt: '2026-11-27' },
      published: { base: 'UAH', inverse: true, rates: { MDL: '2.51', USD: '42.3' } },
    });
  });
});
