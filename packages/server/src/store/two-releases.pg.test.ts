import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPostgresDatabase } from '../database/postgres-database.ts';
import { postConversion } from '../testing/acknowledged-writes.ts';
import { OFFLINE } from '../testing/kill-rounds.ts';
import { newPostgresDatabase } from '../testing/new-postgres-database.ts';
import { type Replica, startReplica } from '../testing/replica.ts';
import { MIGRATIONS } from './migrations.ts';
import { openStore } from './open-store.ts';

/** What a next release may do beside processes of this one: it adds, and removes nothing. */
const NEXT = [
  ...MIGRATIONS,
  {
    name: 'next release',
    statements: [
      'CREATE TABLE added (id TEXT NOT NULL PRIMARY KEY)',
      "ALTER TABLE conversions ADD COLUMN added TEXT NOT NULL DEFAULT ''",
    ],
  },
];

let url: string;
let older: Replica;
beforeAll(async () => {
  url = await newPostgresDatabase(inject('postgresUrl'), 'two_releases');
  older = await startReplica({ ...OFFLINE, DATABASE_URL: url });
});
afterAll(() => older.end('SIGTERM'));

const conversionsOf = async ({ url: origin }: Replica, cookie: string) =>
  (await (await fetch(`${origin}/api/conversions/recent`, { headers: { cookie } })).json()) as {
    id: string;
  }[];

it('a process of the older release goes on beside the newer schema, reads and writes, and cannot start on it again', async () => {
  const before = await postConversion(older.url);
  const newer = openPostgresDatabase(url);
  await newer.migrate(NEXT);
  const after = await postConversion(older.url, before.cookie);
  expect([before.status, after.status]).toEqual([201, 201]);
  const ids = (await conversionsOf(older, before.cookie)).map(({ id }) => id);
  expect(ids.toSorted()).toEqual([before.id, after.id].toSorted());
  const rows = await newer.all<{ id: string; added: string }>('SELECT id, added FROM conversions');
  expect(rows).toHaveLength(2);
  expect(rows.every(({ added }) => added === '')).toBe(true);

  const late = openPostgresDatabase(url);
  await expect(openStore(late)).rejects.toThrow('newer version');
  await late.close();
  await newer.close();
});
