import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { LANGUAGE_IDS } from '../packages/app/src/i18n/languages.ts';
import { readManifest } from './build-chunks.ts';
import { homePages, languageOfFiles, NOBODY, partsOfFiles } from './file-users.ts';
import { root } from './run.mjs';

/** Files of a release that a device stores: code, home pages, the empty page of each language, pictures. */
const kept = [...homePages.keys(), 'app.html', 'assets/**/*.{js,css,json,svg}', '*.svg', 'icons/mark.svg'];

interface ReleaseFile {
  readonly url: string;
  /** null where the name contains a digest */
  readonly revision: string | null;
  readonly integrity: string;
  /** absent where every device needs it */
  readonly language?: string;
  /** rarely used parts that alone need it; absent where every device does */
  readonly parts?: readonly string[];
}

async function releaseFile(
  dist: string,
  path: string,
  {
    language,
    parts,
  }: { readonly language: string | undefined; readonly parts: readonly string[] | undefined },
): Promise<ReleaseFile & { bytes: number }> {
  const body = await readFile(join(dist, path));
  const digest = createHash('sha256').update(body).digest('base64');
  return {
    url: `/${path}`,
    revision: path.startsWith('assets/') ? null : digest.slice(0, 16),
    integrity: `sha256-${digest}`,
    ...(language && { language }),
    ...(parts && { parts }),
    bytes: body.length,
  };
}

/** Uncompressed bytes on a device that has opened no rarely used part, in the largest language. */
export interface KeptByWorker {
  readonly language: string;
  readonly files: number;
  readonly bytes: number;
}

/** Builds dist/sw.js with the list of a finished build's files inside. */
export async function buildServiceWorker(dist: string): Promise<KeptByWorker> {
  const manifest = await readManifest(dist);
  const [languages, parts] = [languageOfFiles(manifest), partsOfFiles(manifest)];
  const paths = globSync(kept, { cwd: dist })
    .filter((path) => languages.get(path) !== NOBODY)
    .sort();
  const files = await Promise.all(
    paths.map((path) => releaseFile(dist, path, { language: languages.get(path), parts: parts.get(path) })),
  );
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
    const own = files.filter((file) => (file.language ?? language) === language && !file.parts);
    return { language, files: own.length, bytes: own.reduce((sum, { bytes }) => sum + bytes, 0) };
  });
  return inLanguage.reduce((most, other) => (other.bytes > most.bytes ? other : most));
}
