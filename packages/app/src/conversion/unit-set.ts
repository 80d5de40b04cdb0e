import { COMMON_UNITS, createUnitSet, type UnitSet } from '@equivale/core';
import { EXTENDED_UNITS } from '@equivale/core/extended-units';

/**
 * All common and extended units for searching units; after `addSpecialistUnits` also those and, if there are any, own ones.
 */
export let unitSet: UnitSet = createUnitSet([COMMON_UNITS, EXTENDED_UNITS]);

/**
 * Loads the units of the specialist categories for good, and own units.
 * @throws when they cannot be fetched
 */
export async function addSpecialistUnits(): Promise<void> {
  unitSet = (await import('./every-unit.ts')).shownUnits;
}
