import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fillFolder } from './fill-folder.ts';
import { OFFLINE, runKillRounds } from './kill-rounds.ts';
import { seededRandom } from './seeded-random.ts';

const folder = mkdtempSync(join(tmpdir(), 'equivale-kill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a server killed under load has lost nothing that it acknowledged (more rounds: npm run soak)', async () => {
  const env = { ...OFFLINE, DATA_DIR: await fillFolder(folder) };
  const outcome = await runKillRounds({ rounds: 1, env, random: seededRandom(20_261_120) });
  expect(outcome.acknowledged).toBeGreaterThan(0);
  expect(outcome.lost).toBe(0);
}, 300_000);
