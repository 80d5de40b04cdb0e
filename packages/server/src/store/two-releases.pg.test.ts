import { expect, inject, it } from 'vitest';
import { openPostgresDatabase } from '../database/postgres-database.ts';
import { newPostgresDatabase } from '../testing/new-postgres-database.ts';
import { MIGRATIONS } from './migrations.ts';
import { openStore } from './open-store.ts';

/** What a next release may do beside processes of this one: it adds, and removes nothing. */
const NEXT = [
  ...MIGRATIONS,
  {
    name: 'next release',
    statements: [
      'CREATE TABLE added (id TEXT NOT NULL PRIMARY KEY)',
      "ALTER TABLE observations ADD COLUMN added TEXT NOT NULL DEFAULT ''",
      "ALTER TABLE meta ADD COLUMN added TEXT NOT NULL DEFAULT ''",
    ],
  },
];
const OBSERVATION = { source: 'ecb', code: 'USD', rate: 1.1699 } as const;

it('a process of the older release reads and writes beside the newer schema, and cannot start on it again', async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'), 'two_releases');
  const older = await openStore(openPostgresDatabase(url));
  await older.putObservations([{ ...OBSERVATION, date: '2026-08-20' }], '2026-08-20T15:00:00Z');
  await older.setMeta('before', '1');

  const newer = openPostgresDatabase(url);
  await newer.migrate(NEXT);
  await older.putObservations([{ ...OBSERVATION, date: '2026-08-21' }], '2026-08-21T15:00:00Z');
  await older.setMeta('after', '2');
  expect([await older.getMeta('before'), await older.getMeta('after')]).toEqual(['1', '2']);
  expect(await older.series('ecb', 'USD', '2026-08-20', '2026-08-21')).toHaveLength(2);
  await older.check();
  const rows = await newer.all("SELECT date FROM observations WHERE added = ''");
  expect(rows).toHaveLength(2);

  const late = openPostgresDatabase(url);
  await expect(openStore(late)).rejects.toThrow('newer version');
  for (const closed of [older, newer, late]) await closed.close();
});
