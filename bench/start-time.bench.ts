/**
 * Time from starting the process to the first answered request, on an empty data folder and on a filled one.
 *
 *     npm run bench:start [-- rounds, default 7] [--json FILE]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OFFLINE } from '../packages/server/src/testing/kill-rounds.ts';
import { startReplica } from '../packages/server/src/testing/replica.ts';
import { argument, median, Report } from './report.ts';

const rounds = argument(0, 7);

/** Starts a server, waits for its first answer, stops it. @returns milliseconds */
async function startOnce(dataDir: string): Promise<number> {
  const begin = performance.now();
  // Sources that do not answer would be part of how long it takes to stop.
  const server = await startReplica({ ...OFFLINE, DATA_DIR: dataDir });
  const answer = await fetch(`${server.url}/api/exchange-rates`);
  await answer.text();
  const took = performance.now() - begin;
  await server.end('SIGTERM');
  if (!answer.ok) throw new Error(`the first answer is ${answer.status}: ${server.log()}`);
  return took;
}

const report = new Report('start');
const add = (name: string, times: number[], atMost: number) => {
  report.add(name, Math.round(median(times)), 'ms', { atMost });
  report.add(`${name}, worst`, Math.round(Math.max(...times)), 'ms');
};

const first: number[] = [];
const later: number[] = [];
for (let round = 0; round < rounds; round++) {
  const dataDir = mkdtempSync(join(tmpdir(), 'equivale-start-'));
  first.push(await startOnce(dataDir));
  later.push(await startOnce(dataDir));
  rmSync(dataDir, { recursive: true, force: true });
}
add('first start, on an empty data folder', first, 2000);
add('later start', later, 1000);
report.finish();
