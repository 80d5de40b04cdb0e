import { execFileSync, spawnSync } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../run.mjs';
import { apiReport } from './api-report.ts';
import { buildCli } from './build-cli.ts';
import { buildElementPackage, buildMcpPackage } from './build-companions.ts';
import { buildCore } from './build-core.ts';
import { buildDeb } from './build-deb.ts';

/** A project of somebody else, outside of the repository, in which the packages are installed from their tarballs. */
const place = realpathSync(mkdtempSync(join(tmpdir(), 'equivale-packages-')));
const project = join(place, 'project');
const program = join(project, 'node_modules/equivale/dist/cli/equivale.js');

const run = (command: string, args: readonly string[], cwd = project): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

function packed(name: string): string {
  const folder = join(place, name);
  const printed = run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', place], folder);
  return join(place, printed.trim().split('\n').at(-1) ?? '');
}

beforeAll(async () => {
  const builds = { core: buildCore, cli: buildCli, mcp: buildMcpPackage, element: buildElementPackage };
  for (const folder of [...Object.keys(builds), 'project']) mkdirSync(join(place, folder));
  await Promise.all(Object.entries(builds).map(([name, build]) => build(join(place, name))));
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  const quiet = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--silent'];
  run('npm', ['install', ...quiet, ...Object.keys(builds).map(packed)]);
});
afterAll(() => rmSync(place, { recursive: true }));

it('all are installed with nothing else beside them, and nothing of the sources in them', () => {
  const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8'));
  const installed = Object.keys(packages).filter((path) => path.startsWith('node_modules'));
  expect(installed).toEqual([
    'node_modules/@equivale/core',
    'node_modules/@equivale/element',
    'node_modules/@equivale/mcp',
    'node_modules/equivale',
  ]);
  const files = run('find', ['node_modules/@equivale', 'node_modules/equivale', '-name', '*.test.*']);
  expect(files).toBe('');
  const licences = readFileSync(join(project, 'node_modules/equivale/THIRD-PARTY-LICENSES.txt'), 'utf8');
  for (const name of ['@modelcontextprotocol/sdk', 'zod', 'ajv', 'valibot'])
    expect(licences).toMatch(new RegExp(`^${name} [\\d.]+ \\(MIT\\)\\n\\n.{20}`, 'ms'));
});

it('the report of what core exports is the one in the repository (else: npm run build:packages)', () => {
  expect(apiReport(join(place, 'core'))).toBe(
    readFileSync(join(root, 'packages/core/api-report.txt'), 'utf8'),
  );
});

it('programs compile against the types, and a wrong unit id does not', () => {
  const source = `
import { COMMON_UNITS, createUnitSet, EXTENDED_UNITS } from '@equivale/core';
import { LANGUAGES } from '@equivale/core/locale/languages';
import { language } from '@equivale/core/locale/es';
import { quote, type RateTable } from '@equivale/core/money';
import { createQuestionParser } from '@equivale/core/parse';
import { QueryResolver } from '@equivale/core/resolve';

const units = createUnitSet([COMMON_UNITS, EXTENDED_UNITS]);
export const km: number = units.convertNumber(5, 'mi', 'km');
// @ts-expect-error there is no such unit
units.convertNumber(5, 'mile', 'km');
const rates: RateTable = { rates: {}, origins: [] };
export const failed: false | true = quote({ amount: '1', from: 'USD', to: 'EUR' }, rates).ok;
export const parser = createQuestionParser(units, [language, ...LANGUAGES]);
export const resolver = new QueryResolver({ units, languages: LANGUAGES, firstDay: '1999-01-04' });
`;
  writeFileSync(join(project, 'program.ts'), source);
  for (const [module, resolution] of [
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])
    run(join(root, 'node_modules/.bin/tsc'), [
      '--noEmit',
      '--checkers',
      '1',
      '--strict',
      '--target',
      'es2022',
      '--types',
      '',
      '--module',
      module as string,
      '--moduleResolution',
      resolution as string,
      'program.ts',
    ]);
});

it('the examples of the README give what stands beside them', () => {
  const readme = readFileSync(join(project, 'node_modules/@equivale/core/README.md'), 'utf8');
  const [first, second, money] = [...readme.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => code ?? '');
  const shown = (code: string) =>
    code.replaceAll(
      /^( *)([\w.]+(?:\(.*\))?); \/\/ (.*)$/gm,
      (_, indent, expression) => `${indent}console.log(${expression});`,
    );
  const program = `${first}\n${second}\n${money}`;
  writeFileSync(join(project, 'readme.js'), shown(program));
  const expected = ['8.04672', '27.777778', '85.48', '2026-08-21'];
  expect(run(process.execPath, ['readme.js']).trim().split('\n')).toEqual(expected);
  for (const figure of expected) expect(program).toContain(figure);
});

it('bundled alone, conversion of the common units takes at most 2,600 B gzip', async () => {
  const entry = join(project, 'entry.js');
  writeFileSync(
    entry,
    `import { COMMON_UNITS, createUnitSet } from '@equivale/core';
     export const convertUnit = createUnitSet([COMMON_UNITS]).convertNumber;`,
  );
  const result = await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', output: { minify: true } },
    },
  });
  if (!('output' in result)) throw new Error('the build gave no files');
  const [script] = result.output;
  const { length } = gzipSync(script.code, { level: 9 });
  expect(length).toBeLessThanOrEqual(2600);
  const { convertUnit } = await import(`data:text/javascript,${encodeURIComponent(script.code)}`);
  expect(convertUnit(26.2, 'mi', 'km')).toBe(42.1648128);
});

