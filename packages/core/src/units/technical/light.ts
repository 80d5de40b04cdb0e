import type { UnitCategory } from '../unit.ts';

/** Luminous flux in lumens. */
export const LUMINOUS_FLUX = {
  id: 'technical-luminous-flux',
  units: [
    { id: 'lumen', symbol: 'lm', toBase: '1', source: 'SI-9' },
    { id: 'millilumen', symbol: 'mlm', toBase: '0.001', source: 'SI-9' },
    { id: 'kilolumen', symbol: 'klm', toBase: '1000', source: 'SI-9' },
  ],
} as const satisfies UnitCategory;

/** Luminous intensity in candelas. */
export const LUMINOUS_INTENSITY = {
  id: 'technical-luminous-intensity',
  units: [
    { id: 'candela', symbol: 'cd', toBase: '1', aliases: '*cd', source: 'SI-9' },
    { id: 'millicandela', symbol: 'mcd', toBase: '0.001', source: 'SI-9' },
    { id: 'kilocandela', symbol: 'kcd', toBase: '1000', source: 'SI-9' },
  ],
} as const satisfies UnitCategory;

/** Solid angle in steradians; π is held to 59 decimals, as for angles. */
export const SOLID_ANGLE = {
  id: 'technical-solid-angle',
  units: [
    { id: 'steradian', symbol: 'sr', toBase: '1', aliases: '*sr', source: 'SI-9' },
    {
      id: 'deg2',
      symbol: 'deg²',
      toBase:
        '9.8696044010893586188344909998761511353136994072407906264133205218990467324717727212293468231606854046514037372521080036/32400',
      source: 'SI-9-8',
    },
    {
      id: 'spat',
      symbol: 'sp',
      toBase: '12.56637061435917295385057353311801153678867759750042328389976',
      aliases: '*sp',
      source: 'SI-9',
    },
  ],
} as const satisfies UnitCategory;
