import { nameTables, useNames } from './use-names.ts';

type CurrencyNames = Readonly<Record<string, string>>;

const tables = nameTables<CurrencyNames>({
  es: async () => (await import('@equivale/core/locale/es/currency-names')).currencyNames,
  en: async () => (await import('@equivale/core/locale/en/currency-names')).currencyNames,
});

/** Currency names by code in the language of the page, as lists show them. */
export const useCurrencyNames = (): CurrencyNames => useNames(tables);
