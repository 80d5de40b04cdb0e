import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqliteDatabase } from '../database/sqlite-database.ts';
import { MIGRATIONS } from '../store/migrations.ts';
import { openStore } from '../store/open-store.ts';
import { createClock } from './clock.ts';
import { readOfflineRatesOn } from './offline-day.ts';
import { readOfflineRates } from './offline-rates.ts';
import { createServedRates } from './served-rates.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'equivale-offline-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('rates without a server', () => {
  it('come from the bundle where there is no data folder', async () => {
    const table = await readOfflineRates(join(folder, 'nothing-here'), NOW);
    // ECB reference rates of 2026-08-21: EUR 1 = USD 1.1699
    expect(table.rates.EUR).toBeCloseTo(1 / 1.1699, 12);
    expect(Object.keys(table.rates).length).toBeGreaterThanOrEqual(170);
    expect(table.fallback).toBe(true);
  });

  it('are the ones the server of a data folder would serve', async () => {
    const store = await openStore(openSqliteDatabase(join(folder, 'equivale.sqlite')));
    await store.putObservations(
      [
        { source: 'ecb', code: 'USD', date: '2026-08-24', rate: 1.2 },
        { source: 'ecb', code: 'JPY', date: '2026-08-24', rate: 180 },
      ],
      null,
    );
    const rates = createServedRates(
      store,
      createClock(() => NOW),
    );
    const [served, atOnce] = await Promise.all([rates.currentRates(), rates.currentRates()]);
    // What is read for a table is the most that an idle server has ever held.
    expect(atOnce).toBe(served);
    expect(readOfflineRatesOn(folder, '2026-08-25')).toEqual(await rates.ratesOn('2026-08-25'));
    // also while the server has the folder
    expect(await readOfflineRates(folder, NOW)).toEqual(served);
    await store.close();
    expect(await readOfflineRates(folder, NOW)).toEqual(served);
    expect(served.rates.JPY).toBe(150);
  });

  it('come from a folder of version 1.0.0 too, which holds no published figures, before and after it is opened', async () => {
    const old = mkdtempSync(join(folder, 'old-'));
    const database = openSqliteDatabase(join(old, 'equivale.sqlite'));
    const texts = MIGRATIONS.findIndex(({ name }) => name === 'published figures');
    await database.migrate(MIGRATIONS.slice(0, texts));
    const row = "('ecb', ?, '2026-08-24', ?, NULL)";
    await database.write([
      {
        sql: `INSERT INTO observations (source, code, date, rate, recorded_at) VALUES ${row}, ${row}`,
        params: ['USD', 1.2, 'JPY', 180],
      },
    ]);
    await database.close();
    const before = await readOfflineRates(old, NOW);
    expect(before.rates.JPY).toBe(150);
    expect(before.origins.find(({ source }) => source === 'ecb')).not.toHaveProperty('published');
    const store = await openStore(openSqliteDatabase(join(old, 'equivale.sqlite')));
    expect(
      await createServedRates(
        store,
        createClock(() => NOW),
      ).currentRates(),
    ).toEqual(before);
    // the next publication comes with its texts
    await store.putObservations(
      [
        { source: 'ecb', code: 'USD', date: '2026-08-25', rate: 1.25, text: '1.2500' },
        { source: 'ecb', code: 'JPY', date: '2026-08-25', rate: 180, text: '180.00' },
      ],
      null,
    );
    const { origins } = await createServedRates(
      store,
      createClock(() => NOW),
    ).currentRates();
    await store.close();
    expect(origins.find(({ source }) => source === 'ecb')).toMatchObject({
      published: { base: 'EUR', rates: { USD: '1.2500', JPY: '180.00' } },
    });
  });
});
