/**
 * `npm run bench:crawl`: the histories of all 435 pairs that the ECB quotes, each asked for the first time after a start, beside the same
 * addresses again; for each period, in several starts on one data folder, ratios within a start, medians over them. No limit: a cache in
 * front asks for each once an hour at most (docs/decisions/0027-histories-on-request.md).
 *
 *     npm run bench:crawl [-- starts, default 5] [seconds in which other addresses are asked for before, default 1] [--json FILE]
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { OFFLINE } from '../../packages/server/src/testing/kill-rounds.ts';
import { argument, median, Report } from '../report.ts';
import { residentMegabytes, startServer, stop } from './processes.ts';

const STARTS = argument(0, 5);
const seconds = argument(1, 1);
/** Of the same addresses again; their median counts. */
const PASSES = 9;
const PORT = 3195;
const CONNECTIONS = 16;
const PERIODS = ['7d', '1m', '1y', '5y'];
const URL = `http://127.0.0.1:${PORT}`;

const report = new Report('crawl');
const folder = mkdtempSync(join(tmpdir(), 'equivale-crawl-'));
const env = { ...OFFLINE, PORT: String(PORT), DATA_DIR: folder, LOG_LEVEL: 'info' };
const start = () => startServer(PORT, process.execPath, ['packages/server/src/main.ts'], 'listening', env);

/** The pairs of the currencies of the ECB's newest table, each in one direction. */
async function allPairs(): Promise<readonly (readonly [string, string])[]> {
  const { origins } = (await (await fetch(`${URL}/api/exchange-rates`)).json()) as {
    origins: { source: string; codes: string[] }[];
  };
  const codes = origins.find(({ source }) => source === 'ecb')?.codes ?? [];
  return codes.flatMap((from, at) => codes.slice(at + 1).map((to) => [from, to] as const));
}

const address = (from: string, to: string, period: string) =>
  `/api/currency-history/${from}/${to}?period=${period}`;

/** A client of its own process. @returns a function that makes one crawl, and gives responses per second */
function startClient() {
  const order = JSON.stringify({ port: PORT, connections: CONNECTIONS, seconds });
  const child = spawn(process.execPath, [join(import.meta.dirname, 'crawl.ts'), order], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async crawl(paths: readonly string[], again = false): Promise<number> {
      child.stdin.write(`${JSON.stringify({ paths, again })}\n`);
      return Number((await lines.next()).value);
    },
    end: () => child.stdin.end(),
  };
}

const cold = new Map<string, number[]>(PERIODS.map((period) => [period, []]));
const [warm, ratios] = [new Map(cold), new Map(cold)];
const add = (to: Map<string, number[]>, period: string, value: number) =>
  to.set(period, [...(to.get(period) ?? []), value]);
const memory: number[] = [];

try {
  await stop(await start());
  for (let round = 0; round < STARTS; round++) {
    const server = await start();
    const pairs = await allPairs();
    if (round === 0) report.add('pairs', pairs.length, '', { atLeast: 435 });
    const client = startClient();
    // A process that has served nothing yet compiles the code of it meanwhile: the other direction is asked for first.
    const others = pairs.map(([from, to]) => address(to, from, '1y'));
    await client.crawl(others, true);
    for (const period of PERIODS) {
      const paths = pairs.map(([from, to]) => address(from, to, period));
      const first = await client.crawl(paths);
      // As short as the first: one pass takes some 15 ms, in which anything else that runs counts.
      const passes: number[] = [];
      for (let pass = 0; pass < PASSES; pass++) passes.push(await client.crawl(paths));
      const again = median(passes);
      add(cold, period, first);
      add(warm, period, again);
      add(ratios, period, first / again);
    }
    memory.push(residentMegabytes(server.process.pid ?? 0));
    client.end();
    await stop(server);
  }
  report.add('memory after the crawl', median(memory), 'MB');
  for (const period of PERIODS) {
    const of = (values: Map<string, number[]>) => median(values.get(period) ?? []);
    report.add(`${period}: asked for the first time`, Math.round(of(cold)), '/s');
    report.add(`${period}: again`, Math.round(of(warm)), '/s');
    report.add(`${period}: first time to again, median of ${STARTS} starts`, of(ratios), '×');
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
report.finish();
