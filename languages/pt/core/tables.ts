import type { LanguageTables } from '../../../packages/core/src/locale/language.ts';

/** The tables of Portuguese. */
export const tables: LanguageTables = {
  currencyNames: () => import('./currency-names.ts'),
  unitNames: () => import('./all-unit-names.ts'),
  specialistUnits: () => import('./specialist-unit-words.ts'),
  technicalUnits: () => import('./technical/technical-unit-words.ts'),
  kitchen: () => import('./questions/kitchen-words.ts'),
  words: () => import('./words.ts'),
};
