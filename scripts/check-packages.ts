/**
 * Checks `dist/packages` with publint and attw, and that esbuild, rollup and webpack bundle a conversion to at most 2,600 B gzip.
 * Fetches those tools, so it needs the network.
 *
 *     npm run build:packages && npm run check:packages
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './run.mjs';

const AT_MOST = 2600;
const TOOLS = [
  'publint@0.3.25',
  '@arethetypeswrong/cli@0.18.5',
  'esbuild@0.28.2',
  'rollup@4.68.7',
  '@rollup/plugin-node-resolve@16.0.3',
  '@rollup/plugin-terser@1.0.2',
  'webpack@5.112.2',
  'webpack-cli@7.3.1',
];

const place = mkdtempSync(join(tmpdir(), 'equivale-check-'));
const run = (command: string, args: readonly string[]): string =>
  execFileSync(command, args, { cwd: place, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const tool = (name: string, ...args: string[]) => run(join(place, 'node_modules/.bin', name), args);

try {
  writeFileSync(join(place, 'package.json'), '{ "private": true, "type": "module" }');
  const tarballs = ['core', 'cli', 'mcp', 'element'].map((name) =>
    join(place, run('npm', ['pack', join(root, 'dist/packages', name), '--silent']).trim()),
  );
  run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--silent', ...TOOLS, ...tarballs]);
  for (const tarball of tarballs) console.log(tool('publint', tarball, '--strict'));
  for (const library of [tarballs[0], tarballs[3]])
    tool('attw', library ?? '', '--profile', 'esm-only', '--quiet');
  console.log('attw: no problems');
  writeFileSync(
    join(place, 'entry.js'),
    `import { COMMON_UNITS, createUnitSet } from '@equivale/core';
export const convertUnit = createUnitSet([COMMON_UNITS]).convertNumber;`,
  );
  tool('esbuild', 'entry.js', '--bundle', '--minify', '--format=esm', '--outfile=esbuild.js');
  tool('rollup', 'entry.js', '-p', 'node-resolve', '-p', 'terser', '-o', 'rollup.js', '--silent');
  writeFileSync(
    join(place, 'webpack.config.js'),
    `export default { mode: 'production', entry: './entry.js', experiments: { outputModule: true },
  output: { path: ${JSON.stringify(place)}, filename: 'webpack.js', library: { type: 'module' } } };`,
  );
  tool('webpack');
  for (const name of ['esbuild', 'rollup', 'webpack']) {
    const file = join(place, `${name}.js`);
    const { convertUnit } = await import(file);
    if (convertUnit(26.2, 'mi', 'km') !== 42.1648128) throw new Error(`${name}: 26.2 mi are 42.1648128 km`);
    const { length } = gzipSync(readFileSync(file), { level: 9 });
    console.log(`${name}: ${length} B gzip (limit ${AT_MOST})`);
    if (length > AT_MOST) process.exitCode = 1;
  }
} finally {
  rmSync(place, { recursive: true });
}
