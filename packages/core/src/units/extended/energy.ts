import type { UnitCategory } from '../unit.ts';

/** Energy in joules, after the common units. */
export const ENERGY = {
  id: 'energy',
  units: [
    { id: 'megaj', symbol: 'MJ', toBase: '1000000', source: 'SI-9' },
    { id: 'wh', symbol: 'Wh', toBase: '3600', source: 'SI-9-8' },
    { id: 'megawh', symbol: 'MWh', toBase: '3600000000', source: 'SI-9-8' },
    { id: 'ev', symbol: 'eV', toBase: '1.602176634e-19', source: 'SI-9-8' },
    { id: 'erg', toBase: '1e-7', source: 'SP-811' },
    { id: 'kgfm', symbol: 'kgf·m', toBase: '9.80665', source: 'CGPM-1901' },
    { id: 'ftlb', symbol: 'ft·lbf', toBase: '1.3558179483314004', source: 'CGPM-1901' },
    { id: 'cal_it', symbol: 'cal IT', toBase: '4.1868', source: 'ICPS-1956' },
    { id: 'kcal_it', symbol: 'kcal IT', toBase: '4186.8', source: 'ICPS-1956' },
    { id: 'therm', symbol: 'thm', toBase: '105505585.262', source: 'ICPS-1956' },
    { id: 'toe', toBase: '41868000000', source: 'IEA' },
    {
      id: 'gj',
      symbol: 'GJ',
      toBase: '1000000000',
      source: 'SI-9',
    },
  ],
} as const satisfies UnitCategory;
