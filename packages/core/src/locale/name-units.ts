import { COMMON_UNITS } from '../units/common/common-units.ts';
import { EXTENDED_UNITS } from '../units/extended/extended-units.ts';
import type { UnitName, UnitTable } from '../units/unit.ts';
import { unitNamesOf } from '../units/unit-names.ts';

const TABLES: readonly UnitTable[] = [COMMON_UNITS, EXTENDED_UNITS];

/**
 * Names of all units of the catalogue in one language.
 * @param language its tag
 * @param names those that stand in its folder; a unit can bring its own in its row
 */
export function nameUnits(
  language: string,
  names: Readonly<Record<string, UnitName>>,
): Readonly<Record<string, UnitName>> {
  const rows = TABLES.flatMap(({ categories }) => categories.flatMap(({ units }) => units));
  const inRows = rows.flatMap(({ id, names: own }) => (own?.[language] ? [[id, own[language]]] : []));
  return { ...names, ...unitNamesOf(Object.fromEntries(inRows)) };
}
