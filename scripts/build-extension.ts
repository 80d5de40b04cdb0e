/** `npm run build:extension`: one folder per browser in packages/extension/dist (docs/operating/settings.md). */
import './node-version.mjs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { CURRENCIES, ratesPerDollar } from '../packages/core/src/index.ts';
import { BROWSERS, ICON_SIZES, manifestFor } from '../packages/extension/src/manifest.ts';
import { writeLanguageLists } from './build-languages.ts';
import { root } from './run.mjs';

const source = join(root, 'packages/extension/src');
const app = join(root, 'packages/app');
export const EXTENSION_DIST = join(root, 'packages/extension/dist');

export interface ExtensionSettings {
  /** Address of the service's API. */
  readonly service: string;
  readonly keys: string;
  readonly mirrors: string;
}

const settingsOf = (env: NodeJS.ProcessEnv): ExtensionSettings => ({
  service: env.VITE_HOSTED_API_URL ?? 'https://equivale.example/api',
  keys: env.VITE_RATES_KEYS ?? '',
  mirrors: env.VITE_MIRRORS ?? '',
});

/** Bundles one program. @param isOneFile without parts that are loaded later */
async function bundle(
  outDir: string,
  [name, input]: readonly [string, string],
  output: Rolldown.OutputOptions,
  { service, keys, mirrors }: ExtensionSettings,
): Promise<void> {
  await build({
    root: source,
    configFile: false,
    logLevel: 'warn',
    define: {
      __SERVICE__: JSON.stringify(service),
      __RATES_KEYS__: JSON.stringify(keys),
      __MIRRORS__: JSON.stringify(mirrors),
    },
    build: {
      target: 'es2023',
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: { [name]: join(source, input) },
        output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[hash].js', ...output },
      },
    },
  });
}

/** Messages in the browsers' format, with `$1` as placeholders. */
const localeFile = (language: string, messages: object): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries({ ...messages, language }).map(([key, text]: [string, string]) => [
        key,
        { message: text.replaceAll('$', '$$$$').replace(/\{(\d)\}/g, (_, place) => `$${Number(place) + 1}`) },
      ]),
    ),
  );

async function writeFiles(dist: string): Promise<void> {
  writeLanguageLists();
  const { ALL_MESSAGES } = await import('../packages/extension/src/messages/all-messages.ts');
  for (const [language, messages] of Object.entries(ALL_MESSAGES)) {
    const folder = join(dist, '_locales', language.replace('-', '_'));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'messages.json'), localeFile(language, messages));
  }
  const snapshot = JSON.parse(await readFile(join(app, 'src/api/rates-snapshot.json'), 'utf8'));
  const rates = ratesPerDollar({ rates: {}, origins: snapshot.origins });
  await writeFile(join(dist, 'rates.json'), JSON.stringify({ ...snapshot, rates }));
  for (const file of ['popup.html', 'popup.css']) await cp(join(source, 'popup', file), join(dist, file));
  await mkdir(join(dist, 'icons'));
  await cp(join(app, 'public/icons/mark.svg'), join(dist, 'icons/mark.svg'));
  for (const side of ICON_SIZES) {
    const drawn = side === 32 ? 'favicon-32' : `icon-${side}`;
    await cp(join(app, `public/icons/${drawn}.png`), join(dist, `icons/${side}.png`));
  }
  await mkdir(join(dist, 'flags'));
  for (const region of new Set(CURRENCIES.flatMap((currency) => currency.region ?? [])))
    await cp(join(root, `node_modules/circle-flags/flags/${region}.svg`), join(dist, `flags/${region}.svg`));
}

/** Builds the extension: a folder for each browser below `dist`. */
export async function buildExtension(dist: string, settings: ExtensionSettings): Promise<void> {
  await rm(dist, { recursive: true, force: true });
  const [first, ...others] = BROWSERS.map((browser) => join(dist, browser));
  if (!first) return;
  await mkdir(first, { recursive: true });
  await writeFiles(first);
  await bundle(first, ['popup', 'popup/main.ts'], {}, settings);
  await bundle(first, ['background', 'background/background.ts'], { codeSplitting: false }, settings);
  for (const name of ['on-request', 'at-once'])
    await bundle(
      first,
      [`page-${name}`, `page/${name}.ts`],
      { format: 'iife', codeSplitting: false },
      settings,
    );
  for (const other of others) await cp(first, other, { recursive: true });
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const services = [settings.service, ...settings.mirrors.split(',')].filter(Boolean);
  const origins = [...new Set(services.map((address) => new URL(address.trim()).origin))];
  for (const browser of BROWSERS) {
    const manifest = JSON.stringify(manifestFor(browser, version, origins), null, 2);
    await writeFile(join(dist, browser, 'manifest.json'), `${manifest}\n`);
  }
}

if (import.meta.main) {
  await buildExtension(EXTENSION_DIST, settingsOf(process.env));
  console.log(
    `Load ${BROWSERS.map((browser) => join(EXTENSION_DIST, browser)).join(' or ')} in the browser.`,
  );
}
