import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../e2e/own-server.ts';
import { OFFLINE } from '../../packages/server/src/testing/kill-rounds.ts';
import { MOST_MODULES, megabytes } from '../../scripts/release/try-archive.ts';
import { type Image, runDockerfile } from './dockerfile.ts';
import type { TestResult } from './soak-test.ts';

async function untilOk(url: string): Promise<string> {
  for (let tries = 0; tries < 300; tries++) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return response.text();
    await delay(100);
  }
  return '';
}

/** Starts what the image starts, as its user, reachable from this machine alone. @returns what was wrong */
async function startIn(
  { folder, workdir, user, env, health, command }: Image,
  place: string,
): Promise<string[]> {
  // another user may not see into the folder of this Node
  copyFileSync(process.execPath, join(place, 'node'));
  const PATH = `${place}:${process.env.PATH}`;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const own = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: join(folder, env.DATA_DIR ?? '') };
  const asUser = process.getuid?.() === 0 ? { uid: user, gid: user } : {};
  const options = { cwd: join(folder, workdir), env: { PATH, ...env, ...OFFLINE, ...own }, ...asUser };
  const [[program = '', ...args], [check = '', ...checkArgs]] = [command, health];
  const isHealthy = () => spawnSync(check, checkArgs, { ...options, timeout: 3000 }).status === 0;
  const faults = isHealthy() ? ['the health check passes while nothing runs'] : [];
  const child = spawn(program, args, { ...options, stdio: 'inherit' });
  try {
    const rates = await untilOk(`${url}/api/exchange-rates`);
    if (!rates.includes('"rates":{')) faults.push('rates are not served');
    if (!(await untilOk(url)).includes('<!doctype html>')) faults.push('the app is not served');
    if (!isHealthy()) faults.push('the health check fails');
  } finally {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const [code] = await gone;
    if (code !== 0) faults.push(`it ended with ${code}`);
  }
  return faults;
}

/** The Dockerfile without Docker: its steps in empty folders, and the service started from the result. */
export async function image(): Promise<TestResult> {
  const place = mkdtempSync(join(tmpdir(), 'equivale-image-'));
  chmodSync(place, 0o755);
  try {
    const built = runDockerfile(place);
    chmodSync(built.folder, 0o755);
    const modules = megabytes(join(built.folder, built.workdir, 'node_modules'));
    const all = megabytes(built.folder);
    const faults = await startIn(built, place);
    if (modules > MOST_MODULES) faults.push(`${modules.toFixed(0)} MB of modules`);
    if (built.user === 0) faults.push('it runs as root');
    const tests = globSync('packages/*/src/**/*.test.*', { cwd: join(built.folder, built.workdir) });
    if (tests.length > 0) faults.push(`${tests.length} tests are in it`);
    const tried = `the steps of the Dockerfile: ${all.toFixed(0)} MB, of which ${modules.toFixed(0)} modules; started as user ${built.user}`;
    return { tried, faults };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
