import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { straightImports } from './straight-imports.ts';

const root = mkdtempSync(join(tmpdir(), 'equivale-straight-'));
afterAll(() => rmSync(root, { recursive: true }));

it('what is imported later comes from the chunk that has it, under its own names, and by its module in the manifest', async () => {
  const sources = {
    'main.js':
      "export const all = async () => ({ ...(await import('./one.js')), two: (await import('./two.js')).two() });",
    'one.js': 'export const $one = 1, other = 3;',
    'two.js': "import { $one } from './one.js'; export const two = () => $one + 1;",
  };
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(root, name), text);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [straightImports()],
    build: {
      manifest: true,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'main.js'),
        preserveEntrySignatures: 'strict',
        experimental: { chunkOptimization: false },
        output: { codeSplitting: { groups: [{ name: 'both', test: /\/(?:one|two)\.js$/ }] } },
      },
    },
  });
  const manifest = JSON.parse(readFileSync(join(root, 'dist/.vite/manifest.json'), 'utf8'));
  expect(readdirSync(join(root, 'dist/assets'))).toHaveLength(2);
  expect(manifest['one.js'].file).toBe(manifest['two.js'].file);
  const { all } = await import(join(root, 'dist', manifest['main.js'].file));
  expect(await all()).toEqual({ $one: 1, other: 3, two: 2 });
});