it('the command line answers from its tarball: units, money of a day gone by, an ingredient', () => {
  const ask = (...args: string[]) => run(process.execPath, [program, '--lang', 'en', ...args]).trim();
  expect(ask('5 miles in km')).toBe('5 mi = 8.04672 km');
  // ECB: EUR 1 = USD 1.0977 on 28 February 2020, the last before Sunday 1 March
  expect(ask('--on', '2020-03-01', '100 usd to eur')).toBe(
    '100 USD ≈ 91.099572 EUR\nRates of Feb 28, 2020 (reference rate)',
  );
  expect(ask('2 cups of flour in grams')).toContain('250 g');
  expect(ask('completion', 'bash')).toContain('complete -F');
});

it('the examples of its README run, and give what stands beside them', () => {
  const readme = readFileSync(join(project, 'node_modules/equivale/README.md'), 'utf8');
  const blocks = [...readme.matchAll(/```\w*\n([\s\S]*?)```/g)].map(([, block]) => block ?? '');
  const [first = '', answer = '', examples = ''] = blocks;
  writeFileSync(join(project, 'preguntas.txt'), '5 km en mi\n');
  const here = `equivale() { "${process.execPath}" "${program}" "$@"; }; npx() { "$@"; }; jq() { cat; }`;
  const shown = (code: string) => run('sh', ['-euc', `${here}\n${code}`]);
  // ECB: EUR 1 = USD 1.1699 on 2026-08-21
  expect(answer).toContain((100 / 1.1699).toFixed(6));
  expect(shown(first)).toBe(answer);
  const lines = [...examples.matchAll(/^(.*?) +# (.*)$/gm)];
  expect(lines.length).toBeGreaterThan(5);
  for (const [, command = '', said = ''] of lines) {
    const [line] = shown(command).split('\n');
    expect(line, command).not.toBe('');
    if (said.includes(' = ')) expect(line).toBe(said);
  }
});

it.each([
  ['equivale mcp', [program, 'mcp']],
  ['@equivale/mcp', [join(project, 'node_modules/@equivale/mcp/mcp.js')]],
])('%s of the tarball answers a client of the protocol', async (_, args) => {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: project }));
  const call = async (name: string, args: Record<string, unknown>) =>
    (await client.callTool({ name, arguments: args })).structuredContent;
  expect(await call('convert', { question: '6 ft 2 in cm' })).toMatchObject({
    results: [{ result: '187.96' }],
  });
  expect(await call('rate', { from: 'EUR', to: 'USD', on: '2020-02-28' })).toMatchObject({ rate: '1.0977' });
  const january = { from: 'EUR', to: 'USD', first: '2020-01-31', last: '2020-01-31' };
  expect(await call('history', january)).toMatchObject({ rates: [{ day: '2020-01-31', rate: '1.1052' }] });
  // What clients show beside an answer, without a network
  const { tools } = await client.listTools();
  const shown = tools.filter(({ _meta }) => _meta).map(({ name, _meta }) => [name, _meta]);
  const card = { ui: { resourceUri: 'ui://equivale/card.html' } };
  expect(shown).toEqual([
    ['convert', card],
    ['rate', card],
  ]);
  const { contents } = await client.readResource({ uri: card.ui.resourceUri });
  expect(contents[0]).toMatchObject({
    mimeType: 'text/html;profile=mcp-app',
    text: expect.stringContaining('equivale-converter'),
  });
  await client.close();
});

it('what the registry of MCP servers is told is what the package says of itself', () => {
  const at = (file: string) => JSON.parse(readFileSync(join(place, 'mcp', file), 'utf8'));
  const [server, manifest] = [at('server.json'), at('package.json')];
  expect([server.name, server.version]).toEqual([manifest.mcpName, manifest.version]);
  expect(server.packages[0]).toMatchObject({ identifier: manifest.name, version: manifest.version });
  // Limits of the registry's schema.
  expect(server.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  expect(server.description.length).toBeLessThanOrEqual(100);
});

const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

it.skipIf(!has('dpkg-deb'))(
  'the Debian package answers, and depends on Node alone of what is not everywhere (dpkg-deb)',
  () => {
    const file = buildDeb(join(place, 'cli'), place);
    expect(run('dpkg-deb', ['--field', file, 'Depends'])).toBe('nodejs (>= 24), python3:any\n');
    const tree = join(place, 'debian');
    run('dpkg-deb', ['--extract', file, tree]);
    expect(run(process.execPath, [join(tree, 'usr/bin/equivale'), '--lang', 'en', '5 miles in km'])).toBe(
      '5 mi = 8.04672 km\n',
    );
    // Each service starts what is there.
    const services = globSync('usr/share/dbus-1/services/*', { cwd: tree });
    for (const service of services) {
      const [, program = ''] = /^Exec=\/(.*)$/m.exec(readFileSync(join(tree, service), 'utf8')) ?? [];
      expect(statSync(join(tree, program)).mode & 0o111, service).toBe(0o111);
    }
    expect(services).toHaveLength(2);
    if (has('lintian')) expect(run('lintian', ['--fail-on', 'error,warning', '--allow-root', file])).toBe('');
  },
);

it('the element is one module without imports, with the words of each further language beside it', () => {
  const folder = join(project, 'node_modules/@equivale/element/dist');
  const module = readFileSync(join(folder, 'embed.js'), 'utf8');
  expect(module).toContain('equivale-converter');
  expect(module).not.toMatch(/\bfrom\s*["']/);
  expect(readdirSync(folder).filter((file) => file.endsWith('.json'))).toHaveLength(5);
});
