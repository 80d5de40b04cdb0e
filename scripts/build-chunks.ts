import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FALLBACK_LANGUAGE, type Language } from '../packages/app/src/i18n/languages.ts';
import { isFirst } from '../packages/app/src/shell/routes/first-routes.ts';
import type { Route } from '../packages/app/src/shell/routes/route.ts';

export interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  /** Its workers' files. */
  readonly assets?: readonly string[];
}
/** The chunks of a build by the module that each begins with, as Vite lists them. */
export type Chunks = Readonly<Record<string, Chunk>>;

export const readManifest = async (dist: string): Promise<Chunks> =>
  JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));

/** Chunks and all that they import; throws for an unknown one, as a limit would pass on nothing. */
export function withImports(chunks: Chunks, keys: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = chunks[key];
    if (!chunk) throw new Error(`the build has no chunk ${key}`);
    if (found.has(key)) return;
    found.add(key);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return found;
}

export const scriptsOf = (chunks: Chunks, keys: readonly string[]): readonly string[] => [
  ...new Set([...withImports(chunks, keys)].flatMap((key) => chunks[key]?.file ?? [])),
];

export const stylesOf = (chunks: Chunks, keys: readonly string[]): readonly string[] => [
  ...new Set([...withImports(chunks, keys)].flatMap((key) => chunks[key]?.css ?? [])),
];

/** The chunk of a part of the app's messages in a language, or in the one that replaces it. */
export const messagesChunk = (chunks: Chunks, language: Language, part: string): string =>
  [language, FALLBACK_LANGUAGE]
    .map((id) => `../../languages/${id}/app/${part}.json`)
    .find((key) => key in chunks) ?? part;

/** The chunks of a route's own files. @throws unless the build has each of them once */
export const ownChunks = (chunks: Chunks, { path, files }: Route): readonly string[] =>
  files.map((name) => {
    const [key, ...others] = Object.keys(chunks).filter((chunk) => chunk.endsWith(`/${name}.tsx`));
    if (!key || others.length > 0)
      throw new Error(`${path} needs one ${name}.tsx in the build: ${[key, ...others]}`);
    return key;
  });

/** What is loaded before the screen of a route is rendered, besides the entry and the base of its language. */
export function chunksOf(chunks: Chunks, route: Route, language: Language): readonly string[] {
  const { path, names, hasQueries, messages = [] } = route;
  const inCore = (name: string) => `../../languages/${language}/core/${name}.ts`;
  const parts = isFirst(path) ? messages : ['views', ...messages];
  return [
    ...(isFirst(path) ? [] : ['src/shell/other-views.tsx']),
    ...ownChunks(chunks, route),
    ...(hasQueries ? ['src/device/queries.tsx'] : []),
    ...(messages.includes('converters') ? [inCore('tables')] : []),
    ...(names ? [inCore(names)] : []),
    ...parts.map((part) => messagesChunk(chunks, language, part)),
  ];
}
