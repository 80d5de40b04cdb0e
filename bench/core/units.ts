import { COMMON_UNITS, createUnitSet, type UnitSet } from '@equivale/core';

/** The units that the converters beside ours know too. */
export const units: UnitSet = createUnitSet([COMMON_UNITS]);
