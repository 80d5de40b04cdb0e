import type { UnitCategory } from '../unit.ts';

/** Area in square metres, after the common units. A land measure of varas squares the vara of its country. */
export const AREA = {
  id: 'area',
  units: [
    { id: 'mm2', symbol: 'mm²', toBase: '0.000001', source: 'SI-9' },
    { id: 'a', toBase: '100', source: 'SP-811' },
    { id: 'yd2', symbol: 'yd²', toBase: '0.83612736', source: 'IYP-1959' },
    { id: 'mi2', symbol: 'mi²', toBase: '2589988.110336', source: 'IYP-1959' },
    { id: 'vara2_es', symbol: 'vara²', toBase: '0.698737169025', source: 'CASTILE' },
    { id: 'vara2_gt', symbol: 'vara²', toBase: '0.69872881', source: 'ICT-1926' },
    { id: 'vara2_sv', symbol: 'vara²', toBase: '0.698896', source: 'SV-VARA' },
    { id: 'cuerda_pr', symbol: 'cda', toBase: '3930.395625', source: 'PR-1914' },
    { id: 'cuerda_gt25', symbol: 'cda', toBase: '436.70550625', source: 'GT-CUERDA' },
    { id: 'cuerda_gt40', symbol: 'cda', toBase: '1117.966096', source: 'GT-CUERDA' },
    { id: 'manzana_gt', symbol: 'mz', toBase: '6987.2881', source: 'ICT-1926' },
    { id: 'manzana_sv', symbol: 'mz', toBase: '6988.96', source: 'SV-VARA' },
    { id: 'manzana_ar', symbol: 'mz', toBase: '10000', source: 'AR-MANZANA' },
    { id: 'fanega_tierra_es', symbol: 'fan.', toBase: '6439.5617497344', source: 'CASTILE' },
    { id: 'fanega_tierra_mx', symbol: 'fan.', toBase: '35662.8', source: 'ICT-1926' },
    { id: 'fanegada_co', symbol: 'fgda', toBase: '6400', source: 'ICT-1926' },
    { id: 'tarea_do', symbol: 'ta', toBase: '628.8634521225', source: 'DO-TAREA' },
    {
      id: 'cent_in',
      symbol: 'ac/100',
      toBase: '40.468564224',
      source: 'IN-LAND',
    },
    {
      id: 'guntha',
      toBase: '101.17141056',
      source: 'IN-LAND',
    },
    {
      id: 'ground_in',
      symbol: 'ground',
      toBase: '222.967296',
      source: 'IN-LAND',
    },
    {
      id: 'marla',
      toBase: '25.29285264',
      source: 'IN-LAND',
    },
    {
      id: 'kanal',
      toBase: '505.8570528',
      source: 'IN-LAND',
    },
    {
      id: 'bigha_wb',
      symbol: 'bigha',
      toBase: '1337.803776',
      source: 'IN-LAND',
    },
    {
      id: 'bigha_up',
      symbol: 'bigha',
      toBase: '2529.285264',
      source: 'IN-LAND',
    },
    {
      id: 'bigha_gj',
      symbol: 'bigha',
      toBase: '1618.74256896',
      source: 'IN-LAND',
    },
    {
      id: 'bigha_np',
      symbol: 'bigha',
      toBase: '6772.631616',
      source: 'IN-LAND',
    },
    {
      id: 'dunam',
      toBase: '1000',
      source: 'DUNAM',
    },
    {
      id: 'rai',
      toBase: '1600',
      source: 'TH-1923',
    },
    {
      id: 'tsubo',
      toBase: '400/121',
      source: 'JP-1891',
    },
    {
      id: 'caballeria_gt',
      symbol: 'cab.',
      toBase: '447186.4384',
      source: 'ICT-1926',
    },
    {
      id: 'caballeria_cu',
      symbol: 'cab.',
      toBase: '134202',
      source: 'ICT-1926',
    },
    {
      id: 'alqueire_sp',
      symbol: 'alq.',
      toBase: '24200',
      source: 'BR-BRACA',
      names: {
        es: 'alqueire+ (São Paulo)',
        en: 'alqueire+ (São Paulo)',
      },
    },
    {
      id: 'alqueire_mg',
      symbol: 'alq.',
      toBase: '48400',
      source: 'BR-BRACA',
      names: {
        es: 'alqueire+ (Minas Gerais)',
        en: 'alqueire+ (Minas Gerais)',
      },
    },
    {
      id: 'alqueire_norte',
      symbol: 'alq.',
      toBase: '27225',
      source: 'BR-BRACA',
      names: {
        es: 'alqueire+ (norte de Brasil)',
        en: 'alqueire+ (northern Brazil)',
      },
    },
    {
      id: 'alqueire_ba',
      symbol: 'alq.',
      toBase: '96800',
      source: 'BR-BRACA',
      names: {
        es: 'alqueire+ (Bahia)',
        en: 'alqueire+ (Bahia)',
      },
    },
    {
      id: 'tarefa_ba',
      symbol: 'tarefa',
      toBase: '4356',
      source: 'BR-BRACA',
      names: {
        es: 'tarefa+ (Bahia)',
        en: 'tarefa+ (Bahia)',
      },
    },
  ],
} as const satisfies UnitCategory;
