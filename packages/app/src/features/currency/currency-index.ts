import { buildCurrencyIndex, type CurrencyIndex } from '@equivale/core';
import { nameTables, useNames } from '../../i18n/use-names.ts';

async function texts() {
  const [es, en, terms] = await Promise.all([
    import('@equivale/core/locale/es/currency-names'),
    import('@equivale/core/locale/en/currency-names'),
    import('@equivale/core/currency-terms'),
  ]);
  return { es: es.currencyNames, en: en.currencyNames, terms: terms.currencyTerms };
}

const indexes = nameTables<CurrencyIndex>(async (language) => buildCurrencyIndex(await texts(), language));

/** The search index of all currencies, ordered for the language of the page. */
export const useCurrencyIndex = (): CurrencyIndex => useNames(indexes);
