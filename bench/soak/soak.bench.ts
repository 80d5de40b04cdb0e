/**
 * `npm run soak`: one fault after another, forty minutes at most: the server killed under load, upstreams that fail in every way,
 * a full disk, jumps of the clock, two tabs, upgrades of the service worker, and each command of package.json once. Prints what was tried and what was lost;
 * exits with 1 when anything was. Needs the built app.
 */
import '../../scripts/node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OFFLINE, runKillRounds } from '../../packages/server/src/testing/kill-rounds.ts';
import { seededRandom } from '../../packages/server/src/testing/seeded-random.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { run } from '../../scripts/run.mjs';
import { startTestPostgres } from '../../scripts/test-postgres.ts';
import { clockJumps } from './clock-jumps.ts';
import { commands } from './commands.ts';
import { dayOfTraffic } from './day-of-traffic.ts';
import { disconnections } from './disconnections.ts';
import { fullDisk } from './full-disk.ts';
import { halts } from './halts.ts';
import { idleConnections } from './idle-connections.ts';
import { longSpans } from './long-spans.ts';
import { manyAddresses } from './many-addresses.ts';
import { manyDevices } from './many-devices.ts';
import { openFiles } from './open-files.ts';
import type { TestResult } from './soak-test.ts';
import { stopInFlight } from './stop-in-flight.ts';
import { twoTabs } from './two-tabs.ts';
import { unreadResponses } from './unread-responses.ts';
import { upstreamFaults } from './upstream-faults.ts';

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

/** What the end-to-end tests of one file do, several times over. */
async function pages(what: string, file: string, repeats: number): Promise<TestResult> {
  const code = await run(
    'playwright',
    ['test', file, '--project=phone', '--workers=1', `--repeat-each=${repeats}`],
    {
      env: {
        CHROMIUM_PATH: await findChromium(),
        E2E_PORT: process.env.E2E_PORT ?? '4193',
        E2E_MATRIX: 'all',
      },
      quiet: true,
    },
  );
  return { tried: `${what}, ${repeats} times each`, faults: code === 0 ? [] : [`${file} failed, see above`] };
}

/** Tests of which `npm test` takes a part of the rounds, in all of them. */
const WITH_ROUNDS = ['wrong-tables', 'rates-on-day', 'cli/src/run', 'mcp/src/mcp', 'bounded-work'];

async function allRounds(): Promise<TestResult> {
  const code = await run('vitest', ['run', '--project', 'node', ...WITH_ROUNDS], {
    env: { TEST_ROUNDS: 'all' },
    quiet: true,
  });
  const tried = 'wrong tables, days gone by, hostile calls and texts without sense, in all rounds';
  return { tried, faults: code === 0 ? [] : ['a test failed, see above'] };
}

const upgrades = () =>
  pages(
    'upgrades of the service worker, whole, half deployed, broken and garbage',
    'e2e/releases.spec.ts',
    2,
  );
const plainHttp = () =>
  pages('every view over plain http on a name that is not localhost', 'e2e/plain-http.spec.ts', 2);
const allViews = () =>
  pages(
    'every view: announcements, accessibility trees in both languages, without a network',
    'e2e/(announcements|accessibility-tree|offline).spec.ts',
    1,
  );
const lostParts = () => pages('parts of the app that fail to load', 'e2e/lost-part.spec.ts', 5);

const tests = {
  killsOnSqlite,
  killsOnPostgres,
  disconnections,
  halts,
  upstreamFaults,
  fullDisk,
  openFiles,
  clockJumps,
  unreadResponses,
  longSpans,
  idleConnections,
  stopInFlight,
  manyAddresses,
  manyDevices,
  dayOfTraffic,
  allRounds,
  twoTabs,
  upgrades,
  plainHttp,
  allViews,
  lostParts,
  commands,
};
const requested = process.argv.slice(2);
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
