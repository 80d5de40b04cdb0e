/**
 * `npm run soak:alerts [rounds]`: kills a service that tells of crossings with one of its messages, again and again, and counts how
 * many notifications each alert came to. Fails unless it is one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAlertKillRounds } from '../../packages/server/src/testing/alert-kill-rounds.ts';
import { seededRandom } from '../../packages/server/src/testing/seeded-random.ts';

const rounds = Number(process.argv[2] ?? 50);
const folder = mkdtempSync(join(tmpdir(), 'equivale-alerts-'));
try {
  const { alerts, shown, repeated, kills } = await runAlertKillRounds({
    rounds,
    folder,
    random: seededRandom(Date.now()),
  });
  const wrong = shown.filter((count) => count !== 1).length;
  console.log(
    `${kills} kills, ${alerts} crossings, ${repeated} messages sent again, ${wrong} alerts not told of exactly once`,
  );
  process.exitCode = wrong === 0 && kills > 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
