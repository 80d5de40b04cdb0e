import type { UnitCategory } from '../unit.ts';

/** Mass in kilograms, after the common units. */
export const WEIGHT = {
  id: 'weight',
  units: [
    { id: 'ug', symbol: 'µg', toBase: '1e-9', source: 'SI-9' },
    { id: 'ct', toBase: '0.0002', source: 'CGPM-1907' },
    { id: 'gr', toBase: '0.00006479891', source: 'IYP-1959' },
    { id: 'ozt', symbol: 'oz t', toBase: '0.0311034768', source: 'IYP-1959' },
    { id: 'quintal', symbol: 'q', toBase: '100', source: 'SP-811' },
    { id: 'ton_us', symbol: 'tn', toBase: '907.18474', source: 'IYP-1959' },
    { id: 'ton_uk', symbol: 'LT', toBase: '1016.0469088', source: 'UK-1963' },
    { id: 'cwt_us', symbol: 'cwt', toBase: '45.359237', source: 'IYP-1959' },
    { id: 'cwt_uk', symbol: 'cwt', toBase: '50.80234544', source: 'UK-1963' },
    { id: 'libra_es', symbol: 'lb', toBase: '0.460093', source: 'CASTILE' },
    { id: 'libra_ar', symbol: 'lb', toBase: '0.4594', source: 'ICT-1926' },
    { id: 'libra_co', symbol: 'lb', toBase: '0.5', source: 'ICT-1926' },
    { id: 'libra_mx', symbol: 'lb', toBase: '0.46024634', source: 'ICT-1926' },
    { id: 'arroba_es', symbol: '@', toBase: '11.502325', source: 'CASTILE' },
    { id: 'arroba_ar', symbol: '@', toBase: '11.485', source: 'ICT-1926' },
    { id: 'arroba_br', symbol: '@', toBase: '15', source: 'BR-ARROBA' },
    { id: 'arroba_co', symbol: '@', toBase: '12.5', source: 'ICT-1926' },
    { id: 'arroba_mx', symbol: '@', toBase: '11.5061585', source: 'ICT-1926' },
    { id: 'quintal_es', symbol: 'qq', toBase: '46.0093', source: 'CASTILE' },
    { id: 'quintal_ar', symbol: 'qq', toBase: '45.94', source: 'ICT-1926' },
    { id: 'quintal_co', symbol: 'qq', toBase: '50', source: 'ICT-1926' },
    { id: 'quintal_mx', symbol: 'qq', toBase: '46.024634', source: 'ICT-1926' },
    {
      id: 'tola',
      toBase: '0.0116638038',
      source: 'TOLA',
    },
    {
      id: 'dag',
      toBase: '0.01',
      source: 'SI-9',
    },
    {
      id: 'hg',
      toBase: '0.1',
      source: 'SI-9',
    },
    {
      id: 'ng',
      toBase: '1e-12',
      source: 'SI-9',
    },
    {
      id: 'arroba_br_old',
      symbol: '@',
      toBase: '14.688',
      source: 'BR-ARRATEL',
      names: {
        es: 'arroba+ antigua+ de Brasil',
        en: 'old Brazilian arroba+',
      },
    },
    {
      id: 'saca_br',
      symbol: 'saca',
      toBase: '60',
      source: 'BR-SACA',
      names: {
        es: 'saca+ de 60 kg',
        en: 'bag+ of 60 kg',
      },
    },
  ],
} as const satisfies UnitCategory;
