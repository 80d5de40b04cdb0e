/**
 * `npm run soak:alerts [rounds]`: kills a service that sends alerts, half of the times while a message is under way.
 * Fails unless each alert led to exactly one notification. First 100,000 alerts fire at once, in a process that is left alone.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAlertKillRounds } from '../../packages/server/src/testing/alert-kill-rounds.ts';
import { seededRandom } from '../../packages/server/src/testing/seeded-random.ts';
import { type Watched, watchManyAlerts } from './many-alerts.ts';

const rounds = Number(process.argv[2] ?? 50);
/** Some tables, evaluations and messages go by in that time. */
const LONGEST_MS = 150;
const random = seededRandom(Date.now());

const MANY = 100_000;
const MOST_MB = 60;
const MOST_MS = 100;

const many = mkdtempSync(join(tmpdir(), 'equivale-alerts-'));
try {
  const { ours, floor } = await watchManyAlerts(many, MANY);
  const text = ({ seconds, blockMs, moreMb }: Watched) =>
    `${seconds.toFixed(1)} s, longest block ${blockMs.toFixed(0)} ms, ${moreMb.toFixed(0)} MB more`;
  console.log(`${MANY} alerts at once: ${text(ours)}; a floor that writes and flushes: ${text(floor)}`);
  if (ours.moreMb > MOST_MB || ours.blockMs > Math.max(MOST_MS, floor.blockMs)) process.exitCode = 1;
} finally {
  rmSync(many, { recursive: true, force: true });
}

for (const [moment, delayMs] of [
  ['with a message', undefined],
  ['at any moment', () => random.next() * LONGEST_MS],
] as const) {
  const folder = mkdtempSync(join(tmpdir(), 'equivale-alerts-'));
  try {
    const options = { rounds, folder, random, ...(delayMs && { delayMs }) };
    const { alerts, shown, repeated, kills } = await runAlertKillRounds(options);
    const wrong = shown.filter((count) => count !== 1).length;
    console.log(
      `${kills} kills ${moment}, ${alerts} crossings, ${repeated} messages sent again, ${wrong} alerts not told of exactly once`,
    );
    if (wrong > 0 || kills === 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
