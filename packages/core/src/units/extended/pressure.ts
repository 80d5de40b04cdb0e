import type { UnitCategory } from '../unit.ts';

/** Pressure in pascals. */
export const PRESSURE = {
  id: 'pressure',
  units: [
    { id: 'pa', symbol: 'Pa', toBase: '1', source: 'SI-9' },
    { id: 'hpa', symbol: 'hPa', toBase: '100', source: 'SI-9' },
    { id: 'kpa', symbol: 'kPa', toBase: '1000', source: 'SI-9' },
    { id: 'mpa', symbol: 'MPa', toBase: '1000000', source: 'SI-9' },
    { id: 'bar', toBase: '100000', source: 'SP-811' },
    { id: 'mbar', toBase: '100', source: 'SP-811' },
    { id: 'atm', toBase: '101325', source: 'CGPM-1954' },
    { id: 'psi', toBase: '4.4482216152605/0.00064516', source: 'CGPM-1901' },
    { id: 'kgfcm2', symbol: 'kgf/cm²', toBase: '98066.5', source: 'CGPM-1901' },
    { id: 'mmhg', symbol: 'mmHg', toBase: '133.322387415', source: 'SP-811' },
    { id: 'inhg', symbol: 'inHg', toBase: '3386.388640341', source: 'SP-811' },
    { id: 'torr', symbol: 'Torr', toBase: '101325/760', source: 'SP-811' },
    { id: 'cmh2o', symbol: 'cmH₂O', toBase: '98.0665', source: 'SP-811' },
    {
      id: 'gpa',
      symbol: 'GPa',
      toBase: '1000000000',
      source: 'SI-9',
    },
    {
      id: 'ksi',
      toBase: '4448.2216152605/0.00064516',
      source: 'CGPM-1901',
    },
    {
      id: 'psf',
      symbol: 'lbf/ft²',
      toBase: '4.4482216152605/0.09290304',
      source: 'CGPM-1901',
    },
    {
      id: 'inh2o',
      symbol: 'inH₂O',
      toBase: '249.08891',
      source: 'SP-811',
    },
    {
      id: 'mh2o',
      symbol: 'mH₂O',
      toBase: '9806.65',
      source: 'SP-811',
    },
  ],
} as const satisfies UnitCategory;
