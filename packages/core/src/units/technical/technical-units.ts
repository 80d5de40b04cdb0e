import type { UnitTable } from '../unit.ts';
import { AMOUNT_OF_SUBSTANCE, CATALYTIC_ACTIVITY, CONCENTRATION } from './chemistry.ts';
import {
  CAPACITANCE,
  CONDUCTANCE,
  CURRENT,
  ELECTRIC_USE,
  INDUCTANCE,
  RESISTANCE,
  VOLTAGE,
} from './electricity.ts';
import { FURTHER_ENERGY, FURTHER_FORCE, FURTHER_POWER } from './further-energy.ts';
import { FURTHER_AREA, FURTHER_LENGTH } from './further-lengths.ts';
import { FURTHER_ANGLE, FURTHER_DATA, FURTHER_FUEL, FURTHER_SPEED, FURTHER_TIME } from './further-rates.ts';
import { FURTHER_VOLUME } from './further-volumes.ts';
import { FURTHER_WEIGHT } from './further-weights.ts';
import { PIXELS, RESOLUTION } from './images.ts';
import { LEVEL } from './level.ts';
import { LUMINOUS_FLUX, LUMINOUS_INTENSITY, SOLID_ANGLE } from './light.ts';
import { FLUX_DENSITY, MAGNETIC_FLUX } from './magnetism.ts';
import { PROPORTION } from './proportion.ts';
import { ABSORBED_DOSE, EQUIVALENT_DOSE, EXPOSURE, RADIOACTIVITY } from './radiation.ts';
import { KINEMATIC_VISCOSITY, VISCOSITY } from './viscosity.ts';

/**
 * The units of electricity, radiation, chemistry and the like, and those of the other categories that few look for: a part of its own,
 * fetched when somebody opens one of them, searches, or asks for one.
 */
export const TECHNICAL_UNITS = {
  id: 'technical',
  categories: [
    VOLTAGE,
    CURRENT,
    RESISTANCE,
    CONDUCTANCE,
    CAPACITANCE,
    INDUCTANCE,
    ELECTRIC_USE,
    MAGNETIC_FLUX,
    FLUX_DENSITY,
    VISCOSITY,
    KINEMATIC_VISCOSITY,
    RADIOACTIVITY,
    ABSORBED_DOSE,
    EQUIVALENT_DOSE,
    EXPOSURE,
    AMOUNT_OF_SUBSTANCE,
    CATALYTIC_ACTIVITY,
    CONCENTRATION,
    LUMINOUS_FLUX,
    LUMINOUS_INTENSITY,
    SOLID_ANGLE,
    PROPORTION,
    PIXELS,
    RESOLUTION,
    LEVEL,
    FURTHER_LENGTH,
    FURTHER_AREA,
    FURTHER_VOLUME,
    FURTHER_WEIGHT,
    FURTHER_ENERGY,
    FURTHER_POWER,
    FURTHER_FORCE,
    FURTHER_SPEED,
    FURTHER_FUEL,
    FURTHER_DATA,
    FURTHER_TIME,
    FURTHER_ANGLE,
  ],
} as const satisfies UnitTable;

/** Id of a technical unit. */
export type TechnicalUnitId = (typeof TECHNICAL_UNITS)['categories'][number]['units'][number]['id'];
