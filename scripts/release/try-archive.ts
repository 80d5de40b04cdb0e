import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';

export const megabytes = (folder: string): number =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1e6;

/** The most that `npm ci` may install besides Node. */
export const MOST_MODULES = 60;

async function startAndAsk(folder: string): Promise<void> {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data') };
  const child = spawn('npm', ['start', '--silent'], { cwd: folder, env, detached: true, stdio: 'pipe' });
  const lines = createInterface({ input: child.stdout });
  try {
    for await (const line of lines) {
      if (!line.includes('"listening"')) continue;
      const { url } = JSON.parse(line) as { url: string };
      for (const path of ['/readyz', '/api/exchange-rates', '/']) {
        const { status } = await fetch(url + path);
        if (status !== 200) throw new Error(`${path} responds with ${status}`);
      }
      return;
    }
    throw new Error('npm start ended by itself');
  } finally {
    const gone = once(child, 'exit');
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
    await gone;
  }
}

/** Installs and starts the archive as an operator would, away from the repository; throws if it fails. */
export async function tryArchive(archive: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'equivale-try-'));
  try {
    const run = (command: string, args: readonly string[]) =>
      execFileSync(command, args, { cwd: folder, stdio: 'inherit' });
    run('tar', ['-xzf', archive, '--strip-components=1']);
    run('npm', ['ci', '--omit=dev', '--silent']);
    const modules = join(folder, 'node_modules');
    const nodes = globSync('node-*', { cwd: modules }).map((name) => megabytes(join(modules, name)));
    const size = nodes.reduce((left, node) => left - node, megabytes(modules));
    if (size > MOST_MODULES) throw new Error(`${size.toFixed(0)} MB of modules`);
    await startAndAsk(folder);
    const packed = (statSync(archive).size / 1e6).toFixed(0);
    return `${basename(archive)} ${packed} MB: installs ${size.toFixed(0)} MB besides Node, and serves`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
