import type { UnitCategory } from '../unit.ts';

/** Magnetic flux in webers. */
export const MAGNETIC_FLUX = {
  id: 'technical-magnetic-flux',
  units: [
    { id: 'weber', symbol: 'Wb', toBase: '1', source: 'SI-9' },
    { id: 'milliweber', symbol: 'mWb', toBase: '0.001', source: 'SI-9' },
    { id: 'microweber', symbol: 'µWb', toBase: '0.000001', aliases: 'uWb', source: 'SI-9' },
    { id: 'maxwell', symbol: 'Mx', toBase: '1e-8', aliases: '*Mx', source: 'SP-811' },
  ],
} as const satisfies UnitCategory;

/** Magnetic flux density in teslas. */
export const FLUX_DENSITY = {
  id: 'technical-flux-density',
  units: [
    { id: 'tesla', symbol: 'T', toBase: '1', aliases: '*T', source: 'SI-9' },
    { id: 'millitesla', symbol: 'mT', toBase: '0.001', aliases: '*mT', source: 'SI-9' },
    { id: 'microtesla', symbol: 'µT', toBase: '0.000001', aliases: 'uT', source: 'SI-9' },
    { id: 'nanotesla', symbol: 'nT', toBase: '1e-9', aliases: '*nT', source: 'SI-9' },
    { id: 'gauss', symbol: 'G', toBase: '0.0001', aliases: '*G', source: 'SP-811' },
  ],
} as const satisfies UnitCategory;
