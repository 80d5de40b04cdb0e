/** What currencies and units are called in this language, each table fetched when it is used. */

export const currencyNames = async () =>
  (await import('@equivale/core/locale/es/currency-names')).currencyNames;

export const currencyWords = async () =>
  (await import('@equivale/core/locale/es/currency-words')).currencyWords;

export const unitNames = async () => (await import('@equivale/core/locale/es/all-unit-names')).allUnitNames;

/** Words by unit id, and how names are also spelled. */
export async function unitWords() {
  const [common, extended] = await Promise.all([
    import('@equivale/core/locale/es/unit-words'),
    import('@equivale/core/locale/es/extended-unit-words'),
  ]);
  const unitWords = { ...common.unitWords, ...extended.extendedUnitWords };
  return { unitWords, unitSpellings: common.unitSpellings };
}
