import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeLanguageLists } from './build-languages.ts';
import { root, run } from './run.mjs';

const stamp = join(root, 'packages/app/dist/.built-from');
const inputs = [
  'languages/**/*',
  'packages/{app,core,contract,element}/src/**/*',
  'packages/server/{openapi.json,src/config.ts}',
  'packages/app/{index.html,*.ts,package.json}',
  'packages/app/public/**/*',
  'scripts/{build-*,compiled-as-it-arrives,file-users,straight-imports}.{mjs,ts}',
  'package-lock.json',
];

/**
 * A digest of every file and setting that the build reads, so that no clock decides.
 * @param {Record<string, string | undefined>} [env]
 */
export function inputDigest(env = process.env) {
  const hash = createHash('sha256');
  const settings = Object.entries(env).filter(([name]) => name.startsWith('VITE_'));
  hash.update(JSON.stringify(settings.sort()));
  for (const path of globSync(inputs, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Builds the app when there is no build of the present sources.
 * @param {{ force?: boolean }} [options]
 * @returns {Promise<number>} exit code, 0 also when nothing had to be done
 */
export async function buildApp({ force = false } = {}) {
  writeLanguageLists();
  const wanted = inputDigest();
  const built = await readFile(stamp, 'utf8').catch(() => '');
  if (built === wanted && !force) return 0;
  console.log('Building the app …');
  const code = await run('npm', ['run', '--silent', 'build', '-w', '@equivale/app']);
  if (code !== 0) return code;
  await mkdir(join(root, 'packages/app/dist'), { recursive: true });
  await writeFile(stamp, wanted);
  return 0;
}
