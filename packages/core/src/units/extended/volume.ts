import type { UnitCategory } from '../unit.ts';

/**
 * Volume in litres: metric, cooking, imperial and US, and the dry measures of the Spanish-speaking countries.
 * First what labels and meters have, litres and cubic metres, then what those of the United States and their recipes have.
 */
export const VOLUME = {
  id: 'volume',
  units: [
    { id: 'l', symbol: 'L', toBase: '1', source: 'SI-9-8' },
    { id: 'ml', symbol: 'mL', toBase: '0.001', source: 'SI-9-8' },
    { id: 'm3', symbol: 'm³', toBase: '1000', source: 'SI-9' },
    { id: 'cm3', symbol: 'cm³', toBase: '0.001', source: 'SI-9' },
    { id: 'gal_us', symbol: 'gal US', toBase: '3.785411784', source: 'HB-44' },
    { id: 'floz_us', symbol: 'fl oz US', toBase: '0.0295735295625', source: 'HB-44' },
    { id: 'cup_us', symbol: 'cup', toBase: '0.2365882365', source: 'HB-44' },
    { id: 'cl', symbol: 'cL', toBase: '0.01', source: 'SI-9-8' },
    { id: 'dl', symbol: 'dL', toBase: '0.1', source: 'SI-9-8' },
    { id: 'hl', symbol: 'hL', toBase: '100', source: 'SI-9-8' },
    { id: 'mm3', symbol: 'mm³', toBase: '0.000001', source: 'SI-9' },
    { id: 'taza', toBase: '0.25', source: 'METRIC-CUP' },
    { id: 'cucharada', symbol: 'cda', toBase: '0.015', source: 'METRIC-CUP' },
    { id: 'cucharadita', symbol: 'cdta', toBase: '0.005', source: 'METRIC-CUP' },
    { id: 'tbsp_us', symbol: 'tbsp', toBase: '0.01478676478125', source: 'HB-44' },
    { id: 'tsp_us', symbol: 'tsp', toBase: '0.00492892159375', source: 'HB-44' },
    { id: 'pt_us', symbol: 'pt US', toBase: '0.473176473', source: 'HB-44' },
    { id: 'qt_us', symbol: 'qt US', toBase: '0.946352946', source: 'HB-44' },
    { id: 'bbl', toBase: '158.987294928', source: 'HB-44' },
    { id: 'bushel_us', symbol: 'bu', toBase: '35.23907016688', source: 'HB-44' },
    { id: 'floz_uk', symbol: 'fl oz UK', toBase: '0.0284130625', source: 'UK-1985' },
    { id: 'pt_uk', symbol: 'pt UK', toBase: '0.56826125', source: 'UK-1985' },
    { id: 'qt_uk', symbol: 'qt UK', toBase: '1.1365225', source: 'UK-1985' },
    { id: 'gal_uk', symbol: 'gal UK', toBase: '4.54609', source: 'UK-1985' },
    { id: 'in3', symbol: 'in³', toBase: '0.016387064', source: 'IYP-1959' },
    { id: 'ft3', symbol: 'ft³', toBase: '28.316846592', source: 'IYP-1959' },
    { id: 'yd3', symbol: 'yd³', toBase: '764.554857984', source: 'IYP-1959' },
    { id: 'fanega_es', symbol: 'fan.', toBase: '55.501', source: 'CASTILE' },
    { id: 'fanega_ar', symbol: 'fan.', toBase: '137.1977', source: 'ICT-1926' },
    { id: 'fanega_cl', symbol: 'fan.', toBase: '96.996', source: 'ICT-1926' },
    { id: 'fanega_mx', symbol: 'fan.', toBase: '90.8064', source: 'ICT-1926' },
    {
      id: 'ul',
      symbol: 'µL',
      toBase: '0.000001',
      source: 'SI-9-8',
    },
    {
      id: 'kl',
      symbol: 'kL',
      toBase: '1000',
      source: 'SI-9-8',
    },
    {
      id: 'hm3',
      symbol: 'hm³',
      toBase: '1000000000',
      source: 'SI-9',
    },
    {
      id: 'km3',
      symbol: 'km³',
      toBase: '1000000000000',
      source: 'SI-9',
    },
    {
      id: 'acre_ft',
      symbol: 'ac·ft',
      toBase: '1233481.83754752',
      source: 'IYP-1959',
    },
    {
      id: 'board_ft',
      symbol: 'bd ft',
      toBase: '2.359737216',
      source: 'IYP-1959',
    },
    {
      id: 'tbsp_au',
      symbol: 'tbsp AU',
      toBase: '0.02',
      source: 'AS-1325',
    },
  ],
} as const satisfies UnitCategory;
