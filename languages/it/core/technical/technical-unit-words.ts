import type { TechnicalUnitId } from '../../../../packages/core/src/units/technical/technical-units.ts';

export { technicalUnitNames } from './technical-unit-names.ts';

/** What people also call the technical units in Italian, besides their names, separated by commas; marked as in `extended-unit-words.ts`. */
export const technicalUnitWords: Readonly<Partial<Record<TechnicalUnitId, string>>> = {};
