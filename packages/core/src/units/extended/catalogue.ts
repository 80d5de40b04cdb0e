import { UNIT_CATEGORIES } from '../common/catalogue.ts';
import type { UnitCategory } from '../unit.ts';
import { ANGLE } from './angle.ts';
import { MORE_AREA } from './area.ts';
import { MORE_DATA } from './data.ts';
import { MORE_ENERGY } from './energy.ts';
import { FORCE } from './force.ts';
import { FREQUENCY } from './frequency.ts';
import { FUEL } from './fuel.ts';
import { EXTENDED_CATEGORIES, type ExtendedCategoryId } from './further-categories.ts';
import { MORE_LENGTH } from './length.ts';
import type { ExtendedUnits } from './more-unit.ts';
import { POWER } from './power.ts';
import { PRESSURE } from './pressure.ts';
import { MORE_SPEED } from './speed.ts';
import { MORE_TEMPERATURE } from './temperature.ts';
import { MORE_TIME } from './time.ts';
import { VOLUME } from './volume.ts';
import { MORE_WEIGHT } from './weight.ts';

const EXTENDED_UNIT_WORDS = {
  length: MORE_LENGTH,
  weight: MORE_WEIGHT,
  temperature: MORE_TEMPERATURE,
  time: MORE_TIME,
  speed: MORE_SPEED,
  data: MORE_DATA,
  energy: MORE_ENERGY,
  area: MORE_AREA,
} as const satisfies Record<(typeof UNIT_CATEGORIES)[number]['id'], ExtendedUnits>;

const OTHER_UNITS = {
  volume: VOLUME,
  pressure: PRESSURE,
  power: POWER,
  angle: ANGLE,
  fuel: FUEL,
  frequency: FREQUENCY,
  force: FORCE,
} as const satisfies Record<ExtendedCategoryId, ExtendedUnits>;

/** The converters beyond SPEC's nine cards, with their units. */
export const MORE_CATEGORIES: readonly (UnitCategory & { readonly id: ExtendedCategoryId })[] =
  EXTENDED_CATEGORIES.map(({ id }) => ({ id, units: OTHER_UNITS[id] }));

/** Ids of the units beyond SPEC's own. */
export type ExtendedUnitId =
  | (typeof EXTENDED_UNIT_WORDS)[keyof typeof EXTENDED_UNIT_WORDS][number]['id']
  | (typeof OTHER_UNITS)[keyof typeof OTHER_UNITS][number]['id'];

/** All fifteen unit categories: SPEC's eight with the further units after its own, then the other converters. */
export const ALL_UNIT_CATEGORIES: readonly UnitCategory[] = [
  ...UNIT_CATEGORIES.map((category) => ({
    ...category,
    units: [...category.units, ...EXTENDED_UNIT_WORDS[category.id]],
  })),
  ...MORE_CATEGORIES,
];
