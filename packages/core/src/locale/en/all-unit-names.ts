import { nameUnits } from '../name-units.ts';
import { extendedUnitNames } from './extended-unit-names.ts';
import { unitNames } from './unit-names.ts';

/** English names of all units of the catalogue. */
export const allUnitNames = nameUnits('en', { ...unitNames, ...extendedUnitNames });
