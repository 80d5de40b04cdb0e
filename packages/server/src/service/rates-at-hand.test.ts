import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqliteDatabase } from '../database/sqlite-database.ts';
import { openStore } from '../store/open-store.ts';
import { createClock } from './clock.ts';
import { readAtHand } from './rates-at-hand.ts';
import { createServedRates, type ServedRates } from './served-rates.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'equivale-offline-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Read = Pick<ServedRates, 'ratesOn' | 'historyBetween' | 'average'>;
const newest = (dataDir: string) => readAtHand(dataDir, NOW, (rates) => rates.currentRates());

describe('rates without a server', () => {
  it('come from the bundle where there is no data folder', async () => {
    const table = await newest(join(folder, 'nothing-here'));
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
    const reads: ((of: Read) => Promise<unknown>)[] = [
      (of) => of.ratesOn('2026-08-25'),
      (of) => of.historyBetween('EUR', 'JPY', '2026-08-01', '2026-09-01'),
      (of) => of.average('USD', 'JPY', '2026-08-01', '2026-09-01'),
    ];
    for (const read of reads) expect(await readAtHand(folder, NOW, read)).toEqual(await read(rates));
    // also while the server has the folder
    expect(await newest(folder)).toEqual(served);
    await store.close();
    expect(await newest(folder)).toEqual(served);
    expect(served.rates.JPY).toBe(150);
  });

  it('are not read from a folder whose database is none', async () => {
    const broken = mkdtempSync(join(folder, 'broken-'));
    writeFileSync(
      join(broken, 'equivale.sqlite'),
      'not a database, and longer than the head of one'.repeat(40),
    );
    await expect(newest(broken)).rejects.toThrow('not a database');
  });
});
