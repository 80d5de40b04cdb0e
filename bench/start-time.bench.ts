/**
 * Time from starting the process to the first answered request, on an empty data folder and on a filled one.
 *
 *     node bench/start-time.bench.ts [rounds, default 7]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const rounds = Number(process.argv[2] ?? 7);
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

const report = (name: string, times: number[]) => {
  const sorted = times.toSorted((a, b) => a - b).map(Math.round);
  console.log(
    `${name}: median ${sorted[Math.floor(sorted.length / 2)]} ms, worst ${sorted.at(-1)} ms (${rounds} rounds)`,
  );
};

const first: number[] = [];
const later: number[] = [];
for (let round = 0; round < rounds; round++) {
  const dataDir = mkdtempSync(join(tmpdir(), 'equivale-start-'));
  first.push(await startOnce(dataDir));
  later.push(await startOnce(dataDir));
  rmSync(dataDir, { recursive: true, force: true });
}
report('first start', first);
report('later start', later);
