import type { CommonUnitId } from '../common/common-units.ts';
import type { UnitTable } from '../unit.ts';
import { ANGLE } from './angle.ts';
import { AREA } from './area.ts';
import { DATA } from './data.ts';
import { ENERGY } from './energy.ts';
import { FORCE } from './force.ts';
import { FREQUENCY } from './frequency.ts';
import { FUEL } from './fuel.ts';
import { LENGTH } from './length.ts';
import { POWER } from './power.ts';
import { PRESSURE } from './pressure.ts';
import { SPEED } from './speed.ts';
import { TEMPERATURE } from './temperature.ts';
import { TIME } from './time.ts';
import { VOLUME } from './volume.ts';
import { WEIGHT } from './weight.ts';

/** The units that fewer people look for: a second helping of the common categories, and categories of their own. */
export const EXTENDED_UNITS = {
  id: 'extended',
  categories: [
    LENGTH,
    WEIGHT,
    TEMPERATURE,
    TIME,
    SPEED,
    DATA,
    ENERGY,
    AREA,
    VOLUME,
    PRESSURE,
    POWER,
    ANGLE,
    FUEL,
    FREQUENCY,
    FORCE,
  ],
} as const satisfies UnitTable;

/** Id of an extended unit. */
export type ExtendedUnitId = (typeof EXTENDED_UNITS)['categories'][number]['units'][number]['id'];

/** Id of a unit of the catalogue. */
export type UnitId = CommonUnitId | ExtendedUnitId;
