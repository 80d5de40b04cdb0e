import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { LANGUAGE_IDS, languageBase } from '../packages/app/src/i18n/languages.ts';
import { root } from './run.mjs';

/** What a device stores of a release: all code, the home pages, the empty page that can draw any address in any language, and pictures. */
const kept = [
  ...LANGUAGE_IDS.map((language) => `${languageBase(language)}/index.html`.slice(1)),
  'app.html',
  'assets/**/*.{js,css,json,svg}',
  '*.svg',
  'icons/{mark.svg,icon-192.png}',
];

interface ReleaseFile {
  readonly url: string;
  /** null where the name itself carries a digest */
  readonly revision: string | null;
  readonly integrity: string;
}

async function releaseFile(dist: string, path: string): Promise<ReleaseFile & { bytes: number }> {
  const body = await readFile(join(dist, path));
  const digest = createHash('sha256').update(body).digest('base64');
  return {
    url: `/${path}`,
    revision: path.startsWith('assets/') ? null : digest.slice(0, 16),
    integrity: `sha256-${digest}`,
    bytes: body.length,
  };
}

/**
 * Builds dist/sw.js with the list of this release's files inside.
 * @param dist a finished build; its files are read as they are now
 * @returns how much a device stores: files and bytes before compression
 */
export async function buildServiceWorker(dist: string): Promise<{ files: number; bytes: number }> {
  const paths = globSync(kept, { cwd: dist }).sort();
  const files = await Promise.all(paths.map((path) => releaseFile(dist, path)));
  await build({
    root: join(root, 'packages/app'),
    configFile: false,
    logLevel: 'warn',
    define: {
      __RELEASE_FILES__: JSON.stringify(
        files.map(({ url, revision, integrity }) => ({ url, revision, integrity })),
      ),
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
  return { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}
