/** Builds scripts and styles, then pages, then the worker that lists them all, then compressed copies. */
import './node-version.mjs';
import { globSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BUILT_SITE_URL, BUILT_SUPPORT_ADDRESS } from '@equivale/contract';
import { build } from 'vite';
import { chunkGroups } from './build-chunk-groups.ts';
import { writeDocuments } from './build-documents.ts';
import { buildAssistantPage, buildElement } from './build-element.ts';
import { sitemapOf } from './build-head.ts';
import { writePages } from './build-pages.ts';
import { writePolicies } from './build-policies.ts';
import { writeSchemas } from './build-schemas.ts';
import { buildServiceWorker } from './build-worker.ts';
import { compiledAsItArrives } from './compiled-as-it-arrives.ts';
import { root } from './run.mjs';
import { straightImports } from './straight-imports.ts';

process.env.NODE_ENV = 'production';
const app = join(root, 'packages/app');
const dist = join(app, 'dist');
const ssr = join(app, 'dist-ssr');
/** Chunks mostly called before a converter responds or its chart is rendered. */
const CALLED_AT_START = new Set(['start', 'device', 'converter', 'chart-body']);
const quiet = { root: app, logLevel: 'warn' } as const;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const FILES_AT_ONCE = 64;
const NAMES_SITE = [BUILT_SITE_URL, BUILT_SUPPORT_ADDRESS];

async function compress(file: string): Promise<void> {
  const body = await readFile(file);
  if (NAMES_SITE.some((name) => body.includes(name)) && !file.includes('/assets/')) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  await Promise.all([
    brotli(body, { params }).then((coded) => writeFile(`${file}.br`, coded)),
    gzipped(body, { level: 9 }).then((coded) => writeFile(`${file}.gz`, coded)),
  ]);
}

/** Puts a `.br` and a `.gz` beside every file of text but those that name the site, which the service fills in and compresses. */
async function compressAssets(): Promise<void> {
  const files = globSync('**/*.{html,js,css,json,svg,xml,txt,webmanifest}', { cwd: dist });
  for (let at = 0; at < files.length; at += FILES_AT_ONCE)
    await Promise.all(files.slice(at, at + FILES_AT_ONCE).map((file) => compress(join(dist, file))));
}

await build({
  ...quiet,
  plugins: [straightImports(), compiledAsItArrives((name) => CALLED_AT_START.has(name))],
  build: {
    rolldownOptions: {
      // Keeps an entry for each view in the manifest, also if its code is in a group.
      experimental: { chunkOptimization: false },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
});
await build({
  ...quiet,
  build: { ssr: 'src/prerender/render-page.tsx', outDir: ssr, manifest: false, copyPublicDir: false },
});
const renderer = pathToFileURL(join(ssr, 'render-page.js')).href;
const pages = await writePages(dist, renderer, BUILT_SITE_URL);
const documents = await writeDocuments(dist, renderer, BUILT_SITE_URL, await buildElement(dist));
await writeFile(join(dist, 'sitemap.xml'), sitemapOf([...pages, ...documents], BUILT_SITE_URL));
await writeSchemas(dist, BUILT_SITE_URL);
await buildAssistantPage(join(root, 'packages/mcp/card/card.html'));
await rm(ssr, { recursive: true });

await cp(join(app, 'src/sw/sw-off.js'), join(dist, 'sw-off.js'));
const { language, files, bytes } = await buildServiceWorker(dist);
await writePolicies(dist);
await compressAssets();
console.log(
  `${pages.length} pages; the service worker keeps ${files} files in ${language}, ${(bytes / 1000).toFixed(0)} kB`,
);
// Ends the build despite timers of the app that rendered the pages.
process.exit();
