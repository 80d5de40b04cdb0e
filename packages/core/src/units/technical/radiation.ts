import type { UnitCategory } from '../unit.ts';

/** Radioactivity in becquerels. */
export const RADIOACTIVITY = {
  id: 'technical-radioactivity',
  units: [
    { id: 'becquerel', symbol: 'Bq', toBase: '1', source: 'SI-9' },
    { id: 'kilobecquerel', symbol: 'kBq', toBase: '1000', source: 'SI-9' },
    { id: 'megabecquerel', symbol: 'MBq', toBase: '1000000', source: 'SI-9' },
    { id: 'gigabecquerel', symbol: 'GBq', toBase: '1000000000', source: 'SI-9' },
    { id: 'terabecquerel', symbol: 'TBq', toBase: '1000000000000', source: 'SI-9' },
    { id: 'curie', symbol: 'Ci', toBase: '37000000000', aliases: '*Ci', source: 'SP-811' },
    { id: 'millicurie', symbol: 'mCi', toBase: '37000000', source: 'SP-811' },
    { id: 'microcurie', symbol: 'µCi', toBase: '37000', aliases: 'uCi', source: 'SP-811' },
    { id: 'nanocurie', symbol: 'nCi', toBase: '37', source: 'SP-811' },
    { id: 'picocurie', symbol: 'pCi', toBase: '0.037', source: 'SP-811' },
  ],
} as const satisfies UnitCategory;

/** Absorbed dose of radiation in grays. */
export const ABSORBED_DOSE = {
  id: 'technical-absorbed-dose',
  units: [
    { id: 'gray', symbol: 'Gy', toBase: '1', aliases: '*Gy', source: 'SI-9' },
    { id: 'centigray', symbol: 'cGy', toBase: '0.01', source: 'SI-9' },
    { id: 'milligray', symbol: 'mGy', toBase: '0.001', source: 'SI-9' },
    { id: 'microgray', symbol: 'µGy', toBase: '0.000001', aliases: 'uGy', source: 'SI-9' },
    { id: 'rad_dose', symbol: 'rd', toBase: '0.01', aliases: '*rad', source: 'SP-811' },
  ],
} as const satisfies UnitCategory;

/** Equivalent dose of radiation in sieverts: a figure of its own, which no absorbed dose can be turned into. */
export const EQUIVALENT_DOSE = {
  id: 'technical-equivalent-dose',
  units: [
    { id: 'sievert', symbol: 'Sv', toBase: '1', source: 'SI-9' },
    { id: 'millisievert', symbol: 'mSv', toBase: '0.001', source: 'SI-9' },
    { id: 'microsievert', symbol: 'µSv', toBase: '0.000001', aliases: 'uSv', source: 'SI-9' },
    { id: 'nanosievert', symbol: 'nSv', toBase: '1e-9', source: 'SI-9' },
    { id: 'rem', toBase: '0.01', source: 'SP-811' },
    { id: 'millirem', symbol: 'mrem', toBase: '0.00001', source: 'SP-811' },
  ],
} as const satisfies UnitCategory;

/** Exposure to radiation in coulombs per kilogram. */
export const EXPOSURE = {
  id: 'technical-exposure',
  units: [
    { id: 'c_per_kg', symbol: 'C/kg', toBase: '1', source: 'SI-9' },
    { id: 'roentgen', symbol: 'R', toBase: '0.000258', aliases: '*R', source: 'SP-811' },
    { id: 'milliroentgen', symbol: 'mR', toBase: '258e-9', aliases: '*mR', source: 'SP-811' },
  ],
} as const satisfies UnitCategory;
