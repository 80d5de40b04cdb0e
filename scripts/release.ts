/**
 * Prepares a release, from version to tag; publishing is docs/publishing.md.
 * npm run release -- 1.0.0 [--dry-run: in a clean clone, of which dist/release is kept]
 * npm run release -- --artefacts: of a tagged release, as the workflow does
 */
import './node-version.mjs';
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { packService } from './pack-service.ts';
import { releaseChanges, setVersion } from './release/set-version.ts';
import { writeStoreTexts } from './release/store-texts.ts';
import { tryArchive } from './release/try-archive.ts';
import { root } from './run.mjs';

const PACKAGES = ['core', 'cli', 'mcp', 'element'];
const out = join(root, 'dist/release');
const PATH = [join(root, 'node_modules/.bin'), dirname(process.execPath), process.env.PATH].join(delimiter);

function run(command: string, args: readonly string[], cwd = root): string {
  return execFileSync(command, args, { cwd, env: { ...process.env, PATH }, encoding: 'utf8' });
}
const runShown = (command: string, args: readonly string[], cwd = root) =>
  execFileSync(command, args, { cwd, env: { ...process.env, PATH }, stdio: 'inherit' });

function step(name: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)}  ${name}`);
}

/** The archive: what runs, and what its operator reads. @returns path of the file */
async function packArchive(version: string): Promise<string> {
  const name = `equivale-${version}`;
  const code = await packService(join(out, name));
  if (code !== 0) throw new Error('the service cannot be packed');
  for (const path of ['deploy', 'docs/operating', 'CHANGELOG.md'])
    cpSync(join(root, path), join(out, name, path), { recursive: true });
  run('tar', ['-czf', `${name}.tar.gz`, '--owner=0', '--group=0', name], out);
  rmSync(join(out, name), { recursive: true });
  return join(out, `${name}.tar.gz`);
}

async function makeArtefacts(version: string): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  step('packages');
  runShown('npm', ['run', '--silent', 'build:packages']);
  if (run('git', ['status', '--porcelain', 'packages/core/api-report.txt']) !== '')
    throw new Error('the exports of core have changed: review packages/core/api-report.txt and commit it');
  runShown('npm', ['run', '--silent', 'check:packages']);
  for (const name of PACKAGES) run('npm', ['pack', join(root, 'dist/packages', name), '--silent'], out);
  cpSync(join(root, 'dist/packages/mcp/server.json'), join(out, 'server.json'));
  for (const file of globSync('*.deb', { cwd: join(root, 'dist/packages') }))
    cpSync(join(root, 'dist/packages', file), join(out, file));
  step('archive');
  console.log(await tryArchive(await packArchive(version)));
  writeFileSync(
    join(out, 'SHA256SUMS'),
    run('sh', ['-c', 'sha256sum $(ls *.tgz *.tar.gz *.deb server.json 2>/dev/null)'], out),
  );
}

async function release(version: string): Promise<void> {
  step(`version ${version}`);
  setVersion(root, version);
  const changelog = join(root, 'CHANGELOG.md');
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(changelog, releaseChanges(readFileSync(changelog, 'utf8'), version, day));
  writeStoreTexts(root, version);
  run('npm', ['install', '--package-lock-only', '--ignore-scripts', '--silent']);
  run('node', ['scripts/build-openapi.ts']);
  await makeArtefacts(version);
  run('git', ['add', 'fastlane']);
  run('git', ['commit', '--quiet', '--all', '--message', `build: release ${version}`]);
  run('git', ['tag', '--annotate', `v${version}`, '--message', `Equivale ${version}`]);
  step(`committed and tagged v${version}; docs/publishing.md says what follows`);
}

/** The same in a clone, with nothing installed or built before. */
function tryRelease(version: string): void {
  const place = mkdtempSync(join(tmpdir(), 'equivale-release-'));
  const clone = join(place, 'equivale');
  try {
    step('clone');
    run('git', ['clone', '--quiet', root, clone]);
    runShown('npm', ['ci', '--silent'], clone);
    runShown('node', ['scripts/release.ts', version], clone);
    console.log(run('git', ['show', '--stat', '--format=%s'], clone));
    rmSync(out, { recursive: true, force: true });
    cpSync(join(clone, 'dist/release'), out, { recursive: true });
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

async function main([first = '', option]: readonly string[]): Promise<string | undefined> {
  if (first === '--artefacts')
    await makeArtefacts(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version);
  else if (!/^\d+\.\d+\.\d+$/.test(first) || (option !== undefined && option !== '--dry-run'))
    return 'Name the version: npm run release -- 1.0.0 [--dry-run]';
  else if (option) tryRelease(first);
  else if (run('git', ['status', '--porcelain']) !== '') return 'There are changes that are not committed';
  else await release(first);
  return undefined;
}

const fault = await main(process.argv.slice(2));
if (fault !== undefined) {
  console.error(fault);
  process.exitCode = 1;
}
