import { basename, dirname } from 'node:path';
import { LANGUAGE_IDS, languageBase } from '../packages/app/src/i18n/languages.ts';
import { routes } from '../packages/app/src/shell/routes/routes.ts';
import { LANGUAGES } from '../packages/core/src/locale/languages.ts';
import type { Chunks } from './build-chunks.ts';

/** The pages of home by file, with the language of each. */
export const homePages: ReadonlyMap<string, string> = new Map(
  LANGUAGE_IDS.map((language) => [`${languageBase(language)}/kept.html`.slice(1), language]),
);

/** Rarely used parts by name: folders and files of the app, and paths within a language's folder. */
const RARE_PARTS: Readonly<Record<string, readonly string[]>> = {
  alerts: ['src/converter/alerts/'],
  'my-data': ['src/my-data/'],
  sync: ['src/sync/'],
  choice: ['src/features/currency/choice/'],
  'own-rate': ['src/features/currency/own-rate/'],
  past: ['src/features/currency/past/'],
  kinds: ['src/features/currency/kinds/', 'app/kinds.json'],
  insights: ['src/features/currency/insights/'],
  official: ['src/features/currency/official/', 'app/official.json'],
  ways: ['src/features/settings/ways.sheet.tsx'],
  paid: ['src/converter/paid/'],
  find: ['src/shell/find/', 'src/features/currency/last-pair-sheets.tsx', 'app/find.json'],
  'trip-end': ['src/features/trip/end/', 'app/trip-end.json'],
  'trip-fee': ['src/features/trip/fee/', 'app/trip-fee.json'],
  technical: [
    'src/conversion/technical-units.ts',
    'src/features/category/technical-gate.tsx',
    'src/features/more/technical-sheet.tsx',
    'app/technical.json',
    'core/technical/',
  ],
  rare: ['src/questions/rare/'],
  proposals: ['src/questions/proposals/'],
  'third-reader': ['../core/src/parse/create-third-reader.ts'],
};

const LANGUAGES_FOLDER = '../../languages/';
/** The language of a module in its folder, and its path there. */
const inLanguage = (name: string): readonly string[] => {
  const [language = '', ...path] = name.slice(LANGUAGES_FOLDER.length).split('/');
  return name.startsWith(LANGUAGES_FOLDER) ? [language, path.join('/')] : [];
};

/** Tells of a chunk which rarely used part it is of: a device keeps such a part from the moment it is first opened. */
function rareParts(chunks: Chunks): (name: string) => string | undefined {
  const places = Object.entries(RARE_PARTS).flatMap(([part, paths]) =>
    paths.map((path) => [path, part] as const),
  );
  const [rare, common] = [true, false].map((isRare) =>
    routes.filter(({ isRarelyUsed = false }) => isRarelyUsed === isRare),
  );
  for (const { files, messages = [] } of rare ?? []) {
    const view = Object.keys(chunks).find((key) => key.endsWith(`/${files[0]}.tsx`));
    if (view === undefined) continue;
    const part = basename(dirname(view));
    places.push([`${dirname(view)}/`, part]);
    for (const own of messages)
      if (!common?.some((route) => route.messages?.includes(own))) places.push([`app/${own}.json`, part]);
  }
  return (name) => {
    const [, path = name] = inLanguage(name);
    return places.find(([place]) => path.startsWith(place))?.[1];
  };
}

/** Every file that these chunks load, statically or dynamically. */
function filesFrom(
  chunks: Chunks,
  names: readonly string[],
  isLeftOut: (name: string) => boolean,
): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = chunks[name];
    if (!chunk || seen.has(name) || isLeftOut(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  names.forEach(visit);
  return files;
}

/** The rarely used parts that a file is for: those that load it, if nothing else does. */
export function partsOfFiles(chunks: Chunks): ReadonlyMap<string, readonly string[]> {
  const names = Object.keys(chunks);
  const partOf = rareParts(chunks);
  const entries = names.filter((name) => chunks[name]?.isEntry);
  const forEverybody = filesFrom(chunks, entries, (name) => partOf(name) !== undefined);
  const found = new Map<string, string[]>();
  for (const part of new Set(names.flatMap((name) => partOf(name) ?? []))) {
    const own = names.filter((name) => partOf(name) === part);
    for (const file of filesFrom(chunks, own, (name) => (partOf(name) ?? part) !== part))
      if (!forEverybody.has(file)) found.set(file, [...(found.get(file) ?? []), part]);
  }
  return found;
}

/** Marks a file that no device stores. */
export const NOBODY = 'nobody';

/** What only the native app loads, which has no service worker. */
const NATIVE = ['src/platform/native.ts', 'src/shell/native-shell.ts'];
/** Languages whose word lists in core every device needs. */
const EVERYWHERE: readonly string[] = LANGUAGES.map(({ locale }) => locale.id);
const CATALOGUES = 'src/i18n/catalogues/';

/** The language that a module is of; nobody where no browser loads it. */
function folderOf(name: string): string | undefined {
  const [language = '', path] = inLanguage(name);
  // Only the build writes these, into the heads of pages.
  if (NATIVE.includes(name) || name.includes('/@capacitor/') || path === 'app/meta.json') return NOBODY;
  if (name.startsWith(CATALOGUES)) return basename(name, '.ts');
  return path?.startsWith('core/') && EVERYWHERE.includes(language) ? undefined : language || undefined;
}
/** The language a file is for, if any. Core's Spanish and English are for all: questions are read in them. */
export function languageOfFiles(manifest: Chunks): ReadonlyMap<string, string> {
  const chunks = Object.entries(manifest);
  const languages = new Map<string, string | undefined>();
  const languageOf = (name: string): string | undefined => {
    if (languages.has(name)) return languages.get(name);
    // Chunks may import each other.
    languages.set(name, undefined);
    const folder = folderOf(name);
    const importers = chunks.filter(([, { imports }]) => imports?.includes(name)).map(([key]) => key);
    const [first, ...others] = new Set([...(folder ? [folder] : []), ...importers.map(languageOf)]);
    languages.set(name, others.length === 0 ? first : undefined);
    return languages.get(name);
  };
  const found = new Map(homePages);
  for (const [name, { file, imports = [] }] of chunks) {
    // Skips modules whose code is in a shared chunk.
    if (imports.some((next) => manifest[next]?.file === file)) continue;
    const language = languageOf(name);
    if (language) found.set(file, language);
  }
  return found;
}
