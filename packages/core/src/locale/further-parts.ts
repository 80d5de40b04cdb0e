import type { LanguageParts } from './language.ts';

const partsOf = (id: string): Promise<LanguageParts> =>
  import('./further-languages.ts').then((file) => file.FURTHER_LANGUAGES[id] as LanguageParts);

/**
 * The parts of a language that most people do not use: where they are is fetched with the first of them.
 * @param id its tag
 */
export const furtherParts = (id: string): LanguageParts => ({
  locale: async () => (await partsOf(id)).locale(),
  tables: async () => (await partsOf(id)).tables(),
  questions: async () => (await partsOf(id)).questions?.(),
});
