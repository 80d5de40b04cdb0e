/** `npm run pack:service -- <folder>`: the content of image and release archive, for an empty folder. */
import './node-version.mjs';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildApp } from './build-app.mjs';
import { root, run } from './run.mjs';

const PACKAGES = ['core', 'contract', 'mcp', 'server'].map((name) => `packages/${name}`);
const COMMANDS = ['start', 'backup', 'keys', 'publish:static'];
const TEST =
  /\.test\.tsx?$|\/vitest-[\w-]+\.ts$|\/(?:testing|recorded|fixtures|node_modules)$|\/tsconfig[\w.]*\.json$/;

type Manifest = Readonly<Record<string, unknown>> & { scripts: Record<string, string> };
const read = (file: string): Manifest => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** Tools are left out, so that `npm ci` needs no option to leave them out. */
function writeManifests(folder: string): void {
  const write = (file: string, manifest: object) =>
    writeFileSync(join(folder, file), `${JSON.stringify(manifest, null, 2)}\n`);
  const { devDependencies: _, scripts, ...manifest } = read('package.json');
  const commands = COMMANDS.map((name) => [name, scripts[name]]);
  // Nothing is here to be built.
  const start =
    'node --max-semi-space-size=4 --import ./scripts/node-version.mjs packages/server/src/main.ts';
  const own = { workspaces: PACKAGES, scripts: { ...Object.fromEntries(commands), start } };
  write('package.json', { ...manifest, ...own });
  for (const name of PACKAGES) {
    const { devDependencies: _, ...kept } = read(`${name}/package.json`);
    write(`${name}/package.json`, kept);
  }
}

export async function packService(folder: string): Promise<number> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`"${folder}" is not empty`);
  const code = await buildApp();
  if (code !== 0) return code;
  mkdirSync(folder, { recursive: true });
  const copied = [
    ...[...PACKAGES, 'languages', 'packages/app/dist'],
    ...[
      'scripts/node-version.mjs',
      'package-lock.json',
      '.npmrc',
      'deploy/healthcheck.sh',
      'LICENSE',
      'NOTICE.md',
    ],
  ];
  for (const path of copied)
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: (from) => !TEST.test(from) });
  writeManifests(folder);
  // The lockfile keeps its versions and loses what nothing needs any more.
  const prune = ['install', '--package-lock-only', '--ignore-scripts', '--offline'];
  return run('npm', prune, { cwd: folder, quiet: true });
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Name the folder: npm run pack:service -- <folder>');
  process.exitCode = await packService(resolve(folder));
}
