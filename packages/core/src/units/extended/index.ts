export {
  ALL_UNIT_CATEGORIES,
  MORE_CATEGORIES,
  type MoreUnitId,
} from './catalogue.ts';
export {
  allUnitsOf,
  convertAnyExact,
  convertAnyUnit,
  convertAnyUnitExact,
  findAnyUnit,
} from './convert-any.ts';
