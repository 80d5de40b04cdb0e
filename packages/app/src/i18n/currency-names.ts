import { nameTables, useNames } from './use-names.ts';

type CurrencyNames = Readonly<Record<string, string>>;

const tables = nameTables<CurrencyNames>({
  es: async () => (await import('@equivale/core/currency-names/es')).currencyNames,
  en: async () => (await import('@equivale/core/currency-names/en')).currencyNames,
});

/** Currency names by code in the language of the page, as lists show them. */
export const useCurrencyNames = (): CurrencyNames => useNames(tables);
