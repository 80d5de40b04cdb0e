import type { UnitCategory } from '../unit.ts';

/** Amount of substance in moles. A thing is counted as one of 6.02214076 × 10²³. */
export const AMOUNT_OF_SUBSTANCE = {
  id: 'technical-amount-of-substance',
  units: [
    { id: 'mole', symbol: 'mol', toBase: '1', source: 'SI-9' },
    { id: 'millimole', symbol: 'mmol', toBase: '0.001', source: 'SI-9' },
    { id: 'micromole', symbol: 'µmol', toBase: '0.000001', aliases: 'umol', source: 'SI-9' },
    { id: 'nanomole', symbol: 'nmol', toBase: '1e-9', source: 'SI-9' },
    { id: 'kilomole', symbol: 'kmol', toBase: '1000', source: 'SI-9' },
    { id: 'entity', symbol: '#', toBase: '1/602214076000000000000000', aliases: '*#', source: 'SI-9' },
  ],
} as const satisfies UnitCategory;

/** Catalytic activity in katals. */
export const CATALYTIC_ACTIVITY = {
  id: 'technical-catalytic-activity',
  units: [
    { id: 'katal', symbol: 'kat', toBase: '1', aliases: '*kat', source: 'SI-9' },
    { id: 'millikatal', symbol: 'mkat', toBase: '0.001', source: 'SI-9' },
    { id: 'microkatal', symbol: 'µkat', toBase: '0.000001', aliases: 'ukat', source: 'SI-9' },
    { id: 'nanokatal', symbol: 'nkat', toBase: '1e-9', source: 'SI-9' },
    { id: 'enzyme_unit', symbol: 'U', toBase: '1/60000000', aliases: '*U', source: 'UCUM' },
  ],
} as const satisfies UnitCategory;

/** Amount concentration in moles per cubic metre. */
export const CONCENTRATION = {
  id: 'technical-concentration',
  units: [
    { id: 'mol_l', symbol: 'mol/L', toBase: '1000', source: 'SI-9-8' },
    { id: 'mmol_l', symbol: 'mmol/L', toBase: '1', source: 'SI-9-8' },
    { id: 'umol_l', symbol: 'µmol/L', toBase: '0.001', aliases: 'umol/L', source: 'SI-9-8' },
    { id: 'nmol_l', symbol: 'nmol/L', toBase: '0.000001', source: 'SI-9-8' },
    { id: 'pmol_l', symbol: 'pmol/L', toBase: '1e-9', source: 'SI-9-8' },
    { id: 'mol_m3', symbol: 'mol/m³', toBase: '1', aliases: 'mol/m3', source: 'SI-9' },
  ],
} as const satisfies UnitCategory;
