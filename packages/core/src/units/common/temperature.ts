import type { UnitCategory } from '../unit.ts';

/** Temperature in degrees Celsius; nothing is colder than 0 K = -273.15 °C. */
export const TEMPERATURE = {
  id: 'temperature',
  units: [
    { id: 'c', symbol: '°C', toBase: '1', minimum: '-273.15', source: 'SI-9' },
    { id: 'f', symbol: '°F', toBase: '5/9', offset: '-160/9', minimum: '-459.67', source: 'SP-811' },
    { id: 'k', symbol: 'K', toBase: '1', offset: '-273.15', minimum: '0', source: 'SI-9' },
  ],
} as const satisfies UnitCategory;
