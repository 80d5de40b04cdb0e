/**
 * Builds the app: scripts and styles, then every prerendered page, then the service worker that lists them all, then
 * the compressed copies. Run by `npm run build -w @equivale/app`.
 */
import './node-version.mjs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BUILT_SITE_URL } from '@equivale/contract';
import { build } from 'vite';
import { chunkGroups } from './build-chunk-groups.ts';
import { compressAssets } from './build-compressed.ts';
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
await compressAssets(dist);
console.log(
  `${pages.length} pages; the service worker keeps ${files} files in ${language}, ${(bytes / 1000).toFixed(0)} kB`,
);
// Ends the build despite timers of the app that rendered the pages.
process.exit();
