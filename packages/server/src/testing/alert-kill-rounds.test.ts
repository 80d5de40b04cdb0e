import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runAlertKillRounds } from './alert-kill-rounds.ts';
import { seededRandom } from './seeded-random.ts';

const folder = mkdtempSync(join(tmpdir(), 'equivale-alert-kill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('[I17.alert-once] killed with any of its messages, the service tells of each crossing once (more rounds: npm run soak:alerts)', async () => {
  const outcome = await runAlertKillRounds({ rounds: 3, folder, random: seededRandom(20_261_122) });
  expect(outcome.kills).toBeGreaterThan(0);
  expect(outcome.shown).toEqual(Array(outcome.alerts).fill(1));
}, 300_000);
