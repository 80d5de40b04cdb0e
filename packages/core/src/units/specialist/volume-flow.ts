import type { UnitCategory } from '../unit.ts';

/** Volume flow in litres per minute. */
export const VOLUME_FLOW = {
  id: 'volume-flow',
  units: [
    {
      id: 'lmin',
      symbol: 'L/min',
      toBase: '1',
      aliases: 'lpm, l/m, lt/min, lts/min, ltr/min',
      source: 'SI-9-8',
    },
    {
      id: 'gpm_us',
      symbol: 'gal/min US',
      toBase: '3.785411784',
      aliases: 'gpm, =GPM, gal/min, usgpm, us gpm',
      source: 'HB-44',
    },
    { id: 'm3h', symbol: 'm³/h', toBase: '1000/60', aliases: 'm3/h, m3/hr, cmh, m3 h', source: 'SI-9-8' },
    { id: 'lps', symbol: 'L/s', toBase: '60', aliases: 'lt/s, lts/s, l/sec, l/seg', source: 'SI-9-8' },
    { id: 'lph', symbol: 'L/h', toBase: '1/60', aliases: 'l/hr, lt/h, lts/h', source: 'SI-9-8' },
    {
      id: 'cfm',
      symbol: 'ft³/min',
      toBase: '28.316846592',
      aliases: 'ft3/min, =CFM, scfm, cu ft/min',
      source: 'IYP-1959',
    },
    {
      id: 'cfs',
      symbol: 'ft³/s',
      toBase: '1699.01079552',
      aliases: 'ft3/s, cusec, cu ft/s, ft3/sec',
      source: 'IYP-1959',
    },
    {
      id: 'galps_us',
      symbol: 'gal/s US',
      toBase: '227.12470704',
      aliases: 'gal/s, gal/sec',
      source: 'HB-44',
    },
    {
      id: 'm3s',
      symbol: 'm³/s',
      toBase: '60000',
      aliases: 'm3/s, cumec, cumecs, m3/seg, m3/sec',
      source: 'SI-9',
    },
    { id: 'm3min', symbol: 'm³/min', toBase: '1000', aliases: 'm3/min', source: 'SI-9-8' },
    { id: 'm3d', symbol: 'm³/d', toBase: '1000/1440', aliases: 'm3/d, m3/day, m3/día', source: 'SI-9-8' },
    { id: 'mlmin', symbol: 'mL/min', toBase: '0.001', aliases: 'ml/min, cc/min, cm3/min', source: 'SI-9-8' },
    { id: 'mlh', symbol: 'mL/h', toBase: '0.001/60', aliases: 'ml/h, ml/hr, cc/h', source: 'SI-9-8' },
    {
      id: 'gpm_uk',
      symbol: 'gal/min UK',
      toBase: '4.54609',
      aliases: '~gpm, ~gal/min, ukgpm, uk gpm, imp gpm, igpm',
      source: 'UK-1985',
    },
    {
      id: 'gph_us',
      symbol: 'gal/h US',
      toBase: '3.785411784/60',
      aliases: 'gph, gal/h, gal/hr',
      source: 'HB-44',
    },
    { id: 'mgd_us', symbol: 'Mgal/d US', toBase: '3785411.784/1440', aliases: 'mgd, =MGD', source: 'HB-44' },
    {
      id: 'bpd',
      symbol: 'bbl/d',
      toBase: '158.987294928/1440',
      aliases: 'bbl/d, bbl/day, b/d, =BPD, bopd',
      source: 'HB-44',
    },
  ],
} as const satisfies UnitCategory;
