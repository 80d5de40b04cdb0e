import { COMMON_UNITS, createUnitSet, FIRST_ECB_DAY, type Locale, type UnitSet } from '@equivale/core';
import { EXTENDED_UNITS } from '@equivale/core/extended-units';
import type { Language, LanguageParts } from '@equivale/core/locale/language';
import { LANGUAGE_PARTS, type LanguageId } from '@equivale/core/locale/language-parts';
import { LANGUAGES } from '@equivale/core/locale/languages';
import { withTechnicalNames } from '@equivale/core/locale/technical-names';
import { QueryResolver } from '@equivale/core/resolve';
import { SPECIALIST_UNITS } from '@equivale/core/specialist-units';
import { TECHNICAL_UNITS } from '@equivale/core/technical-units';

const TABLES = [COMMON_UNITS, EXTENDED_UNITS, SPECIALIST_UNITS] as const;

/** All units of the catalogue. */
export const units: UnitSet = createUnitSet([...TABLES, TECHNICAL_UNITS]);
/** Those that questions are read by at first. */
const everydayUnits: UnitSet = createUnitSet(TABLES);

/** Tags of all languages. */
export const LANGUAGE_IDS = Object.keys(LANGUAGE_PARTS) as readonly LanguageId[];

/** What a language reads questions by, besides those that are understood everywhere. */
const furtherLanguage = async (id: LanguageId): Promise<Language | undefined> => {
  const { questions }: LanguageParts = LANGUAGE_PARTS[id];
  return (await questions?.())?.language;
};

/** All languages with all they call units. */
export const allLanguages = async (): Promise<readonly Language[]> => {
  const further = await Promise.all(LANGUAGE_IDS.map(furtherLanguage));
  return withTechnicalNames([...LANGUAGES, ...further.filter((language) => language !== undefined)]);
};

const resolvers = new Map<LanguageId, Promise<{ resolver: QueryResolver; locale: Locale }>>();

async function makeResolver(id: LanguageId) {
  const own = await furtherLanguage(id);
  const { locale } = await LANGUAGE_PARTS[id].locale();
  const languages = own ? [own, ...LANGUAGES] : LANGUAGES;
  const dayWords = own?.dayWords;
  return {
    resolver: new QueryResolver({
      units: everydayUnits,
      technical: units,
      languages,
      firstDay: FIRST_ECB_DAY,
      ...(dayWords && { dayWords }),
    }),
    locale,
  };
}

/** What understands the questions of assistants in a language and in those that are understood everywhere, and how it writes figures. */
export function resolverIn(id: LanguageId): Promise<{ resolver: QueryResolver; locale: Locale }> {
  const made = resolvers.get(id) ?? makeResolver(id);
  resolvers.set(id, made);
  return made;
}
