import type { ExtendedUnits } from './more-unit.ts';

/** Temperature in degrees Celsius, after SPEC's units. */
export const MORE_TEMPERATURE = [
  { id: 'rankine', symbol: '°R', toBase: '5/9', offset: '-273.15', minimum: '0', source: 'SP-811' },
  { id: 'reaumur', symbol: '°Ré', toBase: '1.25', minimum: '-218.52', source: 'REAUMUR' },
] as const satisfies ExtendedUnits;
