import type { UnitName, UnitTable } from './unit.ts';

type RowOf<Table extends UnitTable> = Table['categories'][number]['units'][number];

/**
 * Names that a language has to have for a table, but for units whose rows are named in it, in both forms.
 * `pie+ cuadrado+` takes an s at every `+` in the plural; other plurals stand beside: `mes|meses`.
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
