import {
  buildCurrencyIndex,
  buildUnitIndex,
  type Currency,
  type SearchIndex,
  type Unit,
} from '@equivale/core';
import { currencyTextsFrom, nameTables } from '../i18n/use-names.ts';
import { specialistTextsFrom, unitTextsFrom } from './unit-names.ts';
import { unitSet } from './unit-set.ts';

/** All currencies, popular ones first, made ready for a search in every language when somebody searches. */
export const currencyIndexes = nameTables<SearchIndex<Currency>>(async (language) => {
  const [languages, { currencyAliases }] = await Promise.all([
    currencyTextsFrom(language),
    import('@equivale/core/currency-aliases'),
  ]);
  return buildCurrencyIndex({ languages, aliases: currencyAliases });
});

/** The specialist units, in the same way. */
export const specialistIndexes = nameTables<SearchIndex<Unit>>(async (language) => {
  const [languages, { everyUnit }] = await Promise.all([
    specialistTextsFrom(language),
    import('./every-unit.ts'),
  ]);
  const units = everyUnit.list().filter(({ table }) => table === 'specialist');
  return buildUnitIndex(units, { languages, aliases: {} });
});

/** The common and the extended units, in the same way. */
export const unitIndexes = nameTables<SearchIndex<Unit>>(async (language) => {
  const [languages, { unitAliases }] = await Promise.all([
    unitTextsFrom(language),
    import('@equivale/core/unit-aliases'),
  ]);
  const units = unitSet.list().filter(({ table }) => table !== 'specialist');
  return buildUnitIndex(units, { languages, aliases: unitAliases });
});
