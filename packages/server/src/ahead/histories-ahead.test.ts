import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { isoDate } from '@equivale/core';
import { expect, it } from 'vitest';
import { databaseFileIn } from '../database/data-folder.ts';
import { openSqliteDatabase } from '../database/sqlite-database.ts';
import { createHotResponses } from '../http/responses/hot-responses.ts';
import type { Observation } from '../sources/source.ts';
import { openStore } from '../store/open-store.ts';
import { startHistoriesAhead } from './histories-ahead.ts';

const FIRST_DAY = 20_000;
/** So many days of the ECB's, on which a euro is two dollars or a hundred yen, but for the last day's dollar. */
function* days(count: number, lastDollar: number): Generator<Observation> {
  for (let day = 0; day < count; day++) {
    const row = { source: 'ecb', date: isoDate(FIRST_DAY + day) } as const;
    yield { ...row, code: 'USD', rate: day === count - 1 ? lastDollar : 2 };
    yield { ...row, code: 'JPY', rate: 100 };
    if (day === 0) yield { ...row, code: 'HRK', rate: 7.5 };
  }
}

it('histories between the currencies of the newest table are made before anybody asks, and again after a change', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'equivale-ahead-'));
  const store = await openStore(openSqliteDatabase(databaseFileIn(dataDir)));
  const hot = createHotResponses(() => true);
  store.onAnnouncement(() => hot.dataChanged());
  await store.putObservations(days(6, 2.5), null);
  let heard = Promise.withResolvers<void>();
  const hear = (what: unknown) => what === 'histories are as small as they get' && heard.resolve();
  const log = { info: hear, warn: (what: unknown) => heard.reject(what) } as never;
  const ahead = startHistoriesAhead({ config: { dataDir }, store, hot, log, pauseMs: 0 });
  const pointsOf = (pair: string) => {
    const found = hot.ahead.find(`/api/currency-history/${pair}?period=7d`, 'gzip, br');
    return found && JSON.parse(brotliDecompressSync(found.body).toString()).data;
  };
  try {
    await heard.promise;
    expect(pointsOf('USD/JPY').at(-1)).toEqual({ date: isoDate(FIRST_DAY + 5), rate: '40' });
    expect(pointsOf('EUR/USD')[0].rate).toBe('2');
    expect(pointsOf('EUR/HRK')).toBeUndefined();
    expect(hot.ahead.find('/api/currency-history/USD/JPY?period=7d', 'gzip')).toBeUndefined();

    heard = Promise.withResolvers<void>();
    await store.putObservations(days(7, 4), null);
    await store.announce();
    expect(pointsOf('USD/JPY')).toBeUndefined();
    await heard.promise;
    expect(pointsOf('USD/JPY').at(-1)).toEqual({ date: isoDate(FIRST_DAY + 6), rate: '25' });
  } finally {
    await ahead.stop();
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

it.each([
  ['is not there', '/nonexistent/node'],
  ['cannot even be tried', '\0'],
])(
  'where the program that is to make them %s, the service goes on, tries again after the next change, and ends',
  async (_, program) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'equivale-ahead-'));
    const store = await openStore(openSqliteDatabase(databaseFileIn(dataDir)));
    const hot = createHotResponses(() => true);
    store.onAnnouncement(() => hot.dataChanged());
    await store.putObservations(days(6, 2.5), null);
    let heard = Promise.withResolvers<'made' | 'warned'>();
    const log = {
      info: (what: unknown) => what === 'histories are as small as they get' && heard.resolve('made'),
      warn: () => heard.resolve('warned'),
    } as never;
    const { execPath } = process;
    const after = async (path: string, change: () => unknown) => {
      process.execPath = path;
      heard = Promise.withResolvers();
      await change();
      return heard.promise.finally(() => {
        process.execPath = execPath;
      });
    };
    let ahead: ReturnType<typeof startHistoriesAhead> | undefined;
    const start = () => {
      ahead = startHistoriesAhead({ config: { dataDir }, store, hot, log, pauseMs: 0 });
    };
    try {
      expect(await after(program, start)).toBe('warned');
      expect(await after(execPath, store.announce)).toBe('made');
      expect(await after(program, store.announce)).toBe('warned');
    } finally {
      await ahead?.stop();
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
