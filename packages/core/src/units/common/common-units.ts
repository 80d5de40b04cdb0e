import type { UnitTable } from '../unit.ts';
import { AREA } from './area.ts';
import { DATA } from './data.ts';
import { ENERGY } from './energy.ts';
import { LENGTH } from './length.ts';
import { SPEED } from './speed.ts';
import { TEMPERATURE } from './temperature.ts';
import { TIME } from './time.ts';
import { WEIGHT } from './weight.ts';

/** The units that most people look for, by category. */
export const COMMON_UNITS = {
  id: 'common',
  categories: [LENGTH, WEIGHT, TEMPERATURE, TIME, SPEED, DATA, ENERGY, AREA],
} as const satisfies UnitTable;

/** Id of a common unit. */
export type CommonUnitId = (typeof COMMON_UNITS)['categories'][number]['units'][number]['id'];
