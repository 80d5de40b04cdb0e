import type { UnitCategory } from '../unit.ts';

/** Length in metres, after the common units. */
export const LENGTH = {
  id: 'length',
  units: [
    { id: 'dm', toBase: '0.1', source: 'SI-9' },
    { id: 'um', symbol: 'µm', toBase: '0.000001', source: 'SI-9' },
    { id: 'nm', toBase: '1e-9', source: 'SI-9' },
    { id: 'mil', toBase: '0.0000254', source: 'IYP-1959' },
    { id: 'hand', symbol: 'hh', toBase: '0.1016', source: 'IYP-1959' },
    { id: 'fathom', symbol: 'ftm', toBase: '1.8288', source: 'IYP-1959' },
    { id: 'chain', symbol: 'ch', toBase: '20.1168', source: 'IYP-1959' },
    { id: 'furlong', symbol: 'fur', toBase: '201.168', source: 'IYP-1959' },
    { id: 'league', symbol: 'lea', toBase: '4828.032', source: 'IYP-1959' },
    { id: 'au', toBase: '149597870700', source: 'IAU-2012-B2' },
    { id: 'ly', toBase: '9460730472580800', source: 'IAU-1976' },
    {
      id: 'pc',
      symbol: 'pc',
      toBase: '96939420213600000/3.14159265358979323846264338327950288419716939937510582097494',
      source: 'IAU-2015-B2',
    },
    { id: 'vara_es', symbol: 'vara', toBase: '0.835905', source: 'CASTILE' },
    { id: 'vara_ar', symbol: 'vara', toBase: '0.8666', source: 'ICT-1926' },
    { id: 'vara_cl', symbol: 'vara', toBase: '0.836', source: 'ICT-1926' },
    { id: 'vara_co', symbol: 'vara', toBase: '0.8', source: 'ICT-1926' },
    { id: 'vara_gt', symbol: 'vara', toBase: '0.8359', source: 'ICT-1926' },
    { id: 'vara_mx', symbol: 'vara', toBase: '0.838', source: 'ICT-1926' },
    { id: 'vara_tx', symbol: 'vara', toBase: '2.54/3', source: 'TX-1919' },
    { id: 'cuadra_ar', symbol: 'cuadra', toBase: '129.99', source: 'ICT-1926' },
    { id: 'cuadra_cl', symbol: 'cuadra', toBase: '125.4', source: 'ICT-1926' },
    { id: 'legua_es', symbol: 'legua', toBase: '5572.7', source: 'CASTILE' },
    { id: 'legua_ar', symbol: 'legua', toBase: '5199.6', source: 'ICT-1926' },
    { id: 'legua_cl', symbol: 'legua', toBase: '4514.4', source: 'ICT-1926' },
    { id: 'legua_co', symbol: 'legua', toBase: '5000', source: 'ICT-1926' },
    { id: 'legua_mx', symbol: 'legua', toBase: '4190', source: 'ICT-1926' },
  ],
} as const satisfies UnitCategory;
