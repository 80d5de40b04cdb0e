import type { UnitCategory } from '../unit.ts';

/** Acceleration in metres per second squared. */
export const ACCELERATION = {
  id: 'acceleration',
  units: [
    { id: 'mps2', symbol: 'm/s²', toBase: '1', aliases: 'm/s2, m/s^2, m/sec2, m/seg2', source: 'SI-9' },
    { id: 'gravity', symbol: 'g₀', toBase: '9.80665', aliases: 'g0, ~~g, ~~gs, gn', source: 'CGPM-1901' },
    { id: 'fps2', symbol: 'ft/s²', toBase: '0.3048', aliases: 'ft/s2, ft/s^2, ft/sec2', source: 'IYP-1959' },
    { id: 'kmhs', symbol: 'km/h/s', toBase: '1/3.6', aliases: 'kmh/s, km/h·s', source: 'SI-9-8' },
    { id: 'mphs', symbol: 'mi/h/s', toBase: '0.44704', aliases: 'mph/s', source: 'IYP-1959' },
    { id: 'cmps2', symbol: 'cm/s²', toBase: '0.01', aliases: 'cm/s2, cm/s^2', source: 'SI-9' },
    { id: 'inps2', symbol: 'in/s²', toBase: '0.0254', aliases: 'in/s2, in/s^2', source: 'IYP-1959' },
    { id: 'galileo', symbol: 'Gal', toBase: '0.01', aliases: '~~Gal, ~~gal', source: 'SP-811' },
    { id: 'milligal', symbol: 'mGal', toBase: '0.00001', source: 'SP-811' },
  ],
} as const satisfies UnitCategory;
