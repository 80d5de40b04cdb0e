import type { UnitCategory } from '../unit.ts';
import { beaufort } from './beaufort.ts';

/** Speed in metres per second, after the extended units. */
export const FURTHER_SPEED = {
  id: 'speed',
  units: [
    {
      id: 'beaufort',
      symbol: 'Bft',
      toBase: '1',
      curve: beaufort,
      approximate: true,
      aliases: '*B',
      source: 'WMO-306',
    },
  ],
} as const satisfies UnitCategory;

/** Fuel in kilometres per litre, after the extended units. Litres per kilometre run the other way. */
export const FURTHER_FUEL = {
  id: 'fuel',
  units: [{ id: 'lkm', symbol: 'L/km', toBase: '1', reciprocal: true, source: 'SI-9-8' }],
} as const satisfies UnitCategory;

/** Data in bytes, after the extended units. */
export const FURTHER_DATA = {
  id: 'data',
  units: [
    { id: 'tbit', symbol: 'Tbit', toBase: '125000000000', aliases: '=Tb', source: 'IEC-80000-13' },
    { id: 'exabyte', symbol: 'EB', toBase: '1000000000000000000', aliases: '*EB', source: 'IEC-80000-13' },
  ],
} as const satisfies UnitCategory;

/** Time in seconds, after the extended units. */
export const FURTHER_TIME = {
  id: 'time',
  units: [{ id: 'picosecond', symbol: 'ps', toBase: '1e-12', aliases: '*ps', source: 'SI-9' }],
} as const satisfies UnitCategory;

/** Angle in degrees, after the extended units. */
export const FURTHER_ANGLE = {
  id: 'angle',
  units: [{ id: 'mil_angle', symbol: 'mil', toBase: '0.05625', aliases: '*mil', source: 'SP-811' }],
} as const satisfies UnitCategory;
