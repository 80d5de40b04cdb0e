import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPostgres, type TestPostgres } from '../../../../scripts/test-postgres.ts';
import { countLost, postConversion } from './acknowledged-writes.ts';
import { OFFLINE } from './kill-rounds.ts';
import { startReplica } from './replica.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
}, 60_000);
afterAll(() => postgres.stop(), 60_000);

it('while PostgreSQL is halted every request is answered and SIGTERM ends the process; then all goes on', async () => {
  const env = { ...OFFLINE, DATABASE_URL: postgres.url };
  const [ending, staying] = await Promise.all([startReplica(env), startReplica(env)]);
  const written = await postConversion(ending.url);
  expect(written.status).toBe(201);
  const status = async (path: string) =>
    (await fetch(staying.url + path, { headers: { cookie: written.cookie } })).status;
  await status('/api/exchange-rates');

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
  await expect.poll(() => status('/readyz'), { timeout: 30_000 }).toBe(200);
  expect((await postConversion(staying.url, written.cookie)).status).toBe(201);
  expect(await countLost(staying.url, new Map([[written.cookie, [written.id]]]))).toBe(0);
  expect(await staying.end('SIGTERM')).toBe(0);
}, 120_000);
