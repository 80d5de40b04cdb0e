import postgres from 'postgres';
import { expect, inject, it } from 'vitest';
import { OFFLINE, runKillRounds } from './kill-rounds.ts';
import { seededRandom } from './seeded-random.ts';

it('a server killed under load on PostgreSQL has lost nothing that it acknowledged', async () => {
  const url = new URL(inject('postgresUrl'));
  const admin = postgres(url.href, { max: 1 });
  await admin.unsafe('CREATE DATABASE kill_rounds');
  await admin.end();
  url.pathname = '/kill_rounds';
  const env = { ...OFFLINE, DATABASE_URL: url.href };
  const outcome = await runKillRounds({ rounds: 2, env, random: seededRandom(20_261_120) });
  expect(outcome.acknowledged).toBeGreaterThan(0);
  expect(outcome.lost).toBe(0);
}, 120_000);
