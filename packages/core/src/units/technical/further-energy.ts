import type { UnitCategory } from '../unit.ts';

/** Energy in joules, after the extended units. */
export const FURTHER_ENERGY = {
  id: 'energy',
  units: [
    { id: 'btu_th', symbol: 'BTU th', toBase: '23722880951/22500000', source: 'SP-811' },
    { id: 'gwh', symbol: 'GWh', toBase: '3600000000000', source: 'SI-9-8' },
    { id: 'twh', symbol: 'TWh', toBase: '3600000000000000', source: 'SI-9-8' },
    { id: 'kev', symbol: 'keV', toBase: '1.602176634e-16', source: 'SI-9-8' },
    { id: 'mega_ev', symbol: 'MeV', toBase: '1.602176634e-13', aliases: '*MeV, *meV', source: 'SI-9-8' },
    { id: 'therm_us', symbol: 'thm US', toBase: '105480400', source: 'SP-811' },
    { id: 'ton_tnt', symbol: 't TNT', toBase: '4184000000', source: 'SP-811' },
  ],
} as const satisfies UnitCategory;

/** Power in watts, after the extended units. */
export const FURTHER_POWER = {
  id: 'power',
  units: [
    { id: 'microwatt', symbol: 'µW', toBase: '0.000001', aliases: 'uW', source: 'SI-9' },
    { id: 'terawatt', symbol: 'TW', toBase: '1000000000000', source: 'SI-9' },
    {
      id: 'solar_luminosity',
      symbol: 'L☉',
      toBase: '382800000000000000000000000',
      aliases: '*L☉',
      source: 'IAU-2015-B3',
    },
  ],
} as const satisfies UnitCategory;

/** Force in newtons, after the extended units. */
export const FURTHER_FORCE = {
  id: 'force',
  units: [
    { id: 'meganewton', symbol: 'MN', toBase: '1000000', aliases: '*MN', source: 'SI-9' },
    { id: 'millinewton', symbol: 'mN', toBase: '0.001', aliases: '*mN', source: 'SI-9' },
    { id: 'kip', toBase: '4448.2216152605', aliases: '*kip', source: 'SP-811' },
  ],
} as const satisfies UnitCategory;
