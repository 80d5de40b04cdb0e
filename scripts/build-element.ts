import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { LANGUAGE_IDS, type Language, languageBase } from '../packages/app/src/i18n/languages.ts';
import { LANGUAGES } from '../packages/core/src/locale/languages.ts';
import { ALL_WORDS } from '../packages/element/src/words/all-words.ts';
import type { Words } from '../packages/element/src/words/words.ts';
import type { Digests } from '../packages/element/src/words.ts';
import { root } from './run.mjs';

const WITHIN = LANGUAGES.map(({ locale }) => locale.id);

const ELEMENT_FILE = 'embed.js';
const FRAME_FILE = 'embed-frame.js';

interface ModuleParts {
  /** Of the package. */
  readonly folder: string;
  readonly input: string;
  readonly outDir: string;
  readonly file: string;
  /** Constants that the build writes into it. */
  readonly define?: Readonly<Record<string, string>>;
}

export async function buildModule({ folder, input, outDir, file, define = {} }: ModuleParts): Promise<void> {
  await build({
    root: join(root, folder),
    configFile: false,
    logLevel: 'warn',
    define,
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

/** The page for frames, `/embed/USD/EUR`; the server sends it for every pair. */
const framePage = (language: Language): string => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Equivale</title>
<meta name="robots" content="noindex"><style>body{margin:0;background:none}main{max-width:30rem}</style>
<script type="module" src="/${ELEMENT_FILE}"></script><script type="module" src="/${FRAME_FILE}"></script></head>
<body><main><a href="${languageBase(language) || '/'}" target="_blank" rel="noopener">Equivale</a></main></body>
</html>
`;

/** The page that assistants show beside an answer; framed without a network, so all is within. */
export async function buildAssistantPage(file: string): Promise<void> {
  const outDir = await mkdtemp(join(tmpdir(), 'equivale-assistant-'));
  const part = { folder: 'packages/element', outDir, define: { __WORDS__: '{}' } };
  await buildModule({ ...part, input: 'src/element.ts', file: 'element.js' });
  await buildModule({ ...part, input: 'src/assistant.ts', file: 'assistant.js' });
  const script = async (name: string) =>
    `<script type="module">${(await readFile(join(outDir, name), 'utf8')).replaceAll('</script', '<\\/script')}</script>`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Equivale</title>
<style>body{margin:0;font-family:system-ui,sans-serif}equivale-converter::part(link){display:none}</style></head>
<body><main></main>${await script('element.js')}${await script('assistant.js')}</body></html>
`,
  );
  await rm(outDir, { recursive: true });
}

export const digestOf = (body: string | Buffer): string =>
  `sha384-${createHash('sha384').update(body).digest('base64')}`;

/** Messages as a module, with placeholders for their arguments. */
export const wordsFile = ({ locale: { id, decimal, group }, ...words }: Words): string =>
  JSON.stringify({ locale: { id, decimal, group }, ...words }, (_key, value: unknown) =>
    typeof value === 'function' ? value('{0}', '{1}') : value,
  );

/** Writes further languages, one file each; the element's integrity includes their digests. */
async function writeWords(dist: string): Promise<Digests> {
  const further = Object.entries(ALL_WORDS).filter(([language]) => !WITHIN.includes(language));
  const written = further.map(async ([language, words]) => {
    const body = wordsFile(words);
    await writeFile(join(dist, `embed-${language}.json`), body);
    return [language, digestOf(body)] as const;
  });
  return Object.fromEntries(await Promise.all(written));
}

/** Builds the element as one module, further languages and the page for frames; returns its `integrity`. */
export async function buildElement(dist: string): Promise<string> {
  const define = { __WORDS__: JSON.stringify(await writeWords(dist)) };
  const part = { folder: 'packages/element', outDir: dist };
  await buildModule({ ...part, input: 'src/element.ts', file: ELEMENT_FILE, define });
  await buildModule({ ...part, input: 'src/frame.ts', file: FRAME_FILE });
  for (const language of LANGUAGE_IDS) {
    const folder = join(dist, languageBase(language), 'embed');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'frame.html'), framePage(language));
  }
  return digestOf(await readFile(join(dist, ELEMENT_FILE)));
}
