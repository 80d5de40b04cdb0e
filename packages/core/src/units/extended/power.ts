import type { UnitCategory } from '../unit.ts';

/** Power in watts. */
export const POWER = {
  id: 'power',
  units: [
    { id: 'watt', symbol: 'W', toBase: '1', source: 'SI-9' },
    { id: 'kw', symbol: 'kW', toBase: '1000', source: 'SI-9' },
    { id: 'cv', symbol: 'CV', toBase: '735.49875', source: 'CGPM-1901' },
    { id: 'hp', toBase: '745.69987158227022', source: 'CGPM-1901' },
    { id: 'milliwatt', symbol: 'mW', toBase: '0.001', source: 'SI-9' },
    { id: 'megawatt', symbol: 'MW', toBase: '1000000', source: 'SI-9' },
    { id: 'gigawatt', symbol: 'GW', toBase: '1000000000', source: 'SI-9' },
    { id: 'btuh', symbol: 'BTU/h', toBase: '1055.05585262/3600', source: 'ICPS-1956' },
    { id: 'ton_cooling', symbol: 'TR', toBase: '12660.67023144/3.6', source: 'ICPS-1956' },
    { id: 'kcalh', symbol: 'kcal/h', toBase: '4184/3600', source: 'SP-811' },
  ],
} as const satisfies UnitCategory;
