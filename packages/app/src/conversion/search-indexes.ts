import {
  buildCurrencyIndex,
  buildUnitIndex,
  type Currency,
  type SearchIndex,
  type Unit,
} from '@equivale/core';
import { currencyTextsFrom, nameTables } from '../i18n/use-names.ts';
import { unitTextsFrom } from './unit-names.ts';
import { unitSet } from './unit-set.ts';

/** All currencies, popular ones first, made ready for a search in every language when somebody searches. */
export const currencyIndexes = nameTables<SearchIndex<Currency>>(async (language) => {
  const [languages, { currencyAliases }] = await Promise.all([
    currencyTextsFrom(language),
    import('@equivale/core/currency-aliases'),
  ]);
  return buildCurrencyIndex({ languages, aliases: currencyAliases });
});

/** All units, common ones first, in the same way. */
export const unitIndexes = nameTables<SearchIndex<Unit>>(async (language) => {
  const [languages, { unitAliases }] = await Promise.all([
    unitTextsFrom(language),
    import('@equivale/core/unit-aliases'),
  ]);
  return buildUnitIndex(unitSet.list(), { languages, aliases: unitAliases });
});
