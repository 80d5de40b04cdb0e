import { COMMON_UNITS, createUnitSet, FIRST_ECB_DAY, type UnitSet } from '@equivale/core';
import { EXTENDED_UNITS } from '@equivale/core/extended-units';
import { LANGUAGES } from '@equivale/core/locale/languages';
import { QueryResolver } from '@equivale/core/resolve';
import { SPECIALIST_UNITS } from '@equivale/core/specialist-units';

/** All units of the catalogue. */
export const units: UnitSet = createUnitSet([COMMON_UNITS, EXTENDED_UNITS, SPECIALIST_UNITS]);

/** Understands the questions of assistants. */
export const resolver = new QueryResolver({ units, languages: LANGUAGES, firstDay: FIRST_ECB_DAY });
