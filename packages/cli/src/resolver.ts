import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMON_UNITS, createUnitSet, FIRST_ECB_DAY, type Locale, type UnitSet } from '@equivale/core';
import { EXTENDED_UNITS } from '@equivale/core/extended-units';
import type { LanguageParts } from '@equivale/core/locale/language';
import { LANGUAGE_PARTS, type LanguageId } from '@equivale/core/locale/language-parts';
import { LOCALES } from '@equivale/core/locale/locales';
import { QueryResolver, storedWords } from '@equivale/core/resolve';
import { SPECIALIST_UNITS } from '@equivale/core/specialist-units';
import { TECHNICAL_UNITS } from '@equivale/core/technical-units';

const TABLES = [COMMON_UNITS, EXTENDED_UNITS, SPECIALIST_UNITS] as const;

/** All units of the catalogue. */
export const unitSet: UnitSet = createUnitSet([...TABLES, TECHNICAL_UNITS]);

/** The words of questions in order, which `npm run build:packages` writes beside the program. */
const STORED = join(import.meta.dirname, 'words.txt');

const shared = {
  units: createUnitSet(TABLES) as UnitSet,
  technical: unitSet,
  firstDay: FIRST_ECB_DAY,
} as const;
const languagesEverywhere = async () => (await import('@equivale/core/locale/languages')).LANGUAGES;

async function createResolver(id: LanguageId): Promise<QueryResolver> {
  const { questions }: LanguageParts = LANGUAGE_PARTS[id];
  const own = (await questions?.())?.language;
  if (own)
    return new QueryResolver({
      ...shared,
      languages: [own, ...(await languagesEverywhere())],
      dayWords: own.dayWords,
    });
  return new QueryResolver({
    ...shared,
    languages: languagesEverywhere,
    words: existsSync(STORED) ? storedWords(readFileSync(STORED, 'utf8'), LOCALES) : undefined,
  });
}

const resolvers = new Map<string, Promise<QueryResolver>>();

/** What understands the questions of the command line in a language, and in those that are understood everywhere. */
export function resolverIn({ id }: Locale): Promise<QueryResolver> {
  const resolver = resolvers.get(id) ?? createResolver(id as LanguageId);
  resolvers.set(id, resolver);
  return resolver;
}
