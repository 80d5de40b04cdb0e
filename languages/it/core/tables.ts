import type { LanguageTables } from '../../../packages/core/src/locale/language.ts';

/** The tables of Italian. */
export const tables: LanguageTables = {
  currencyNames: () => import('./currency-names.ts'),
  unitNames: () => import('./all-unit-names.ts'),
  specialistUnits: () => import('./specialist/specialist-unit-words.ts'),
  technicalUnits: () => import('./technical/technical-unit-words.ts'),
  kitchen: () => import('./questions/kitchen-words.ts'),
  words: () => import('./words.ts'),
};
