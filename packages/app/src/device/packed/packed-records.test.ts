import 'fake-indexeddb/auto';
import { type IDBPDatabase, openDB } from 'idb';
import { expect, it } from 'vitest';
import { type DeviceSchema, MIGRATIONS } from '../schema.ts';

const id = (at: number) => `0198c6f0-7e2a-7c51-9a3b-5b1f6a0c2d1${at}`;
const expense = (at: number) => ({ id: id(at), trip: id(9), amount: '1', changedAt: at });
const later = { ...expense(3), id: `0199${id(3).slice(4)}` };
const item = (list: string, name: string) => ({ list, item: name, hidden: true, changedAt: 1 });

it('[I17.whole] records that each had a row of their own stand in common ones, and none is lost', async () => {
  const before = (await openDB<DeviceSchema>('equivale-device', 5, {
    async upgrade(database, _before, _now, transaction) {
      for (const migrate of MIGRATIONS.slice(0, 5)) await migrate(database, transaction);
    },
  })) as unknown as IDBPDatabase;
  for (const record of [expense(1), expense(2), later]) await before.put('expenses', record);
  for (const record of [item('home', 'weight'), item('home', 'length'), item('list', 'USD')])
    await before.put('arrangements', record);
  before.close();

  const { openDevice } = await import('../database.ts');
  const device = await openDevice();
  expect(await device.getAll('packed')).toEqual([
    { kind: 'arrangements', row: 'home', records: [item('home', 'length'), item('home', 'weight')] },
    { kind: 'arrangements', row: 'list', records: [item('list', 'USD')] },
    { kind: 'expenses', row: '0198c', records: [expense(1), expense(2)] },
    { kind: 'expenses', row: '0199c', records: [later] },
  ]);
  expect([...device.objectStoreNames]).not.toContain('expenses');
});
