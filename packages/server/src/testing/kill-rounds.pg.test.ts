import { expect, inject, it } from 'vitest';
import { OFFLINE, runKillRounds } from './kill-rounds.ts';
import { newPostgresDatabase } from './new-postgres-database.ts';
import { seededRandom } from './seeded-random.ts';

it('a server killed under load on PostgreSQL has lost nothing that it acknowledged', async () => {
  const databaseUrl = await newPostgresDatabase(inject('postgresUrl'), 'kill_rounds');
  const env = { ...OFFLINE, DATABASE_URL: databaseUrl };
  const outcome = await runKillRounds({ rounds: 2, env, random: seededRandom(20_261_120) });
  expect(outcome.acknowledged).toBeGreaterThan(0);
  expect(outcome.lost).toBe(0);
}, 120_000);
