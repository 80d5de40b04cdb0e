import { COMMON_UNITS, createUnitSet, type UnitSet } from '@equivale/core';
import { EXTENDED_UNITS } from '@equivale/core/extended-units';
import { SPECIALIST_UNITS } from '@equivale/core/specialist-units';

/** All units of the catalogue, for questions and searches, and for the views of the technical categories. */
export const everyUnit: UnitSet = createUnitSet([COMMON_UNITS, EXTENDED_UNITS, SPECIALIST_UNITS]);
