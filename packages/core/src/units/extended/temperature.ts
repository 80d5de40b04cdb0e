import type { UnitCategory } from '../unit.ts';
import { gasMark } from './gas-mark.ts';

/** Temperature in degrees Celsius, after the common units. */
export const TEMPERATURE = {
  id: 'temperature',
  units: [
    { id: 'rankine', symbol: '°R', toBase: '5/9', offset: '-273.15', minimum: '0', source: 'SP-811' },
    { id: 'reaumur', symbol: '°Ré', toBase: '1.25', minimum: '-218.52', source: 'REAUMUR' },
    {
      id: 'gas_mark',
      symbol: 'gas mark',
      toBase: '5/9',
      offset: '-160/9',
      curve: gasMark,
      source: 'GAS-MARK',
      varies: true,
      approximate: true,
    },
  ],
} as const satisfies UnitCategory;
