import type { UnitCategory } from '../unit.ts';

/** Pixels, which are counted. */
export const PIXELS = {
  id: 'technical-pixels',
  units: [
    { id: 'pixel', symbol: 'px', toBase: '1', aliases: '*px', source: 'CLDR-UNITS' },
    { id: 'megapixel', symbol: 'MP', toBase: '1000000', aliases: '*MP', source: 'CLDR-UNITS' },
    { id: 'dot', toBase: '1', aliases: '*dot', source: 'CLDR-UNITS' },
  ],
} as const satisfies UnitCategory;

/** Resolution in pixels per metre. */
export const RESOLUTION = {
  id: 'technical-resolution',
  units: [
    { id: 'ppi', toBase: '100/2.54', source: 'CLDR-UNITS' },
    { id: 'dpi', toBase: '100/2.54', source: 'CLDR-UNITS' },
    { id: 'ppcm', symbol: 'px/cm', toBase: '100', aliases: 'ppcm', source: 'CLDR-UNITS' },
    { id: 'dpcm', toBase: '100', source: 'CLDR-UNITS' },
  ],
} as const satisfies UnitCategory;
