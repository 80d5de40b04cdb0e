/**
 * `npm run soak`: the server killed under load, lost databases, a day of traffic in a small container, a backup restored, processes replaced behind nginx, the steps of
 * the Dockerfile, what speaks to assistants, all rounds of the tests of which `npm test` takes a part, and each command of package.json once; forty minutes at most. Exits with 1 when anything was lost.
 */
import '../../scripts/node-version.mjs';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OFFLINE, runKillRounds } from '../../packages/server/src/testing/kill-rounds.ts';
import { seededRandom } from '../../packages/server/src/testing/seeded-random.ts';
import { startTestPostgres } from '../../packages/server/src/testing/test-postgres.ts';
import { run } from '../../scripts/run.mjs';
import { assistants } from './assistants.ts';
import { commands } from './commands.ts';
import { dayOfTraffic } from './day-of-traffic.ts';
import { disconnections } from './disconnections.ts';
import { image } from './image.ts';
import { restore } from './restore.ts';
import { rolling } from './rolling.ts';
import type { TestResult } from './soak-test.ts';

const LIMIT_MS = 40 * 60_000;

async function kills(name: string, rounds: number, env: Record<string, string>): Promise<TestResult> {
  const { acknowledged, lost } = await runKillRounds({
    rounds,
    env: { ...OFFLINE, ...env },
    random: seededRandom(20261121),
  });
  const tried = `${name}: kill -9 under load ${rounds} times, ${acknowledged} writes acknowledged`;
  return { tried, faults: lost > 0 ? [`${lost} acknowledged writes are lost`] : [] };
}

async function killsOnSqlite(): Promise<TestResult> {
  const folder = mkdtempSync(join(tmpdir(), 'equivale-soak-'));
  try {
    return await kills('SQLite', 15, { DATA_DIR: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function killsOnPostgres(): Promise<TestResult> {
  const server = await startTestPostgres();
  try {
    return await kills('PostgreSQL', 8, { DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}

/** Tests of which `npm test` takes a part of the rounds, in all of them. */
const WITH_ROUNDS = [
  'wrong-tables',
  'damaged-bodies',
  'banks.test',
  'rates-on-day',
  'cli/src/run',
  'mcp/src/mcp',
  'integrations/launchers',
  'bounded-work',
  'shell/forms',
];

async function allRounds(): Promise<TestResult> {
  const code = await run('vitest', ['run', '--project', '!postgres', ...WITH_ROUNDS], {
    // Vite's builds, as that of the assistants' host, leave `production` behind.
    env: { TEST_ROUNDS: 'all', NODE_ENV: 'test' },
    quiet: true,
  });
  const tried =
    'wrong tables, damaged responses, days gone by, hostile calls and texts without sense, in all rounds';
  return { tried, faults: code === 0 ? [] : ['a test failed, see above'] };
}

const tests = {
  killsOnSqlite,
  killsOnPostgres,
  disconnections,
  dayOfTraffic,
  restore,
  rolling,
  image,
  assistants,
  allRounds,
  commands,
};
const requested = process.argv.slice(2);
if (!existsSync('packages/app/dist/assets')) await run('npm', ['run', 'build'], { quiet: true });
const started = performance.now();
const timer = setTimeout(() => {
  console.error(`not done after ${LIMIT_MS / 60_000} minutes`);
  process.exit(1);
}, LIMIT_MS);
for (const [name, test] of Object.entries(tests)) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  const begin = performance.now();
  const { tried, faults } = await test().catch((error: unknown) => ({
    tried: name,
    faults: [String(error)],
  }));
  const seconds = Math.round((performance.now() - begin) / 1000);
  console.log(`${faults.length === 0 ? 'nothing lost' : 'LOST OR BROKEN'}  ${tried}  (${seconds} s)`);
  for (const fault of faults) console.log(`    ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
clearTimeout(timer);
console.log(`${Math.round((performance.now() - started) / 1000)} s`);
