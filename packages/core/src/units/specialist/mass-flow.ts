import type { UnitCategory } from '../unit.ts';

/** Mass flow in kilograms per second. */
export const MASS_FLOW = {
  id: 'mass-flow',
  units: [
    { id: 'kgh', symbol: 'kg/h', toBase: '1/3600', aliases: 'kg/hr', source: 'SI-9-8' },
    {
      id: 'lbh',
      symbol: 'lb/h',
      toBase: '0.45359237/3600',
      aliases: 'lb/hr, lbs/h, lbs/hr, pph',
      source: 'IYP-1959',
    },
    { id: 'kgs', symbol: 'kg/s', toBase: '1', aliases: 'kg/sec, kg/seg', source: 'SI-9' },
    { id: 'kgmin', symbol: 'kg/min', toBase: '1/60', aliases: 'kg/min', source: 'SI-9-8' },
    { id: 'gps', symbol: 'g/s', toBase: '0.001', aliases: 'g/sec, g/seg, gr/s', source: 'SI-9' },
    { id: 'gmin', symbol: 'g/min', toBase: '0.001/60', aliases: 'gr/min', source: 'SI-9-8' },
    { id: 'tph', symbol: 't/h', toBase: '1000/3600', aliases: 't/hr, ton/h, tm/h', source: 'SI-9-8' },
    { id: 'tpd', symbol: 't/d', toBase: '1000/86400', aliases: 't/day, ton/d, t/día', source: 'SI-9-8' },
    {
      id: 'lbs_s',
      symbol: 'lb/s',
      toBase: '0.45359237',
      aliases: 'lb/sec, lbs/s, lb/seg',
      source: 'IYP-1959',
    },
    { id: 'lbmin', symbol: 'lb/min', toBase: '0.45359237/60', aliases: 'lbs/min', source: 'IYP-1959' },
  ],
} as const satisfies UnitCategory;
