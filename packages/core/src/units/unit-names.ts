import type { UnitName, UnitTable } from './unit.ts';

type RowOf<Table extends UnitTable> = Table['categories'][number]['units'][number];

/**
 * The names that the folder of a language has to have for a table: of all units but those whose rows are named in it. Each is
 * written once for both forms: `pie+ cuadrado+` takes an s at every `+` in the plural; where that is not how it is made, both
 * stand side by side: `mes|meses`.
 */
export type NamesFor<Table extends UnitTable, LanguageTag extends string> = Readonly<
  Record<Exclude<RowOf<Table>, { readonly names: Readonly<Record<LanguageTag, string>> }>['id'], string>
>;

/** Names of units in both forms. */
export const unitNamesOf = <Names extends Readonly<Record<string, string>>>(
  written: Names,
): { readonly [Id in keyof Names]: UnitName } =>
  Object.fromEntries(
    Object.entries(written).map(([id, name]) => {
      const [one = '', other = one] = name.split('|');
      return [id, { one: one.replaceAll('+', ''), other: other.replaceAll('+', 's') }];
    }),
  ) as { [Id in keyof Names]: UnitName };
