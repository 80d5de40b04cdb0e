import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../e2e/own-server.ts';
import { OFFLINE } from '../../packages/server/src/testing/kill-rounds.ts';
import { findEngines } from '../../scripts/find-engines.mjs';
import { root } from '../../scripts/run.mjs';
import { type CommandForm, commandForms } from './command-forms.ts';
import type { TestResult } from './soak-test.ts';

const changes = () => execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });

/** Runs one command. @returns what was wrong with it, if anything */
async function fault(
  name: string,
  { args = [], env = {}, serves }: CommandForm,
): Promise<string | undefined> {
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], {
    cwd: root,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2000);
    });
  const ended = once(child, 'close');
  let isServing = false;
  while (serves && child.exitCode === null && !isServing) {
    isServing = await fetch(serves).then(
      (response) => response.ok,
      () => false,
    );
    await delay(200);
  }
  if (isServing && child.pid) process.kill(-child.pid, 'SIGTERM');
  const [code] = await ended;
  return isServing || (code === 0 && !serves) ? undefined : `npm run ${name} ended with ${code}: ${said}`;
}

/** Every command of `package.json`, in its cheap form; none changes what is committed. */
export async function commands(): Promise<TestResult> {
  const folder = mkdtempSync(join(tmpdir(), 'equivale-commands-'));
  try {
    Object.assign(process.env, await findEngines());
    const forms = commandForms({ folder, ports: [await freePort(), await freePort()], offline: OFFLINE });
    const faults: string[] = [];
    let count = 0;
    for (const [name, form] of Object.entries(forms)) {
      if (typeof form === 'string') continue;
      const [before, found] = [changes(), await fault(name, form)];
      if (found) faults.push(found);
      if (changes() !== before) faults.push(`npm run ${name} has changed files: ${changes()}`);
      count += 1;
    }
    return { tried: `${count} commands in their cheap forms`, faults };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
