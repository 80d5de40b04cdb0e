/** What currencies and units are called in this language, each table fetched when it is used. */

export const currencyNames = async () =>
  (await import('@equivale/core/locale/en/currency-names')).currencyNames;

export const unitNames = async () => (await import('@equivale/core/locale/en/all-unit-names')).allUnitNames;
