/**
 * `npm run check:packages`: publint, attw, inspector, bundles of at most 2,600 B gzip, web-ext, schemas.
 * Fetches those tools, so it needs the network.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildExtension } from './build-extension.ts';
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
  '@modelcontextprotocol/inspector@2.12.0',
  'web-ext@10.7.0',
  'dockerfile-utils@0.16.3',
  'kubernetes-models@5.1.0',
  'yaml@2.9.1',
];

const place = mkdtempSync(join(tmpdir(), 'equivale-check-'));
const run = (command: string, args: readonly string[]): string =>
  execFileSync(command, args, { cwd: place, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const tool = (name: string, ...args: string[]) => run(join(place, 'node_modules/.bin', name), args);

/** @throws where a manifest does not follow the schema of its kind */
async function checkManifests(file: string): Promise<void> {
  const load = (path: string) => import(join(place, 'node_modules', path, 'index.js'));
  const { parseAllDocuments } = await load('yaml/dist');
  for (const document of parseAllDocuments(readFileSync(file, 'utf8'))) {
    const manifest = document.toJSON();
    const models = await load(`kubernetes-models/${manifest.apiVersion}`);
    new models[manifest.kind](manifest).validate();
    console.log(`Kubernetes: ${manifest.kind} follows its schema`);
  }
}

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
  const answer = tool('equivale', '--lang', 'en', '5 miles in km').trim();
  if (answer !== '5 mi = 8.04672 km') throw new Error(`equivale says ${answer}`);
  const { tools } = JSON.parse(
    tool('mcp-inspector', '--cli', 'npx', 'equivale-mcp', '--method', 'tools/list'),
  );
  console.log(`MCP: ${tools.map(({ name }: { name: string }) => name).join(', ')}`);
  await buildExtension(join(place, 'extension'), {
    service: 'https://equivale.example/api',
    keys: '',
    mirrors: '',
  });
  tool('web-ext', 'lint', '--source-dir', join(place, 'extension/firefox'), '--warnings-as-errors');
  console.log('web-ext: no warnings');
  tool('dockerfile-utils', 'lint', join(root, 'Dockerfile'));
  await checkManifests(join(root, 'deploy/kubernetes.yaml'));
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
