import { buildCurrencyIndex, type CurrencyIndex } from '@equivale/core';
import { currencyNamesFrom, nameTables, useNames } from '../../i18n/use-names.ts';

const indexes = nameTables<CurrencyIndex>(async (language) => {
  const [names, { currencyTerms }] = await Promise.all([
    currencyNamesFrom(language),
    import('@equivale/core/currency-terms'),
  ]);
  return buildCurrencyIndex({ names, terms: currencyTerms });
});

/** The search index of all currencies, ordered for the language of the page. */
export const useCurrencyIndex = (): CurrencyIndex => useNames(indexes);
