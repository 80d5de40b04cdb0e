import type { UnitCategory } from '../unit.ts';

/** Frequency in hertz. */
export const FREQUENCY = {
  id: 'frequency',
  units: [
    { id: 'hz', symbol: 'Hz', toBase: '1', source: 'SI-9' },
    { id: 'khz', symbol: 'kHz', toBase: '1000', source: 'SI-9' },
    { id: 'mhz', symbol: 'MHz', toBase: '1000000', source: 'SI-9' },
    { id: 'ghz', symbol: 'GHz', toBase: '1000000000', source: 'SI-9' },
    { id: 'thz', symbol: 'THz', toBase: '1000000000000', source: 'SI-9' },
    { id: 'rpm', toBase: '1/60', source: 'SP-811' },
    { id: 'bpm', toBase: '1/60', source: 'SI-9-8' },
    {
      id: 'radps',
      symbol: 'rad/s',
      toBase: '1/6.28318530717958647692528676655900576839433879875021',
      source: 'SI-9',
    },
    {
      id: 'rps',
      toBase: '1',
      source: 'SP-811',
    },
  ],
} as const satisfies UnitCategory;
