import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';

/** Work in an empty folder outside of the repository, where nothing of it is found by chance. */
function inEmptyFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'equivale-try-'));
  const end = () => rmSync(folder, { recursive: true, force: true });
  const result = work(folder);
  if (result instanceof Promise) return result.finally(end) as T;
  end();
  return result;
}

const run = (command: string, args: readonly string[], cwd: string, input = '') =>
  execFileSync(command, args, { cwd, input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'inherit'] });

/** @returns what a person sees. @throws where a package does not install or does not work */
export function tryPackages(tarballs: readonly string[]): string {
  return inEmptyFolder((folder) => {
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent', ...tarballs], folder);
    const answer = run('npx', ['equivale', '--lang', 'en', '5 miles in km'], folder).trim();
    if (answer !== '5 mi = 8.04672 km') throw new Error(`equivale says ${answer}`);
    const hello = {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'try', version: '1' },
    };
    const request = { jsonrpc: '2.0', id: 1, method: 'initialize', params: hello };
    const greeting = run('npx', ['equivale-mcp'], folder, `${JSON.stringify(request)}\n`);
    if (!greeting.includes('"serverInfo"')) throw new Error(`@equivale/mcp says ${greeting}`);
    const core = "import { COMMON_UNITS, createUnitSet } from '@equivale/core';";
    const miles = `${core} console.log(createUnitSet([COMMON_UNITS]).convertNumber(5, 'mi', 'km'))`;
    const said = run('node', ['--input-type=module', '-e', miles], folder).trim();
    if (said !== '8.04672') throw new Error(`@equivale/core says ${said}`);
    return `${tarballs.map((file) => `${basename(file)} ${kilobytes(file)}`).join(', ')}: installed and run`;
  });
}

const kilobytes = (file: string) => `${Math.round(statSync(file).size / 1000)} kB`;

const megabytes = (folder: string) =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1e6;

/** The most that `npm ci` may install besides Node. */
const MOST_MODULES = 60;

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

/** Unpacks, installs and starts the archive as an operator would. @throws where it does not serve, or is too large */
export const tryArchive = (archive: string): Promise<string> =>
  inEmptyFolder(async (folder) => {
    run('tar', ['-xzf', archive, '--strip-components=1'], folder);
    run('npm', ['ci', '--omit=dev', '--silent'], folder);
    const modules = join(folder, 'node_modules');
    const nodes = globSync('node-*', { cwd: modules }).reduce(
      (sum, name) => sum + megabytes(join(modules, name)),
      0,
    );
    const size = megabytes(modules) - nodes;
    if (size > MOST_MODULES) throw new Error(`${size.toFixed(0)} MB of modules`);
    await startAndAsk(folder);
    const packed = (statSync(archive).size / 1e6).toFixed(0);
    return `${basename(archive)} ${packed} MB: installs ${size.toFixed(0)} MB besides Node, and serves`;
  });
