import { nameUnits } from '../name-units.ts';
import { extendedUnitNames } from './extended-unit-names.ts';
import { unitNames } from './unit-names.ts';

/** Spanish names of all units of the catalogue. */
export const allUnitNames = nameUnits('es', { ...unitNames, ...extendedUnitNames });
