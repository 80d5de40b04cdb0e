/**
 * Time from starting the process to the first answered request, on an empty data folder and on a filled one.
 *
 *     npm run bench:start [-- rounds, default 7] [--json FILE]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argument, median, Report } from './report.ts';

const rounds = argument(0, 7);
const port = 3190;
const url = `http://127.0.0.1:${port}/api/exchange-rates`;

/** Starts a server, waits for its first answer, stops it. @returns milliseconds */
async function startOnce(dataDir: string): Promise<number> {
  const begin = performance.now();
  const server = spawn(process.execPath, ['packages/server/src/main.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let took: number | undefined;
  while (took === undefined && server.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) {
      await answer.text();
      took = performance.now() - begin;
    } else await new Promise((resolve) => setTimeout(resolve, 5));
  }
  if (took === undefined) throw new Error(`the server ended with code ${server.exitCode}`);
  server.kill('SIGTERM');
  await once(server, 'exit');
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
