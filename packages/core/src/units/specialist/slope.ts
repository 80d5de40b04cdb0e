import type { UnitCategory } from '../unit.ts';
import { slopeAngle } from './tangent.ts';

/** Slope in per cent: rise over run. 1 in 20 counts the run, so it runs the other way; degrees follow the tangent. */
export const SLOPE = {
  id: 'slope',
  units: [
    { id: 'percent_slope', symbol: '%', toBase: '1', aliases: '*%, % slope, % grade', source: 'SI-9' },
    { id: 'deg_slope', symbol: '°', toBase: '100', curve: slopeAngle, aliases: '*°', source: 'ISO-80000-2' },
    { id: 'one_in', symbol: '1:n', toBase: '100', reciprocal: true, source: 'ISO-80000-1' },
    {
      id: 'permille_slope',
      symbol: '‰',
      toBase: '0.1',
      aliases: '*‰, ‰ slope, ‰ de pendiente',
      source: 'ISO-80000-1',
    },
    { id: 'inft', symbol: 'in/ft', toBase: '100/12', source: 'IYP-1959' },
    { id: 'cm_per_m', symbol: 'cm/m', toBase: '1', source: 'SI-9' },
    { id: 'mm_per_m', symbol: 'mm/m', toBase: '0.1', source: 'SI-9' },
    { id: 'ftmi', symbol: 'ft/mi', toBase: '100/5280', source: 'IYP-1959' },
  ],
} as const satisfies UnitCategory;
