import type { UnitCategory } from '../unit.ts';

/** Electric charge in coulombs. */
export const CHARGE = {
  id: 'charge',
  units: [
    { id: 'coulomb', symbol: 'C', toBase: '1', aliases: '~~C', source: 'SI-9' },
    { id: 'ah', symbol: 'Ah', toBase: '3600', aliases: 'A·h, amp-hr', source: 'SI-9-8' },
    { id: 'mah', symbol: 'mAh', toBase: '3.6', aliases: 'mA·h', source: 'SI-9-8' },
    { id: 'millicoulomb', symbol: 'mC', toBase: '0.001', source: 'SI-9' },
    { id: 'microcoulomb', symbol: 'µC', toBase: '0.000001', aliases: 'uC', source: 'SI-9' },
    { id: 'nanocoulomb', symbol: 'nC', toBase: '0.000000001', source: 'SI-9' },
    { id: 'picocoulomb', symbol: 'pC', toBase: '0.000000000001', source: 'SI-9' },
    { id: 'elementary_charge', symbol: 'qₑ', toBase: '1.602176634e-19', source: 'SI-9' },
  ],
} as const satisfies UnitCategory;
