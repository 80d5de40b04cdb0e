/** What currencies and units are called in this language, each table fetched when it is used. */

export const currencyNames = async () =>
  (await import('@equivale/core/locale/en/currency-names')).currencyNames;

export async function unitNames() {
  const [common, extended] = await Promise.all([
    import('@equivale/core/locale/en/unit-names'),
    import('@equivale/core/locale/en/extended-unit-names'),
  ]);
  return { ...common.unitNames, ...extended.extendedUnitNames };
}
