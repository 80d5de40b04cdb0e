/**
 * Kills the server under a load of writes, and counts acknowledged writes that are gone; on SQLite, then on PostgreSQL.
 *
 *     node bench/soak/kill.bench.ts [rounds, default 50]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OFFLINE, runKillRounds } from '../../packages/server/src/testing/kill-rounds.ts';
import { seededRandom } from '../../packages/server/src/testing/seeded-random.ts';
import { startTestPostgres } from '../../packages/server/src/testing/test-postgres.ts';

const rounds = Number(process.argv[2] ?? 50);
let failed = false;

async function soak(name: string, env: Record<string, string>): Promise<void> {
  const { acknowledged, lost } = await runKillRounds({
    rounds,
    env: { ...OFFLINE, ...env },
    random: seededRandom(Date.now()),
    report: (round, count) => process.stdout.write(`\r${name}: round ${round}, ${count} writes  `),
  });
  console.log(`\r${name}: ${rounds} kills, ${acknowledged} acknowledged writes, ${lost} lost`);
  failed ||= lost > 0;
}

const folder = mkdtempSync(join(tmpdir(), 'equivale-soak-'));
await soak('SQLite', { DATA_DIR: folder });
rmSync(folder, { recursive: true, force: true });

const server = await startTestPostgres();
await soak('PostgreSQL', { DATABASE_URL: server.url });
await server.stop();
process.exitCode = failed ? 1 : 0;
