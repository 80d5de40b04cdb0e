import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeLanguageLists } from '../build-languages.ts';
import { root, run } from '../run.mjs';
import { manifestOf } from './manifest.ts';

const source = join(root, 'packages/core');

/** Modules for the packages of this repository only; not part of the public API. */
const INTERNAL = [
  './currency-aliases',
  './locale/*',
  './own-unit-words',
  './parse/spelling',
  './parse/third',
  './unit-aliases',
];

/** Public modules by name; `*` stands for any language: `{ './parse': 'packages/core/src/parse/index' }`. */
export function publicModules(): Readonly<Record<string, string>> {
  const { exports } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const known = Object.entries(exports).filter(([name]) => !INTERNAL.includes(name));
  const files = [...known, ['./locale/languages', './src/locale/languages.ts']].map(([name, file = '']) => [
    name,
    join('packages/core', file).replace(/\.ts$/, ''),
  ]);
  return Object.fromEntries([...files, ['./locale/*', 'languages/*/core/language']]);
}

/** Renames `.ts` imports in declarations, which the compiler leaves, to the published files. */
function renameImports(folder: string): void {
  for (const path of globSync(join(folder, '**/*.d.ts'))) {
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replaceAll(/(from |import\()(["'])(\.{1,2}\/[^"']+)\.ts\2/g, '$1$2$3.js$2'));
  }
}

/** Builds `@equivale/core` as published, file by file for tree shaking. */
export async function buildCore(folder: string): Promise<void> {
  writeLanguageLists();
  const project = join(source, 'tsconfig.build.json');
  const code = await run('tsc', ['-p', project, '--checkers', '1', '--outDir', join(folder, 'dist')], {
    quiet: true,
  });
  if (code !== 0) throw new Error('@equivale/core does not compile');
  renameImports(join(folder, 'dist'));
  const exports = Object.entries(publicModules()).map(([name, file]) => [
    name,
    { types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` },
  ]);
  const manifest = manifestOf('packages/core', {
    name: '@equivale/core',
    description: 'Exact conversion of units and money, and questions about them in Spanish and English',
    keywords: ['units', 'currency', 'conversion', 'exact', 'converter', 'rational'],
    sideEffects: false,
    exports: { ...Object.fromEntries(exports), './package.json': './package.json' },
    files: ['dist'],
  });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(join(source, 'README.md'), join(folder, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}
