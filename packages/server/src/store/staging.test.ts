import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteDatabase } from '../database/sqlite-database.ts';
import { openStore } from './open-store.ts';
import { CONVERSION_COLUMNS } from './staging.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'equivale-staging-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('conversions', () => {
  const conversion = (at: number) => ({
    id: `c${at}`,
    category: 'length',
    fromUnit: 'mi',
    toUnit: 'km',
    fromValue: 1,
    toValue: 1.609344,
    rate: null,
    rateDate: null,
    fromText: '1.00000000000000000001',
    toText: '1.60934400000000000001609344',
    rateText: null,
    madeAt: at,
    createdAt: at,
  });
  const open = async () => {
    const database = openSqliteDatabase(join(folder, 'test.sqlite'));
    const store = await openStore(database);
    const staging = async () => (await database.all('SELECT id FROM staging')).length;
    const write = (sql: string) => database.write([{ sql }]);
    return { ...store, staging, write };
  };

  it('are all known before and after they are flushed, and all forgotten', async () => {
    const { devices, staging, close } = await open();
    const names = ['one', 'two', 'three'];
    const add = (from: number, count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, at) =>
          devices.addConversion(names[at % 3] as string, conversion(from + at)),
        ),
      );
    const counts = () =>
      Promise.all(names.map(async (name) => (await devices.recentConversions(name, 5000)).length));
    await add(0, 2400);
    await add(2400, 2400);
    expect(await staging()).toBeGreaterThan(0);
    expect(await counts()).toEqual([1600, 1600, 1600]);
    expect(await devices.recentConversions('three', 1)).toEqual([conversion(4799)]);
    await devices.forgetDevice('one');
    expect(await counts()).toEqual([0, 1600, 1600]);
    await devices.pruneConversions(5, 0);
    expect([await staging(), ...(await counts())]).toEqual([0, 0, 5, 5]);
    await close();
  });

  it('that a killed process left staged, half of them flushed, are known once, and flushed with the first new one', async () => {
    const first = await open();
    for (const at of [1, 2, 3]) await first.devices.addConversion('one', conversion(at));
    await first.devices.pruneConversions(9, 0);
    const columns = CONVERSION_COLUMNS;
    await first.write(`INSERT INTO staging (${columns}) SELECT ${columns} FROM conversions`);
    await first.write('DELETE FROM conversions WHERE made_at = 2');
    await first.close();
    const second = await open();
    const known = [conversion(3), conversion(2), conversion(1)];
    expect(await second.devices.recentConversions('one', 9)).toEqual(known);
    expect(await second.devices.addConversion('one', conversion(2), true)).toEqual(conversion(2));
    await expect.poll(() => second.staging()).toBe(0);
    expect(await second.devices.recentConversions('one', 9)).toEqual(known);
    await second.close();
  });
});
