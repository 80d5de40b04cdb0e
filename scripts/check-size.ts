/** `npm run test:size`: the built app's sizes, as ratios where there is a floor; fails beyond a limit. */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { routeAt } from '../packages/app/src/shell/routes/routes.ts';
import { chunksOf, readManifest, scriptsOf } from './build-chunks.ts';
import { questionSizes } from './question-size.ts';
import { root } from './run.mjs';
import { bundledSize, type LimitedSize, sizeOf } from './size-of.ts';
import { filesOfViews } from './view-sizes.ts';

const dist = join(root, 'packages/app/dist');
const inDist = (files: readonly string[]) => files.map((file) => join(dist, file));
const read = (file: string) => readFile(join(dist, file), 'utf8');
const chunks = await readManifest(dist);

/** Every script that home's HTML names; modulepreload links list the static imports too. */
const html = await read('index.html');
const initial = [
  ...new Set(Array.from(html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g), ([, path = '']) => path)),
];

/** The scripts of lazily loaded parts: their own and all they import, except what is loaded already. */
const lazyScripts = (keys: readonly string[], loaded = initial) =>
  scriptsOf(chunks, keys).filter((file) => !loaded.includes(file));

/** Uncompressed bytes that the service worker stores: a release in its largest language, without rarely used parts. */
async function keptSize(): Promise<LimitedSize> {
  const listed = [...(await read('sw.js')).matchAll(/\{url:\s*[`"']\/([^`"']+)[`"'],\s*revision[^}]*\}/g)]
    .filter(([entry]) => !/[,{]parts:/.test(entry))
    .map(([entry, path = '']) => ({ path, language: /language:\s*[`"'](\w+)/.exec(entry)?.[1] }));
  const languages = [...new Set(listed.flatMap(({ language }) => language ?? []))];
  if (listed.length < 20 || languages.length < 2)
    throw new Error(`sw.js lists ${listed.length} files in ${languages.length} languages: too few`);
  const sizes = languages.map(async (wanted) => {
    const files = listed.filter(({ language = wanted }) => language === wanted).map(({ path }) => path);
    return [await sizeOf(inDist(files), 'raw'), wanted] as const;
  });
  const [value, language] = (await Promise.all(sizes)).reduce((one, other) =>
    other[0] > one[0] ? other : one,
  );
  const name = `kept by the service worker in the language of most bytes (${language}), raw`;
  return { name, value, atMost: 1_300_000 };
}

const features = 'src/features/';
const currency = `${features}currency/`;
const inFolder = (folder: string, files: string) => files.split(' ').map((file) => `${folder}${file}.tsx`);

/** A first session: home, a currency pair with chart, insights and picker, a unit category with its picker. */
const SESSION = [
  ...['../../languages/es/app/main.json', '../../languages/es/core/locale.ts'],
  ...['/currency', '/category']
    .flatMap((path) => routeAt(path) ?? [])
    .flatMap((route) => chunksOf(chunks, route, 'es')),
  ...['src/api/bundled-rates.ts', 'src/shell/toast-region.tsx'],
  ...inFolder(`${features}home/`, 'favorite-chips home-aside recent-list saved-chips'),
  ...inFolder(currency, 'currency-picker chart/chart-body'),
  ...inFolder(`${currency}insights/`, 'forecast-card indicator-tiles strength-card'),
  `${features}category/unit-picker.tsx`,
  // Word lists of the other language are fetched when those of the page's language find nothing.
  '../../languages/es/core/words.ts',
  ...['../core/src/money/currencies/aliases.ts', '../core/src/units/aliases.ts'],
];

function sessionFiles(): readonly string[] {
  const scripts = [...initial, ...lazyScripts(SESSION)];
  const loaded = Object.values(chunks).filter(({ file }) => scripts.includes(file));
  const styles = new Set(loaded.flatMap(({ css = [] }) => css));
  return ['index.html', ...scripts, ...styles, ...globSync('assets/*.svg', { cwd: dist })];
}

/** Names of code that only devices with sync, alerts or pending deletions need, in scripts that home loads, at once or when idle. */
async function switchedOnBytes(): Promise<number> {
  const scripts = await Promise.all([...initial, ...lazyScripts(['src/shell/idle-parts.tsx'])].map(read));
  return (
    scripts
      .join('')
      .match(/equivale-(?:sync|alerts|deletions)/g)
      ?.join('').length ?? 0
  );
}

const view = lazyScripts([`${currency}currency-view.tsx`]);
const chart = lazyScripts([`${currency}chart/chart-body.tsx`], [...initial, ...view]);
const initialSize = await sizeOf(inDist(initial));
const floor = await bundledSize([
  "import { createElement } from 'react';",
  "import { createRoot } from 'react-dom/client';",
  "createRoot(document.body).render(createElement('p', null, 'hello'));",
]);
const views = filesOfViews(chunks).map(async ({ name, files }) => ({
  name: `${name}: what nothing else loads, gzip`,
  value: await sizeOf(inDist(files)),
  atMost: 12_000,
}));
const sizes: readonly LimitedSize[] = [
  { name: 'chart on top of the currency view, gzip', value: await sizeOf(inDist(chart)), atMost: 20_000 },
  {
    name: 'files of a first session, brotli',
    value: await sizeOf(inDist(sessionFiles()), 'brotli'),
    atMost: 230_000,
  },
  {
    name: 'names of sync and alerts in what home loads where nobody has switched them on',
    value: await switchedOnBytes(),
    atMost: 0,
  },
  ...(await questionSizes()),
  ...(await Promise.all(views)),
  { name: 'element that other pages embed, gzip', value: await sizeOf(inDist(['embed.js'])), atMost: 15_000 },
  await keptSize(),
];

const ratio = { name: 'initial JS to React floor', value: initialSize / floor, atMost: 1.2 };
console.log(`initial JS of home ${initialSize} B gzip, React floor ${floor} B gzip`);
console.log(`${ratio.name}: ${ratio.value.toFixed(3)} × (limit ${ratio.atMost})`);
for (const { name, value, atMost } of sizes) console.log(`${name}: ${value} B (limit ${atMost})`);
process.exitCode = [ratio, ...sizes].every(({ value, atMost }) => value <= atMost) ? 0 : 1;
