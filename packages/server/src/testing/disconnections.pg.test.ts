import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPostgres, type TestPostgres } from '../../../../scripts/test-postgres.ts';
import { runDisconnections } from './disconnections.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
}, 60_000);
afterAll(() => postgres.stop());

it('connections that PostgreSQL ends, a cut link and a crash end no process and lose no acknowledged write (more: npm run soak)', async () => {
  const outcome = await runDisconnections({
    databaseUrl: postgres.url,
    disruptions: ['terminated', 'cut', 'terminated', 'cut', 'crashed', 'terminated', 'cut', 'crashed'],
    crash: () => postgres.crash(),
  });
  expect(outcome.lost).toBe(0);
  expect(outcome.acknowledged).toBeGreaterThan(500);
  // A write whose connection is gone is refused in words, not with a fault of ours.
  expect(Object.keys(outcome.refusals).filter((status) => status !== '503')).toEqual([]);
}, 120_000);

it('a crash of the test database takes a backend with it that would not have noticed', async () => {
  const client = new Client({ connectionString: postgres.url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  process.kill(rows[0]?.pid ?? 0, 'SIGSTOP');
  await postgres.crash();
  await client.end();
  const again = new Client({ connectionString: postgres.url });
  await again.connect();
  expect((await again.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await again.end();
}, 60_000);
