/**
 * The languages by their tags, in the order in which they are offered; the first two are the product's own, in which everything is said
 * and questions are understood everywhere. What is said in a language stands in its folder beside this file. @source BCP 47
 */
export const LANGUAGE_TAGS = [
  'es', // español
  'en', // English
  'ca', // català
  'de', // Deutsch
  'fr', // français
  'it', // italiano
  'pt', // português
] as const;

/** Tag of a language. */
export type LanguageId = (typeof LANGUAGE_TAGS)[number];
