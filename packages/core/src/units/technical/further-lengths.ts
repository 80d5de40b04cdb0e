import type { UnitCategory } from '../unit.ts';

/** Length in metres, after the extended units. */
export const FURTHER_LENGTH = {
  id: 'length',
  units: [
    { id: 'picometer', symbol: 'pm', toBase: '1e-12', aliases: '*pm', source: 'SI-9' },
    { id: 'point_css', symbol: 'pt', toBase: '0.0254/72', aliases: '*pt', source: 'CSS-4' },
    { id: 'pica_css', symbol: 'pc', toBase: '0.0254/6', aliases: '*pc', source: 'CSS-4' },
    { id: 'pixel_css', symbol: 'px', toBase: '0.0254/96', aliases: '*px', source: 'CSS-4' },
    { id: 'mil_scandinavian', symbol: 'smi', toBase: '10000', source: 'CLDR-UNITS' },
    { id: 'earth_radius', symbol: 'R⊕', toBase: '6378100', aliases: '*R⊕', source: 'IAU-2015-B3' },
    { id: 'solar_radius', symbol: 'R☉', toBase: '695700000', aliases: '*R☉', source: 'IAU-2015-B3' },
    { id: 'rin_jp', symbol: 'rin', toBase: '1/3300', aliases: '*rin', source: 'JP-1891' },
    { id: 'bu_jp', symbol: 'bu', toBase: '1/330', aliases: '*bu', source: 'JP-1891' },
    { id: 'sun_jp', symbol: 'sun', toBase: '1/33', aliases: '*sun', source: 'JP-1891' },
    { id: 'shaku_jp', symbol: 'shaku', toBase: '10/33', source: 'JP-1891' },
    { id: 'kujira_shaku_jp', symbol: 'kujira-jaku', toBase: '25/66', source: 'JP-1891' },
    { id: 'ken_jp', symbol: 'ken', toBase: '20/11', aliases: '*ken', source: 'JP-1891' },
    { id: 'jo_jp', symbol: 'jō', toBase: '100/33', aliases: '*jo', source: 'JP-1891' },
    { id: 'cho_len_jp', symbol: 'chō', toBase: '1200/11', source: 'JP-1891' },
    { id: 'ri_jp', symbol: 'ri', toBase: '43200/11', aliases: '*ri', source: 'JP-1891' },
  ],
} as const satisfies UnitCategory;

/** Area in square metres, after the extended units. */
export const FURTHER_AREA = {
  id: 'area',
  units: [
    { id: 'se_jp', symbol: 'se', toBase: '12000/121', aliases: '*se', source: 'JP-1891' },
    { id: 'tan_jp', symbol: 'tan', toBase: '120000/121', aliases: '*tan', source: 'JP-1891' },
    { id: 'cho_jp', symbol: 'chō', toBase: '1200000/121', source: 'JP-1891' },
  ],
} as const satisfies UnitCategory;
