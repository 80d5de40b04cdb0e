import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Acknowledged,
  countLost,
  countWrites,
  postConversion,
  writeOnAndOn,
} from '../../packages/server/src/testing/acknowledged-writes.ts';
import { OFFLINE } from '../../packages/server/src/testing/kill-rounds.ts';
import { type Replica, startReplica } from '../../packages/server/src/testing/replica.ts';
import { startCrowd } from './crowd.ts';
import type { TestResult } from './soak-test.ts';

const ROUNDS = 3;
const CONNECTIONS = 200;
/** Descriptors that the server has beyond those in use. */
const SPARE = 10;
const SETTLE_MS = 300;

/** None of them has been read when the descriptors run out. */
const PAGES = ['/', '/en/', '/currency/USD/EUR', '/favorites', '/sw.js', '/api/exchange-rates', '/metrics'];

/** How many descriptors a process may have from now on, `hard` for as many as the system lets it. */
function limitDescriptors(pid: number, count: number | 'hard'): void {
  const [, hard = ''] =
    /Max open files +\S+ +(\d+)/.exec(readFileSync(`/proc/${pid}/limits`, 'latin1')) ?? [];
  execFileSync('prlimit', ['--pid', String(pid), `--nofile=${count === 'hard' ? hard : count}:`]);
}

/** @returns the status of the response, or 0 where there is none */
function statusOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    get(url, { agent, headers: { accept: 'text/html' } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', () => resolve(0));
  });
}

/** One life of a server that runs out of descriptors. @returns how many pages were not served meanwhile */
async function runOut(server: Replica, written: Acknowledged, faults: string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await statusOf(`${server.url}/healthz`, agent);
  limitDescriptors(server.pid, readdirSync(`/proc/${server.pid}/fd`).length + SPARE);
  const bytes = Array.from({ length: CONNECTIONS }, () => '');
  const crowd = await startCrowd({ url: server.url, bytes, reads: true, until: 'sent' });
  await sleep(SETTLE_MS);
  let unserved = 0;
  for (const page of PAGES) if ((await statusOf(server.url + page, agent)) !== 200) unserved += 1;
  await crowd.end();
  limitDescriptors(server.pid, 'hard');
  await sleep(SETTLE_MS);
  for (const page of PAGES) {
    const status = await statusOf(server.url + page, agent);
    if (status !== 200) faults.push(`with descriptors again, ${page} gets ${status}`);
  }
  agent.destroy();
  const { status, cookie, id } = await postConversion(server.url);
  if (status === 201) written.set(cookie, [id]);
  else faults.push(`with descriptors again, a write gets ${status}`);
  return unserved;
}

/** A server that has no file descriptor left, again and again: once there are some, everything works as before. */
export async function openFiles(): Promise<TestResult> {
  if (!existsSync('/usr/bin/prlimit'))
    return { tried: 'no file descriptor left: not tried, there is no prlimit here', faults: [] };
  const folder = mkdtempSync(join(tmpdir(), 'equivale-soak-'));
  const env = { ...OFFLINE, DATA_DIR: folder };
  const written: Acknowledged = new Map();
  const faults: string[] = [];
  let unserved = 0;
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startReplica(env);
      const writer = writeOnAndOn(server.url, written);
      unserved += await runOut(server, written, faults).catch((error: unknown) => {
        faults.push(`the server is gone: ${error}`);
        return 0;
      });
      await server.end('SIGTERM');
      await writer;
    }
    const last = await startReplica(env);
    const lost = await countLost(last.url, written);
    if (lost > 0) faults.push(`${lost} of ${countWrites(written)} acknowledged writes are lost`);
    await last.end('SIGTERM');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const tried = `no file descriptor left ${ROUNDS} times: ${unserved} of ${ROUNDS * PAGES.length} pages not served meanwhile, ${countWrites(written)} writes acknowledged`;
  return { tried, faults };
}
