import { COMMON_UNITS, createUnitSet, type UnitSet } from '@equivale/core';
import { EXTENDED_UNITS } from '@equivale/core/extended-units';

/** Common and extended units; after `addSpecialistUnits` also those and own ones. */
export let unitSet: UnitSet = createUnitSet([COMMON_UNITS, EXTENDED_UNITS]);

export const symbolOf = (id: string): string => unitSet.find(id)?.symbol ?? id;

/** Adds specialist and own units for good; throws when they cannot be fetched. */
export async function addSpecialistUnits(): Promise<void> {
  unitSet = (await import('./every-unit.ts')).shownUnits;
}
