import { extendedUnitNames } from './extended-unit-names.ts';
import { unitNames } from './unit-names.ts';

/** German names of all units that do not bring their own. */
export const allUnitNames = { ...unitNames, ...extendedUnitNames };
