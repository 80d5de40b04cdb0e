import type { UnitTable } from '../unit.ts';
import { ACCELERATION } from './acceleration.ts';
import { ALCOHOL } from './alcohol.ts';
import { CHARGE } from './charge.ts';
import { DATA_RATE } from './data-rate.ts';
import { DENSITY } from './density.ts';
import { ILLUMINANCE } from './illuminance.ts';
import { LUMINANCE } from './luminance.ts';
import { MASS_FLOW } from './mass-flow.ts';
import { SLOPE } from './slope.ts';
import { TORQUE } from './torque.ts';
import { VOLUME_FLOW } from './volume-flow.ts';

/** The units of technical categories, fetched when somebody opens one of those or asks a question. */
export const SPECIALIST_UNITS = {
  id: 'specialist',
  categories: [
    DATA_RATE,
    TORQUE,
    VOLUME_FLOW,
    MASS_FLOW,
    DENSITY,
    ACCELERATION,
    ILLUMINANCE,
    LUMINANCE,
    CHARGE,
    SLOPE,
    ALCOHOL,
  ],
} as const satisfies UnitTable;

/** Id of a specialist unit. */
export type SpecialistUnitId = (typeof SPECIALIST_UNITS)['categories'][number]['units'][number]['id'];
