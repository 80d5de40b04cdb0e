/** `npm run translations [-- pt]`: how much each language has, or a PO file to read in .cache. */
import './node-version.mjs';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_TAGS } from '../languages/list.ts';
import { languageFile } from './build-languages.ts';
import { root } from './run.mjs';

const app = join(root, 'packages/app/src');
const messagesOf = (language: string, part: string): Readonly<Record<string, string>> => {
  const path = languageFile(language, `app/${part}.json`);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
};
const partsOf = (language: string) =>
  globSync('*.json', { cwd: languageFile(language, 'app') })
    .map((file) => file.replace('.json', ''))
    .sort();

/** One sentence as a translator sees it. */
export interface Entry {
  readonly key: string;
  readonly part: string;
  readonly spanish: string;
  readonly english: string;
  readonly translated: string;
  /** Files that say it by its whole key; empty where its key is put together. */
  readonly saidIn: readonly string[];
}

const sources = () =>
  globSync('**/*.tsx', { cwd: app })
    .filter((path) => !path.includes('.test.'))
    .sort()
    .map((path) => [path, readFileSync(join(app, path), 'utf8')] as const);

export function entriesOf(language: string): readonly Entry[] {
  const files = sources();
  return partsOf('es').flatMap((part) => {
    const [english, translated] = [messagesOf('en', part), messagesOf(language, part)];
    return Object.entries(messagesOf('es', part)).map(([key, spanish]) => ({
      ...{ key, part, spanish },
      english: english[key] ?? '',
      translated: translated[key] ?? '',
      saidIn: files.filter(([, text]) => text.includes(`'${key}'`)).map(([path]) => path),
    }));
  });
}

const quoted = (text: string) => JSON.stringify(text);

/** @source GNU gettext, the format of PO files */
export function poOf(language: string): string {
  const head = `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n`;
  const entries = entriesOf(language).map(({ key, part, spanish, english, translated, saidIn }) => {
    const places = [...new Set(spanish.match(/\{\w+/g) ?? [])].map((place) => `${place}}`);
    const comments = [
      `#. Part ${part}. English: ${english}`,
      ...(places.length > 0 ? [`#. Places to keep: ${places.join(' ')}`] : []),
      ...saidIn.map((path) => `#: packages/app/src/${path}`),
    ];
    return [
      ...comments,
      `msgctxt ${quoted(key)}`,
      `msgid ${quoted(spanish)}`,
      `msgstr ${quoted(translated)}\n`,
    ].join('\n');
  });
  return [head, ...entries].join('\n');
}

/** What else says something in a language of its own, by the file that says it. */
const OTHERS = {
  'words of questions': 'core/question-words.ts',
  'the command line': 'cli.ts',
  'the element': 'element.ts',
  alerts: 'server.ts',
  'pages for people who build': 'app/docs.ts',
  'builds with plain records': 'plain-records.json',
  'widgets of Android': 'android.xml',
  'app stores': 'store.json',
};

/** What has no words in a language and speaks English instead. */
export const lackedBy = (language: string): readonly string[] => [
  ...partsOf('es').filter((part) => !partsOf(language).includes(part)),
  ...Object.entries(OTHERS).flatMap(([name, file]) =>
    existsSync(languageFile(language, file)) ? [] : [name],
  ),
];

/** Sentences that a language has, and all there are. */
export function completionOf(language: string): readonly [has: number, all: number] {
  const keys = partsOf('es').flatMap((part) => Object.keys(messagesOf('es', part)).map((key) => [part, key]));
  const has = keys.filter(([part = '', key = '']) => messagesOf(language, part)[key] !== undefined);
  return [has.length, keys.length];
}

if (import.meta.main) {
  const [wanted] = process.argv.slice(2);
  if (wanted) {
    const folder = join(root, '.cache/translations');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${wanted}.po`), poOf(wanted));
    console.log(`.cache/translations/${wanted}.po`);
  } else
    for (const language of LANGUAGE_TAGS) {
      const [has, all] = completionOf(language);
      const lacked = lackedBy(language);
      const lacks = lacked.length > 0 ? `; in English: ${lacked.join(', ')}` : '';
      console.log(`${language}: ${has} of ${all} sentences, ${Math.floor((100 * has) / all)} %${lacks}`);
    }
}
