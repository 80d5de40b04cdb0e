/**
 * Builds the app: scripts and styles, then every prerendered page, then the service worker that lists them all, then
 * the compressed copies. Run by `npm run build -w @equivale/app`.
 */
import './node-version.mjs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compressAssets } from './build-compressed.ts';
import { writeDocuments } from './build-documents.ts';
import { buildElement } from './build-element.ts';
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
/**
 * What a first visit needs comes in few files: each of the many small shared chunks would cost a request of its own
 * before the page responds. A group includes everything that its modules import.
 */
const chunkGroups = [
  {
    name: 'start',
    test: /\/app\/src\/(?:shell\/start\.tsx|config\.ts)$/,
    priority: 3,
  },
  // What fetches and what stores, without the converters that most views do not need.
  {
    name: 'device',
    test: /\/app\/src\/(?:device\/(?:queries\.tsx|(?:install|stored-pairs|trips\/trips)\.ts)|records\/kinds\/(?:favorites|conversions)\.ts|ui\/(?:(?:spinner|ad-slot)\.tsx|list\.ts)|arranging\/read-card-order\.ts)$/,
    priority: 2,
  },
  {
    name: 'converter',
    test: /\/features\/(?:currency\/currency|category\/category)-view\.tsx$|core\/src\/indicators\/(?:daily-closes|sma)\.ts$/,
    priority: 1,
  },
  // What is always wanted together: each file more costs its own beginning and end, and compresses worse.
  {
    debugName: 'words',
    name: (id: string) => `words-${/languages.(\w+)/.exec(id)?.[1]}`,
    test: /languages\/[a-z]+\/core\/(?:(?:all|extended)-unit-names|(?:(?:currency|unit|extended-unit)-)?words)\.ts$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'search',
    test: /core\/src\/(?:money\/currencies|units)\/aliases\.ts$|app\/src\/conversion\/search-indexes\.ts$/,
  },
  // What sheets, menus and messages stand on. The picker is a sheet of its own and a larger part.
  { name: 'sheet', test: /\/app\/src\/ui\/sheet\.tsx$/, priority: 2 },
  {
    name: 'picker',
    test: /\/app\/src\/(?:converter\/picker\/picker|features\/(?:currency\/currency|category\/unit)-picker)\.tsx$/,
  },
  {
    name: 'recent',
    test: /\/app\/src\/(?:features\/home\/(?:home-aside|recent-conversions|recent-list)|converter\/conversion-row)\.tsx$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'resume',
    test: /\/app\/src\/conversion\/(?:describe|resume)-conversion\.ts$/,
    includeDependenciesRecursively: false,
  },
  // Only devices that share what they store merge it: whoever stores something needs the clocks alone.
  { name: 'merge', test: /core\/src\/merge\/merge\.ts$/, priority: 4, includeDependenciesRecursively: false },
  {
    name: 'insights',
    test: /app\/src\/features\/currency\/insights\/(?!insights|insight-skeletons)|core\/src\/indicators\/(?:ewma|forecast|log-returns|rsi|strength|volatility)\.ts$/,
    includeDependenciesRecursively: false,
  },
];

/** Chunks of which most is called before a converter responds, or its chart is drawn. */
const CALLED_AT_START = new Set(['start', 'device', 'converter', 'chart-body']);
const quiet = { root: app, logLevel: 'warn' } as const;

await build({
  ...quiet,
  plugins: [straightImports(), compiledAsItArrives((name) => CALLED_AT_START.has(name))],
  build: {
    rolldownOptions: {
      // Each view keeps an entry of its own in the manifest, also where its code stands in a group.
      experimental: { chunkOptimization: false },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
});
await build({
  ...quiet,
  build: { ssr: 'src/prerender/render-page.tsx', outDir: ssr, manifest: false, copyPublicDir: false },
});
const siteUrl = (process.env.VITE_SITE_URL ?? 'https://equivale.example').replace(/\/$/, '');
const renderer = pathToFileURL(join(ssr, 'render-page.js')).href;
const pages = await writePages(dist, renderer, siteUrl);
const documents = await writeDocuments(dist, renderer, siteUrl, await buildElement(dist));
await writeFile(join(dist, 'sitemap.xml'), sitemapOf([...pages, ...documents], siteUrl));
await writeSchemas(dist, siteUrl);
await rm(ssr, { recursive: true });

await cp(join(app, 'src/sw/sw-off.js'), join(dist, 'sw-off.js'));
const { language, files, bytes } = await buildServiceWorker(dist);
await writePolicies(dist);
await compressAssets(dist);
console.log(
  `${pages.length} pages; the service worker keeps ${files} files in ${language}, ${(bytes / 1000).toFixed(0)} kB`,
);
// The app that drew the pages may have timers of its own; they must not hold the build.
process.exit();
