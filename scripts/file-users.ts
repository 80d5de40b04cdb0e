import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGE_IDS, languageBase } from '../packages/app/src/i18n/languages.ts';
import { LANGUAGES } from '../packages/core/src/locale/languages.ts';

/** The pages of home by file, with the language of each. */
export const homePages: ReadonlyMap<string, string> = new Map(
  LANGUAGE_IDS.map((language) => [`${languageBase(language)}/kept.html`.slice(1), language]),
);

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  /** Files that it names: threads of its own. */
  readonly assets?: readonly string[];
}
/** The scripts of a build by the module that they begin with, and what each of them loads. */
export type Chunks = Readonly<Record<string, Chunk>>;

/** Reads which scripts a build has. */
export const readManifest = async (dist: string): Promise<Chunks> =>
  JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));

/**
 * The parts of the app that few people ever open, by the folder of their view, room or reading and the name of their messages; the technical units; and what
 * opens an address that names no usual unit. A device keeps such a part from the moment it is first opened.
 */
const SELDOM_OPENED =
  /(?:\/features(?:\/currency|\/settings)?|\/converter|\/languages\/[^/]+\/app|^src|\/parse)\/(?<part>my-data|devices|sync|alerts|legal|pocket|own-units|insights|official|ways|technical)[/.]|\/(?:conversion|core|category|more|questions)\/(?<units>technical|unit-gate|rare|proposals)[-/.]|\/src\/parse\/create-(?<reader>third-reader)\./;
const partOf = (name: string): string | undefined => {
  const { part, units, reader } = SELDOM_OPENED.exec(name)?.groups ?? {};
  return part ?? units ?? reader;
};

/** Every file that these chunks load, at once or later. */
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

/** Which of the seldom opened parts a file is for: those that load it, where nothing else does. */
export function partsOfFiles(chunks: Chunks): ReadonlyMap<string, readonly string[]> {
  const names = Object.keys(chunks);
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

/** What only the native app loads, which has no service worker, and what only the build says. */
const NOT_IN_BROWSERS =
  /\/@capacitor\/|\/platform\/native\.ts$|\/shell\/native-shell\.ts$|\/languages\/[^/]+\/app\/meta\.json$/;
/** Core's words of these are for everybody. */
const EVERYWHERE: readonly string[] = LANGUAGES.map(({ locale }) => locale.id);
/** The list of the catalogues of a further language. */
const CATALOGUES = /\/i18n\/catalogues\/([^/]+)\.ts$/;
/** The language that a file is of. */
function folderOf(name: string): string | undefined {
  const [, language, part] = /\/languages\/([^/]+)\/([^/]+)\//.exec(name) ?? CATALOGUES.exec(name) ?? [];
  return part === 'core' && language && EVERYWHERE.includes(language) ? undefined : language;
}
/** Who needs a file that no device stores. */
export const NOBODY = 'nobody';

/**
 * Which language a file is for, or nobody: its home page, what comes from its folder in the app, and what only such files import. Core's
 * words of Spanish and English are for all: questions and searches are read in them everywhere.
 */
export function languageOfFiles(manifest: Chunks): ReadonlyMap<string, string> {
  const chunks = Object.entries(manifest);
  const languages = new Map<string, string | undefined>();
  const languageOf = (name: string): string | undefined => {
    if (languages.has(name)) return languages.get(name);
    // Chunks may import each other.
    languages.set(name, undefined);
    const folder = NOT_IN_BROWSERS.test(name) ? NOBODY : folderOf(name);
    const importers = chunks.filter(([, { imports }]) => imports?.includes(name)).map(([key]) => key);
    const [first, ...others] = new Set([...(folder ? [folder] : []), ...importers.map(languageOf)]);
    languages.set(name, others.length === 0 ? first : undefined);
    return languages.get(name);
  };
  const found = new Map(homePages);
  for (const [name, { file, imports = [] }] of chunks) {
    // A module whose code stands in a shared chunk says nothing of that.
    if (imports.some((next) => manifest[next]?.file === file)) continue;
    const language = languageOf(name);
    if (language) found.set(file, language);
  }
  return found;
}
