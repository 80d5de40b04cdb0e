import { UNIT_CATEGORIES } from '../catalogue.ts';
import type { UnitCategory } from '../unit.ts';
import { ANGLE } from './data/angle.ts';
import { MORE_AREA } from './data/area.ts';
import { MORE_DATA } from './data/data.ts';
import { MORE_ENERGY } from './data/energy.ts';
import { FORCE } from './data/force.ts';
import { FREQUENCY } from './data/frequency.ts';
import { FUEL } from './data/fuel.ts';
import { MORE_LENGTH } from './data/length.ts';
import { POWER } from './data/power.ts';
import { PRESSURE } from './data/pressure.ts';
import { MORE_SPEED } from './data/speed.ts';
import { MORE_TEMPERATURE } from './data/temperature.ts';
import { MORE_TIME } from './data/time.ts';
import { VOLUME } from './data/volume.ts';
import { MORE_WEIGHT } from './data/weight.ts';
import { FURTHER_CATEGORIES, type MoreCategoryId } from './further-categories.ts';
import type { MoreUnits } from './more-unit.ts';

const FURTHER_UNITS = {
  length: MORE_LENGTH,
  weight: MORE_WEIGHT,
  temperature: MORE_TEMPERATURE,
  time: MORE_TIME,
  speed: MORE_SPEED,
  data: MORE_DATA,
  energy: MORE_ENERGY,
  area: MORE_AREA,
} as const satisfies Record<(typeof UNIT_CATEGORIES)[number]['id'], MoreUnits>;

const OTHER_UNITS = {
  volume: VOLUME,
  pressure: PRESSURE,
  power: POWER,
  angle: ANGLE,
  fuel: FUEL,
  frequency: FREQUENCY,
  force: FORCE,
} as const satisfies Record<MoreCategoryId, MoreUnits>;

/** The converters beyond SPEC's nine cards, with their units. */
export const MORE_CATEGORIES: readonly (UnitCategory & { readonly id: MoreCategoryId })[] =
  FURTHER_CATEGORIES.map(({ id }) => ({ id, units: OTHER_UNITS[id] }));

/** Ids of the units beyond SPEC's own. */
export type MoreUnitId =
  | (typeof FURTHER_UNITS)[keyof typeof FURTHER_UNITS][number]['id']
  | (typeof OTHER_UNITS)[keyof typeof OTHER_UNITS][number]['id'];

/** All fifteen unit categories: SPEC's eight with the further units after its own, then the other converters. */
export const ALL_UNIT_CATEGORIES: readonly UnitCategory[] = [
  ...UNIT_CATEGORIES.map((category) => ({
    ...category,
    units: [...category.units, ...FURTHER_UNITS[category.id]],
  })),
  ...MORE_CATEGORIES,
];
