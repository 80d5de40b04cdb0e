import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { OPAQUE_BYTES } from '@equivale/contract';
import { OFFLINE } from '../../packages/server/src/testing/kill-rounds.ts';
import { startReplica } from '../../packages/server/src/testing/replica.ts';
import { root } from '../../scripts/run.mjs';
import { chainAt } from '../server/chains.ts';
import type { TestResult } from './soak-test.ts';

/** States of 16 kB, which make 170 MB. */
const STATES = 10_400;
const STATE_BYTES = 16_384;
const WRITES_PER_SECOND = 50;
const AT_ONCE = 32;
const MOST_TIMES_QUIET = 5;

const bodyOf = (chain: number) => Buffer.alloc(STATE_BYTES, `state ${chain}, `);

/** @returns whether the service has acknowledged a new state */
async function put(url: string, chain: number): Promise<boolean> {
  const { token, id } = chainAt(chain);
  const headers = { 'content-type': OPAQUE_BYTES, authorization: `Bearer ${token}`, 'if-none-match': '*' };
  const sent = { method: 'PUT', headers, body: bodyOf(chain) };
  const response = await fetch(`${url}/api/sync/${id}`, sent).catch(() => undefined);
  return response?.status === 201;
}

async function has(url: string, chain: number): Promise<boolean> {
  const { token, id } = chainAt(chain);
  const response = await fetch(`${url}/api/sync/${id}`, { headers: { authorization: `Bearer ${token}` } });
  return response.ok && bodyOf(chain).equals(Buffer.from(await response.arrayBuffer()));
}

/** Work for each chain of a range, some at once. @returns for how many it was true */
async function countTrue(chains: Iterable<number>, work: (chain: number) => Promise<boolean>) {
  const left = [...chains];
  let count = 0;
  const worker = async () => {
    for (let chain = left.pop(); chain !== undefined; chain = left.pop()) if (await work(chain)) count += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return count;
}

const signer = async (url: string) =>
  /"key":"([\w-]+)"/.exec(await (await fetch(`${url}/api/signed/latest.json`)).text())?.[1];

async function secondsOf(work: Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work;
  return (performance.now() - begin) / 1000;
}

/** A service under writes is backed up, lost and restored: all that was acknowledged before the backup began is there. */
export async function restore(): Promise<TestResult> {
  const place = mkdtempSync(join(tmpdir(), 'equivale-restore-'));
  const [data, copies, keys] = ['data', 'copies', 'keys.json'].map((name) => join(place, name)) as [
    string,
    string,
    string,
  ];
  const env = { ...OFFLINE, DATA_DIR: data };
  const command = (script: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [join(root, 'packages/server/src/commands', script), ...args], {
      env: { ...process.env, ...env },
    });
  const faults: string[] = [];
  try {
    mkdirSync(copies);
    const server = await startReplica(env);
    const acknowledged: number[] = [];
    const write = async (chain: number) => {
      const isStored = await put(server.url, chain);
      if (isStored) acknowledged.push(chain);
      return isStored;
    };
    await countTrue(Array(STATES).keys(), write);
    const before = await signer(server.url);
    await command('keys.ts', 'save', keys);
    const quiet = await secondsOf(command('backup.ts', join(copies, 'quiet.sqlite')));
    const megabytes = statSync(join(copies, 'quiet.sqlite')).size / 1e6;

    let isOver = false;
    const writing = (async () => {
      for (let chain = STATES; !isOver; chain++) {
        void write(chain);
        await delay(1000 / WRITES_PER_SECOND);
      }
    })();
    await delay(2000);
    const expected = [...acknowledged];
    const copy = join(copies, 'busy.sqlite');
    const busy = await secondsOf(command('backup.ts', copy));
    const during = acknowledged.length - expected.length;
    await server.end('SIGKILL');
    isOver = true;
    await writing;

    const left = readdirSync(copies).sort().join();
    if (left !== 'busy.sqlite,quiet.sqlite') faults.push(`the backups have left ${left}`);
    if (busy > MOST_TIMES_QUIET * quiet) faults.push('the backup of the busy service took too long');
    rmSync(data, { recursive: true });
    mkdirSync(data);
    cpSync(copy, join(data, 'equivale.sqlite'));
    // Started too early it makes keys of its own, over which the saved ones are put.
    const early = await startReplica(env);
    if ((await signer(early.url)) === before) faults.push('the backup has keys');
    await early.end('SIGTERM');
    await command('keys.ts', 'restore', keys);
    const restored = await startReplica(env);
    const found = await countTrue(expected, (chain) => has(restored.url, chain));
    if (found < expected.length) faults.push(`${expected.length - found} acknowledged states are lost`);
    if ((await signer(restored.url)) !== before) faults.push('it signs with other keys');
    await restored.end('SIGTERM');
    const tried = `backup of ${megabytes.toFixed(0)} MB: ${quiet.toFixed(1)} s quiet, ${busy.toFixed(1)} s under ${(during / busy).toFixed(0)} writes of 16 kB a second; ${expected.length} states restored after a loss`;
    return { tried, faults };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
