import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMON_UNITS, createUnitSet } from '@equivale/core';
import { EXTENDED_UNITS } from '@equivale/core/extended-units';
import { LANGUAGES } from '@equivale/core/locale/languages';
import { writeWords } from '@equivale/core/resolve';
import { SPECIALIST_UNITS } from '@equivale/core/specialist-units';
import { readAtHand } from '@equivale/server/rates-at-hand';
import { build } from 'vite';
import { buildAssistantPage } from '../build-element.ts';
import { root } from '../run.mjs';
import { manifestOf } from './manifest.ts';

const source = join(root, 'packages/cli');

/** The licence text of a bundled package, which its licence requires beside the code. */
function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return `${name} ${version} (${license})\n\n${text}\n`;
}

const foldersOf = (modules: readonly string[]): string[] =>
  [...new Set(modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []))].sort();

/** The program and what it loads on demand, with everything it imports. */
async function bundle(folder: string): Promise<string[]> {
  const result = await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: join(source, 'src/main.ts'),
      outDir: folder,
      target: 'node24',
      minify: true,
      rolldownOptions: {
        output: { entryFileNames: 'equivale.js', chunkFileNames: '[name].js', minify: true },
      },
    },
  });
  if (!('output' in result)) throw new Error('the build gave no files');
  return result.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}

/** Precomputes the slowest steps of a start: the sorted word lists and the newest bundled rates. */
async function writeReadyData(folder: string): Promise<void> {
  const units = createUnitSet([COMMON_UNITS, EXTENDED_UNITS, SPECIALIST_UNITS]);
  writeFileSync(join(folder, 'words.txt'), writeWords(units, LANGUAGES));
  const rates = await readAtHand('no data folder', new Date(), (served) => served.currentRates());
  writeFileSync(join(folder, 'newest-rates.json'), JSON.stringify(rates));
}

/** Builds the published program: bundled with the history of rates, without dependencies. */
export async function buildCli(folder: string): Promise<void> {
  const program = join(folder, 'dist/cli');
  mkdirSync(program, { recursive: true });
  const modules = await bundle(program);
  const licences = foldersOf(modules)
    .map(licenceOf)
    .join(`\n${'-'.repeat(80)}\n\n`);
  writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), licences);
  await writeReadyData(program);
  await buildAssistantPage(join(folder, 'dist/card/card.html'));
  cpSync(join(root, 'packages/server/seed'), join(folder, 'seed'), { recursive: true });
  cpSync(join(source, 'man'), join(folder, 'man'), { recursive: true });
  const manifest = manifestOf('packages/cli', {
    name: 'equivale',
    description: 'Converts units and money exactly, asked in everyday words, offline',
    keywords: ['units', 'currency', 'converter', 'cli', 'mcp'],
    bin: { equivale: 'dist/cli/equivale.js' },
    man: ['./man/equivale.1'],
    engines: { node: '>=24.15' },
    files: ['dist', 'seed', 'man', 'THIRD-PARTY-LICENSES.txt'],
  });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(join(source, 'README.md'), join(folder, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}
