import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OPAQUE_BYTES } from '@equivale/contract';
import { freePort } from '../../e2e/own-server.ts';
import { OFFLINE } from '../../packages/server/src/testing/kill-rounds.ts';
import { startReplica } from '../../packages/server/src/testing/replica.ts';
import { startTestPostgres } from '../../packages/server/src/testing/test-postgres.ts';
import { chainAt } from '../server/chains.ts';
import { checkExample, hasNginx, startSite } from '../server/nginx-site.ts';
import { stop } from '../server/processes.ts';
import type { TestResult } from './soak-test.ts';

const REQUESTS = 10_000;
const AT_ONCE = 16;

const write = { method: 'PUT', body: 'x'.repeat(1000) };

/** Reads that a cache answers and that it does not, and writes, which nobody may send twice. */
function request(url: string, at: number): Promise<Response> {
  const { token, id } = chainAt(at);
  const headers = { 'content-type': OPAQUE_BYTES, authorization: `Bearer ${token}`, 'if-none-match': '*' };
  if (at % 4 === 0) return fetch(`${url}/api/sync/${id}`, { ...write, headers });
  if (at % 4 === 1) return fetch(`${url}/api/exchange-rates?on=2020-03-${10 + (at % 20)}`);
  if (at % 4 === 2) return fetch(`${url}/currency/USD/EUR?at=${at}`);
  return fetch(`${url}/api/sources`);
}

/** Status of a response that has come whole, or what was wrong with it. */
async function statusOf(asked: Promise<Response>): Promise<number | string> {
  try {
    const response = await asked;
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
}

async function rollUnderLoad(place: string, databaseUrl: string): Promise<TestResult> {
  const ports = [await freePort(), await freePort()];
  const own = { DATABASE_URL: databaseUrl, TRUSTED_PROXIES: '1', SHUTDOWN_DELAY: '2' };
  const limits = { RATE_LIMIT_PER_MINUTE: '1000000' };
  const start = (port = 0) => startReplica({ ...OFFLINE, ...own, ...limits, PORT: String(port) });
  const replicas = [await start(ports[0]), await start(ports[1])];
  const port = await freePort();
  const site = await startSite(
    place,
    port,
    replicas.map(({ url }) => url),
  );
  const failed: string[] = [];
  let [sent, restarts] = [0, 0];
  const worker = async () => {
    while (sent < REQUESTS) {
      const at = sent++;
      const status = await statusOf(request(`http://127.0.0.1:${port}`, at));
      if (typeof status === 'string' || status >= 300)
        failed.push(`${['PUT', 'rates', 'page', 'sources'][at % 4]}: ${status}`);
    }
  };
  const load = Promise.all(Array.from({ length: AT_ONCE }, worker));
  for (let turn = 0; sent < REQUESTS; turn = 1 - turn) {
    if ((await replicas[turn]?.end('SIGTERM')) !== 0) failed.push('a process did not end cleanly');
    replicas[turn] = await start(ports[turn]);
    restarts++;
  }
  await load;
  for (const replica of replicas) await replica.end('SIGTERM');
  await stop(site);
  const tried = `${sent} requests through nginx while two processes were replaced in turn, ${restarts} times: ${failed.length} failed`;
  const kinds = [...Map.groupBy(failed, (fault) => fault)];
  return { tried, faults: kinds.map(([fault, all]) => `${all.length} x ${fault}`) };
}

/** Processes behind nginx are ended and started again, one after the other, and no request notices. */
export async function rolling(): Promise<TestResult> {
  if (!hasNginx()) return { tried: 'nothing behind nginx, which is not installed', faults: [] };
  const place = mkdtempSync(join(tmpdir(), 'equivale-rolling-'));
  const postgres = await startTestPostgres();
  try {
    const fault = checkExample(place);
    const result = await rollUnderLoad(place, postgres.url);
    return fault ? { ...result, faults: [fault, ...result.faults] } : result;
  } finally {
    await postgres.stop();
    rmSync(place, { recursive: true, force: true });
  }
}
