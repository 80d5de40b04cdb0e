import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { countLost, postConversion, postUntilTaken } from './acknowledged-writes.ts';
import { runDisconnections } from './disconnections.ts';
import { OFFLINE } from './kill-rounds.ts';
import { startReplica } from './replica.ts';
import { startTestPostgres, type TestPostgres } from './test-postgres.ts';

// One PostgreSQL of their own for all that takes it away, and one database: filling it with the bundled rates takes
// longer than most of what is looked at here.
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres.stop());

it('connections that PostgreSQL ends, a cut link and a crash end no process and lose no acknowledged write (more: npm run soak)', async () => {
  const outcome = await runDisconnections({
    databaseUrl: postgres.url,
    disruptions: ['terminated', 'cut', 'crashed'],
    crash: () => postgres.crash(),
  });
  expect(outcome.lost).toBe(0);
  expect(outcome.acknowledged).toBeGreaterThan(200);
  // A write whose connection is gone is refused in words, not with a fault of ours.
  expect(Object.keys(outcome.refusals).filter((status) => status !== '503')).toEqual([]);
}, 300_000);

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
});

it('while PostgreSQL is halted every request is answered and SIGTERM ends the process; then all goes on', async () => {
  const env = { ...OFFLINE, DATABASE_URL: postgres.url };
  const [ending, staying] = await Promise.all([startReplica(env), startReplica(env)]);
  // Whatever becomes of the test, neither is left behind.
  onTestFinished(async () => {
    await Promise.all([ending, staying].map((replica) => replica.end('SIGKILL')));
  });
  const written = await postUntilTaken(ending.url);
  expect(written.status).toBe(201);
  const status = async (path: string) =>
    (await fetch(staying.url + path, { headers: { cookie: written.cookie } })).status;
  await expect.poll(() => status('/api/exchange-rates')).toBe(200);

  await postgres.halt();
  const requests = [
    '/readyz',
    '/healthz',
    '/api/exchange-rates',
    '/api/conversions/recent',
    '/api/favorites',
  ];
  const writing = postConversion(staying.url);
  expect(await Promise.all(requests.map(status))).toEqual([503, 200, 200, 503, 503]);
  expect((await writing).status).toBe(503);
  expect(await ending.end('SIGTERM')).toBe(0);

  await postgres.resume();
  await expect.poll(() => status('/readyz')).toBe(200);
  expect((await postUntilTaken(staying.url, written.cookie)).status).toBe(201);
  expect(await countLost(staying.url, new Map([[written.cookie, [written.id]]]))).toBe(0);
  expect(await staying.end('SIGTERM')).toBe(0);
}, 300_000);
