import { COMMON_UNITS, createUnitSet, type UnitSet } from '@equivale/core';
import { EXTENDED_UNITS } from '@equivale/core/extended-units';

/** All units of the catalogue, for what is loaded when units are looked for. */
export const unitSet: UnitSet = createUnitSet([COMMON_UNITS, EXTENDED_UNITS]);
