import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { currencyNames } from '../../languages/es/core/currency-names.ts';
import { Floor, FloorList } from './page/floor.ts';

const root = join(import.meta.dirname, '../..');

/** Every currency that the picker lists. */
const rows = Object.entries(currencyNames).map(([code, name]) => ({ code, name }));

const page = (script: string, body: string, data = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title><link rel="icon" href="data:,">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><div id="root">${body}</div>${data}` +
  `<script type="module" src="/assets/${script}"></script></body></html>`;

/**
 * Writes the built app once more with two pages beside it: `/floor`, one controlled input with its output, and `/floor-list`, a bare list
 * of the picker's rows. Both are prerendered and hydrated by React like the app's own pages.
 * @returns the folder, for a server of the app's own
 */
export async function writeFloors(): Promise<string> {
  const dir = join(root, '.cache/bench-floors');
  const built = join(root, '.cache/bench-floor-script');
  await rm(dir, { recursive: true, force: true });
  await cp(join(root, 'packages/app/dist'), dir, { recursive: true });
  const script = 'bench-floor.js';
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: {
      target: 'es2022',
      outDir: built,
      emptyOutDir: true,
      rolldownOptions: {
        input: join(import.meta.dirname, 'page/main.ts'),
        output: { entryFileNames: script },
      },
    },
  });
  await cp(join(built, script), join(dir, 'assets', script));
  const data = `<script type="application/json" id="rows">${JSON.stringify(rows)}</script>`;
  const pages = {
    floor: page(script, renderToString(createElement(Floor))),
    'floor-list': page(script, renderToString(createElement(FloorList, { rows })), data),
  };
  for (const [path, html] of Object.entries(pages)) {
    await mkdir(join(dir, path), { recursive: true });
    await writeFile(join(dir, path, 'index.html'), html);
  }
  return dir;
}
