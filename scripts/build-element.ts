import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { LANGUAGE_IDS, type Language, languageBase } from '../packages/app/src/i18n/languages.ts';
import { root } from './run.mjs';

/** What the built module is called, and what fills the page that others frame. */
const ELEMENT_FILE = 'embed.js';
const FRAME_FILE = 'embed-frame.js';

interface ModuleParts {
  /** Of the package. */
  readonly folder: string;
  readonly input: string;
  readonly outDir: string;
  readonly file: string;
}

/** Builds one module in one file, with all that it imports. */
export async function buildModule({ folder, input, outDir, file }: ModuleParts): Promise<void> {
  await build({
    root: join(root, folder),
    configFile: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input, output: { entryFileNames: file, codeSplitting: false } },
    },
  });
}

/** The page that others frame, `/embed/USD/EUR`: the server answers every pair with it. */
const framePage = (language: Language): string => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Equivale</title>
<meta name="robots" content="noindex"><style>body{margin:0;background:none}main{max-width:30rem}</style>
<script type="module" src="/${ELEMENT_FILE}"></script><script type="module" src="/${FRAME_FILE}"></script></head>
<body><main><a href="${languageBase(language) || '/'}" target="_blank" rel="noopener">Equivale</a></main></body>
</html>
`;

/**
 * Builds the element that other pages embed as one module, and the page of it for frames.
 * @param dist where it is written, beside what else is there
 * @returns what a page may hold it against
 * @source https://www.w3.org/TR/SRI/
 */
export async function buildElement(dist: string): Promise<string> {
  const part = { folder: 'packages/element', outDir: dist };
  await buildModule({ ...part, input: 'src/element.ts', file: ELEMENT_FILE });
  await buildModule({ ...part, input: 'src/frame.ts', file: FRAME_FILE });
  for (const language of LANGUAGE_IDS) {
    const folder = join(dist, languageBase(language), 'embed');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'frame.html'), framePage(language));
  }
  const body = await readFile(join(dist, ELEMENT_FILE));
  return `sha384-${createHash('sha384').update(body).digest('base64')}`;
}
