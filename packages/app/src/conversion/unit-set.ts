import { COMMON_UNITS, createUnitSet, type UnitSet } from '@equivale/core';
import { EXTENDED_UNITS } from '@equivale/core/extended-units';

/**
 * All common and extended units, for what is loaded when units are looked for; from `addSpecialistUnits` on those too, and from
 * then on that there are any, own ones.
 */
export let unitSet: UnitSet = createUnitSet([COMMON_UNITS, EXTENDED_UNITS]);

/**
 * Fetches the units of the specialist categories and adds them for good, and those others that there are now.
 * @throws when they cannot be fetched
 */
export async function addSpecialistUnits(): Promise<void> {
  unitSet = (await import('./every-unit.ts')).shownUnits;
}
