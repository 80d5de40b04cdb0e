import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { LANGUAGE_IDS, languageBase } from '../packages/app/src/i18n/languages.ts';
import { root } from './run.mjs';

const homePages: ReadonlyMap<string, string> = new Map(
  LANGUAGE_IDS.map((language) => [`${languageBase(language)}/kept.html`.slice(1), language]),
);

/** What a device stores of a release: all code, the home pages, the empty page that can draw any address in any language, and pictures. */
const kept = [
  ...homePages.keys(),
  'app.html',
  'assets/**/*.{js,css,json,svg}',
  '*.svg',
  'icons/{mark.svg,icon-192.png}',
];

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** What only the native app loads, which has no service worker, and what only the build says. */
const NOT_IN_BROWSERS =
  /\/@capacitor\/|\/platform\/native\.ts$|\/shell\/native-shell\.ts$|\/i18n\/[^/]+\/meta\.json$/;
const NOBODY = 'nobody';

/**
 * Which language a file is for, or nobody: its home page, what comes from its folder in the app, and what only such files import. Core's
 * words are for all: questions and searches are read in every language.
 */
async function languageOfFiles(dist: string): Promise<ReadonlyMap<string, string>> {
  const manifest = await readFile(join(dist, '.vite/manifest.json'), 'utf8');
  const chunks = Object.entries<Chunk>(JSON.parse(manifest));
  const languages = new Map<string, string | undefined>();
  const languageOf = (name: string): string | undefined => {
    if (languages.has(name)) return languages.get(name);
    // Chunks may import each other.
    languages.set(name, undefined);
    const folder = NOT_IN_BROWSERS.test(name) ? NOBODY : /\/i18n\/([^/]+)\/[^/]+$/.exec(name)?.[1];
    const importers = chunks.filter(([, { imports }]) => imports?.includes(name)).map(([key]) => key);
    const [first, ...others] = new Set([...(folder ? [folder] : []), ...importers.map(languageOf)]);
    languages.set(name, others.length === 0 ? first : undefined);
    return languages.get(name);
  };
  const found = new Map(homePages);
  for (const [name, { file }] of chunks) {
    const language = languageOf(name);
    if (language) found.set(file, language);
  }
  return found;
}

interface ReleaseFile {
  readonly url: string;
  /** null where the name itself carries a digest */
  readonly revision: string | null;
  readonly integrity: string;
  /** absent where every device needs it */
  readonly language?: string;
}

async function releaseFile(
  dist: string,
  path: string,
  language: string | undefined,
): Promise<ReleaseFile & { bytes: number }> {
  const body = await readFile(join(dist, path));
  const digest = createHash('sha256').update(body).digest('base64');
  return {
    url: `/${path}`,
    revision: path.startsWith('assets/') ? null : digest.slice(0, 16),
    integrity: `sha256-${digest}`,
    ...(language && { language }),
    bytes: body.length,
  };
}

/** What a device stores, before compression: the language whose files weigh most, with all that every language needs. */
export interface KeptByWorker {
  readonly language: string;
  readonly files: number;
  readonly bytes: number;
}

/**
 * Builds dist/sw.js with the list of this release's files inside.
 * @param dist a finished build; its files are read as they are now
 */
export async function buildServiceWorker(dist: string): Promise<KeptByWorker> {
  const languages = await languageOfFiles(dist);
  const paths = globSync(kept, { cwd: dist })
    .filter((path) => languages.get(path) !== NOBODY)
    .sort();
  const files = await Promise.all(paths.map((path) => releaseFile(dist, path, languages.get(path))));
  await build({
    root: join(root, 'packages/app'),
    configFile: false,
    logLevel: 'warn',
    define: {
      __RELEASE_FILES__: JSON.stringify(files.map(({ bytes: _, ...file }) => file)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      target: 'es2022',
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: 'src/sw/sw.ts',
        output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
      },
    },
  });
  const inLanguage = LANGUAGE_IDS.map((language) => {
    const own = files.filter((file) => (file.language ?? language) === language);
    return { language, files: own.length, bytes: own.reduce((sum, { bytes }) => sum + bytes, 0) };
  });
  return inLanguage.reduce((most, other) => (other.bytes > most.bytes ? other : most));
}
