import { createHash } from 'node:crypto';
import { OPAQUE_BYTES } from '@equivale/contract';
import { expect, inject, it } from 'vitest';
import { openPostgresDatabase } from '../database/postgres-database.ts';
import { OFFLINE } from '../testing/kill-rounds.ts';
import { newPostgresDatabase } from '../testing/new-postgres-database.ts';
import { startReplica } from '../testing/replica.ts';
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

it('a service of the older release serves and stores beside the newer one, and says why it does not start again', async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'), 'two_services');
  const env = { ...OFFLINE, DATABASE_URL: url };
  const older = await startReplica(env);
  const newer = openPostgresDatabase(url);
  await newer.migrate(NEXT);

  const token = 'a'.repeat(43);
  const id = createHash('sha256').update(token).digest('base64url');
  const headers = { authorization: `Bearer ${token}`, 'content-type': OPAQUE_BYTES, 'if-none-match': '*' };
  const put = await fetch(`${older.url}/api/sync/${id}`, { method: 'PUT', headers, body: 'state' });
  const statuses = [put.status];
  // One after the other: the first is a probe, which waits two seconds at most, however busy the machine is.
  for (const path of ['/readyz', '/api/exchange-rates', '/api/sources'])
    statuses.push((await fetch(older.url + path)).status);
  expect(statuses).toEqual([201, 200, 200, 200]);
  expect(await newer.all('SELECT sync_group FROM sync_states')).toHaveLength(1);
  await newer.close();

  await expect(startReplica(env)).rejects.toThrow(
    'DATABASE_URL: the database cannot be used (the database was written by a newer version of this program)',
  );
  expect(await older.end('SIGTERM')).toBe(0);
});
