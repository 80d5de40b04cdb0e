import { globSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import filePlugin from '@size-limit/file';
import sizeLimit from 'size-limit';
import { build } from 'vite';
import { routeAt } from '../packages/app/src/shell/routes/routes.ts';
import { chunksOf, readManifest, scriptsOf } from './build-chunks.ts';
import { measureQuestions } from './question-size.ts';
import { filesOfViews } from './view-sizes.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'packages/app/dist');

async function gzipSize(files: readonly string[]): Promise<number> {
  // Its declared result is a bare `object`; what it documents is one row for each check.
  const [result] = (await sizeLimit([filePlugin], { checks: [{ files, gzip: true }] })) as {
    size?: number;
  }[];
  if (!result?.size) throw new Error(`nothing was measured in ${files.join(', ')}`);
  return result.size;
}

/** Every script that home's HTML names; modulepreload links list the static imports too. */
async function initialScripts(): Promise<string[]> {
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  const found = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((match) => String(match[1]));
  if (found.length === 0) throw new Error('home loads no script: the budget would pass on nothing');
  return [...new Set(found)].map((path) => join(dist, path));
}

/** The bytes of a file as the server sends it; the build left the compressed copies beside it. */
async function sentBytes(file: string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(await readFile(file), { params }).length;
}

/** Uncompressed bytes that the service worker stores: a release in its largest language, without rarely used parts. */
async function keptBudget() {
  const worker = await readFile(join(dist, 'sw.js'), 'utf8');
  const listed = [...worker.matchAll(/\{url:\s*[`"']\/([^`"']+)[`"'],\s*revision[^}]*\}/g)]
    .filter(([entry]) => !/[,{]parts:/.test(entry))
    .map(([entry, path = '']) => ({
      language: /language:\s*[`"'](\w+)/.exec(entry)?.[1],
      bytes: statSync(join(dist, path)).size,
    }));
  const languages = [...new Set(listed.flatMap(({ language }) => language ?? []))];
  if (listed.length < 20 || languages.length < 2)
    throw new Error(
      `sw.js lists ${listed.length} files in ${languages.length} languages: the budget would pass on nothing`,
    );
  const bytesIn = (wanted: string) =>
    listed.reduce((sum, { language = wanted, bytes }) => sum + (language === wanted ? bytes : 0), 0);
  const most = languages.reduce((one, other) => (bytesIn(other) > bytesIn(one) ? other : one));
  return {
    name: `kept by the service worker in the language of most bytes (${most}), raw`,
    value: bytesIn(most),
    unit: 'B' as const,
    atMost: 1_300_000,
  };
}

/** The scripts of lazily loaded parts: their own and all they import, except what is loaded already. */
async function lazyScripts(keys: readonly string[], loaded: readonly string[]): Promise<string[]> {
  const scripts = scriptsOf(await readManifest(dist), keys).map((file) => join(dist, file));
  return scripts.filter((path) => !loaded.includes(path));
}

const features = 'src/features/';
const currency = `${features}currency/`;
/** A first session: home, a currency pair with chart, insights and picker, a unit category with its picker. */
async function sessionChunks(): Promise<readonly string[]> {
  const chunks = await readManifest(dist);
  const routes = ['/currency', '/category'].flatMap((path) => routeAt(path) ?? []);
  return [
    '../../languages/es/app/main.json',
    '../../languages/es/core/locale.ts',
    ...routes.flatMap((route) => chunksOf(chunks, route, 'es')),
    'src/records/database.ts',
    'src/api/bundled-rates.ts',
    'src/shell/toast-region.tsx',
    ...['favorite-chips', 'home-aside', 'recent-list', 'saved-chips'].map(
      (part) => `${features}home/${part}.tsx`,
    ),
    `${currency}currency-picker.tsx`,
    `${currency}chart/chart-body.tsx`,
    ...['forecast-card', 'indicator-tiles', 'strength-card'].map((part) => `${currency}insights/${part}.tsx`),
    `${features}category/unit-picker.tsx`,
    // Word lists of the other language are fetched when those of the page's language find nothing.
    '../../languages/es/core/words.ts',
    '../core/src/money/currencies/aliases.ts',
    '../core/src/units/aliases.ts',
  ];
}

/** The home page, the scripts of a first session with their styles, and the flags, as the server sends them. */
async function sessionBytes(initialFiles: readonly string[]): Promise<number> {
  const keys = await sessionChunks();
  const scripts = [...initialFiles, ...(await lazyScripts(keys, initialFiles))];
  const chunks = Object.entries(await readManifest(dist)).filter(([, { file }]) =>
    scripts.includes(join(dist, file)),
  );
  const styles = [...new Set(chunks.flatMap(([, { css = [] }]) => css))].map((path) => join(dist, path));
  const flags = globSync('assets/*.svg', { cwd: dist }).map((path) => join(dist, path));
  const files = [join(dist, 'index.html'), ...scripts, ...styles, ...flags];
  const sizes = await Promise.all(files.map(sentBytes));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Code that only devices with sync, alerts or pending deletions need. */
const SWITCHED_ON = /equivale-(?:sync|alerts|deletions)/g;

/** Names of that code in scripts that home loads, at once or when idle. */
async function switchedOnBytes(initialFiles: readonly string[]): Promise<number> {
  const idle = await lazyScripts(['src/shell/idle-parts.tsx'], initialFiles);
  const scripts = await Promise.all([...initialFiles, ...idle].map((file) => readFile(file, 'utf8')));
  return scripts.reduce((sum, script) => sum + (script.match(SWITCHED_ON) ?? []).join('').length, 0);
}

async function reactFloor(): Promise<number> {
  await mkdir(join(root, '.cache'), { recursive: true });
  const dir = await mkdtemp(join(root, '.cache/react-floor-'));
  try {
    await writeFile(
      join(dir, 'main.js'),
      `import { createElement } from 'react';
       import { createRoot } from 'react-dom/client';
       createRoot(document.body).render(createElement('p', null, 'hello'));`,
    );
    await build({
      root: dir,
      configFile: false,
      logLevel: 'error',
      build: { target: 'es2022', rolldownOptions: { input: join(dir, 'main.js') } },
    });
    return await gzipSize(globSync(join(dir, 'dist/**/*.js')));
  } finally {
    await rm(dir, { recursive: true });
  }
}

/** One size with its limit. */
interface LimitedSize {
  readonly name: string;
  readonly value: number;
  readonly unit: 'B' | '×';
  readonly atMost: number;
}

interface AppSizes {
  /** Scripts that the home page loads, and a React hello world from the same bundler and run; gzip -9, in bytes. */
  readonly initial: number;
  readonly floor: number;
  readonly limited: readonly LimitedSize[];
}

/**
 * Sizes of the built app against their limits. Measured by size-limit; React's floor is built in the same run.
 * @throws when a file to be measured is not in the build
 */
export async function measureSizes(): Promise<AppSizes> {
  const initialFiles = await initialScripts();
  const [initial, floor] = [await gzipSize(initialFiles), await reactFloor()];
  const viewFiles = await lazyScripts([`${currency}currency-view.tsx`], initialFiles);
  const chartFiles = await lazyScripts([`${currency}chart/chart-body.tsx`], [...initialFiles, ...viewFiles]);
  const views = filesOfViews(await readManifest(dist)).map(async ({ name, files }) => ({
    name: `${name}: what nothing else loads, gzip`,
    value: await gzipSize(files.map((file) => join(dist, file))),
    unit: 'B' as const,
    atMost: 12_000,
  }));
  return {
    initial,
    floor,
    limited: [
      { name: 'initial JS to React floor', value: initial / floor, unit: '×', atMost: 1.2 },
      {
        name: 'chart on top of the currency view, gzip',
        value: await gzipSize(chartFiles),
        unit: 'B',
        atMost: 20_000,
      },
      {
        name: 'files of a first session, brotli',
        value: await sessionBytes(initialFiles),
        unit: 'B',
        atMost: 230_000,
      },
      {
        name: 'names of sync and alerts in what home loads where nobody has switched them on',
        value: await switchedOnBytes(initialFiles),
        unit: 'B',
        atMost: 0,
      },
      ...(await measureQuestions()),
      ...(await Promise.all(views)),
      {
        name: 'element that other pages embed, gzip',
        value: await gzipSize([join(dist, 'embed.js')]),
        unit: 'B',
        atMost: 15_000,
      },
      await keptBudget(),
    ],
  };
}
