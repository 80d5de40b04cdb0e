import type { LanguageTables } from '../language.ts';

/** The tables of English. */
export const tables: LanguageTables = {
  currencyNames: () => import('./currency-names.ts'),
  currencyWords: () => import('./currency-words.ts'),
  unitNames: () => import('./all-unit-names.ts'),
  unitWords: async () => {
    const [common, extended] = await Promise.all([
      import('./unit-words.ts'),
      import('./extended-unit-words.ts'),
    ]);
    const unitWords = { ...common.unitWords, ...extended.extendedUnitWords };
    return { unitWords, unitSpellings: common.unitSpellings };
  },
};
