import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Acknowledged,
  countLost,
  postConversion,
} from '../../packages/server/src/testing/acknowledged-writes.ts';
import { OFFLINE } from '../../packages/server/src/testing/kill-rounds.ts';
import { type Replica, startReplica } from '../../packages/server/src/testing/replica.ts';
import type { TestResult } from './soak-test.ts';

const ROUNDS = 4;
const WRITES = 50;
const REFUSED = 5;
/**
 * As large as a file may be on a full disk, bytes: no page fits into the write-ahead log any more. Room measured from the log's end
 * would say nothing, since the log begins anew in its own file after each checkpoint.
 */
const FULL = 4096;

/** Sets or lifts a limit on the size of the process's files: beyond it the system refuses the write, as a full disk does. */
const limitFiles = (pid: number, bytes: number | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);

/** Writes, is refused once the disk is full, reads, makes room, writes again. @returns how many writes were refused */
async function fillOnce(server: Replica, written: Acknowledged, found: string[]): Promise<number> {
  const write = async (when: string) => {
    const { status, cookie, id } = await postConversion(server.url);
    if (status === 201) written.set(cookie, [id]);
    else found.push(`${when} a write is answered ${status}`);
  };
  for (let count = 0; count < WRITES; count += 1) await write('with room');
  limitFiles(server.pid, FULL);
  for (let count = 0; count < REFUSED; count += 1) {
    const { status } = await postConversion(server.url);
    if (status !== 503) found.push(`a write on a full disk was answered ${status}`);
  }
  const rates = await fetch(`${server.url}/api/exchange-rates`);
  if (rates.status !== 200) found.push(`on a full disk the rates answer ${rates.status}`);
  limitFiles(server.pid, 'unlimited');
  await write('with room again');
  return REFUSED;
}

/** The server is told to end while the disk is full: it names the cause in its log, and ends as always. */
async function endOnFullDisk(server: Replica, found: string[]): Promise<void> {
  limitFiles(server.pid, FULL);
  const { status } = await postConversion(server.url);
  if (status !== 503) found.push(`a write on a full disk was answered ${status}`);
  await server.logged('disk I/O error');
  const code = await server.end('SIGTERM');
  if (code !== 0) found.push(`with a full disk SIGTERM ends the server with ${code}`);
}

/** A disk that is full under the running server, again and again, and a power cut after each. */
export async function fullDisk(): Promise<TestResult> {
  if (!existsSync('/usr/bin/prlimit'))
    return { tried: 'full disk: not tried, there is no prlimit here', faults: [] };
  const folder = mkdtempSync(join(tmpdir(), 'equivale-soak-'));
  const env = { ...OFFLINE, DATA_DIR: folder };
  const written: Acknowledged = new Map();
  const found: string[] = [];
  let refused = 0;
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startReplica(env);
      refused += await fillOnce(server, written, found).catch((error: unknown) => {
        found.push(`the server is gone: ${error}`);
        return 0;
      });
      await server.end('SIGKILL');
    }
    const last = await startReplica(env);
    const lost = await countLost(last.url, written);
    if (lost > 0) found.push(`${lost} of ${written.size} acknowledged writes are lost`);
    await endOnFullDisk(last, found);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const tried = `disk full ${ROUNDS} times: ${written.size} writes acknowledged, ${refused} refused with an error, kill -9 after each; SIGTERM while it is full`;
  return { tried, faults: found };
}
