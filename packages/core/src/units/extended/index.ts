export {
  ALL_UNIT_CATEGORIES,
  type ExtendedUnitId,
  MORE_CATEGORIES,
} from './catalogue.ts';
export {
  allUnitsOf,
  convertAnyExact,
  convertAnyUnit,
  convertAnyUnitExact,
  findAnyUnit,
} from './convert-any.ts';
