import { COMMON_UNITS, createUnitSet, type UnitSet, type UnitTable } from '@equivale/core';
import { EXTENDED_UNITS } from '@equivale/core/extended-units';
import { SPECIALIST_UNITS } from '@equivale/core/specialist-units';

const CATALOGUE = [COMMON_UNITS, EXTENDED_UNITS, SPECIALIST_UNITS] as const;

/** All units of the catalogue. */
export const catalogue: UnitSet = createUnitSet(CATALOGUE);

/** They and the own units, for questions and searches, and for the views of the technical categories. */
export let everyUnit: UnitSet = createUnitSet(CATALOGUE);

/** Takes these own units in the place of those before. */
export function setOwnTable(table: UnitTable): void {
  everyUnit = createUnitSet([...CATALOGUE, table]);
}
