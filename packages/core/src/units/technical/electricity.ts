import type { UnitCategory } from '../unit.ts';

/** Voltage in volts. */
export const VOLTAGE = {
  id: 'technical-voltage',
  units: [
    { id: 'volt', symbol: 'V', toBase: '1', aliases: '*V', source: 'SI-9' },
    { id: 'millivolt', symbol: 'mV', toBase: '0.001', source: 'SI-9' },
    { id: 'microvolt', symbol: 'µV', toBase: '0.000001', aliases: 'uV', source: 'SI-9' },
    { id: 'kilovolt', symbol: 'kV', toBase: '1000', source: 'SI-9' },
    { id: 'megavolt', symbol: 'MV', toBase: '1000000', aliases: '*MV', source: 'SI-9' },
  ],
} as const satisfies UnitCategory;

/** Electric current in amperes. */
export const CURRENT = {
  id: 'technical-current',
  units: [
    { id: 'ampere', symbol: 'A', toBase: '1', aliases: '*A', source: 'SI-9' },
    { id: 'milliampere', symbol: 'mA', toBase: '0.001', source: 'SI-9' },
    { id: 'microampere', symbol: 'µA', toBase: '0.000001', aliases: 'uA', source: 'SI-9' },
    { id: 'kiloampere', symbol: 'kA', toBase: '1000', source: 'SI-9' },
    { id: 'abampere', symbol: 'abA', toBase: '10', source: 'SP-811' },
  ],
} as const satisfies UnitCategory;

/** Electric resistance in ohms. */
export const RESISTANCE = {
  id: 'technical-resistance',
  units: [
    { id: 'ohm', symbol: 'Ω', toBase: '1', source: 'SI-9' },
    { id: 'milliohm', symbol: 'mΩ', toBase: '0.001', source: 'SI-9' },
    { id: 'kiloohm', symbol: 'kΩ', toBase: '1000', aliases: 'kohm', source: 'SI-9' },
    { id: 'megaohm', symbol: 'MΩ', toBase: '1000000', aliases: 'Mohm', source: 'SI-9' },
  ],
} as const satisfies UnitCategory;

/** Electric conductance in siemens. */
export const CONDUCTANCE = {
  id: 'technical-conductance',
  units: [
    { id: 'siemens', symbol: 'S', toBase: '1', aliases: '*S', source: 'SI-9' },
    { id: 'millisiemens', symbol: 'mS', toBase: '0.001', aliases: '*mS', source: 'SI-9' },
    { id: 'microsiemens', symbol: 'µS', toBase: '0.000001', aliases: 'uS', source: 'SI-9' },
    { id: 'mho', symbol: '℧', toBase: '1', source: 'SP-811' },
  ],
} as const satisfies UnitCategory;

/** Capacitance in farads. */
export const CAPACITANCE = {
  id: 'technical-capacitance',
  units: [
    { id: 'farad', symbol: 'F', toBase: '1', aliases: '*F', source: 'SI-9' },
    { id: 'millifarad', symbol: 'mF', toBase: '0.001', aliases: '*mF', source: 'SI-9' },
    { id: 'microfarad', symbol: 'µF', toBase: '0.000001', aliases: 'uF', source: 'SI-9' },
    { id: 'nanofarad', symbol: 'nF', toBase: '1e-9', source: 'SI-9' },
    { id: 'picofarad', symbol: 'pF', toBase: '1e-12', source: 'SI-9' },
  ],
} as const satisfies UnitCategory;

/** Inductance in henries. */
export const INDUCTANCE = {
  id: 'technical-inductance',
  units: [
    { id: 'henry', symbol: 'H', toBase: '1', aliases: '*H', source: 'SI-9' },
    { id: 'millihenry', symbol: 'mH', toBase: '0.001', aliases: '*mH', source: 'SI-9' },
    { id: 'microhenry', symbol: 'µH', toBase: '0.000001', aliases: 'uH', source: 'SI-9' },
    { id: 'nanohenry', symbol: 'nH', toBase: '1e-9', aliases: '*nH', source: 'SI-9' },
  ],
} as const satisfies UnitCategory;

/** What an electric vehicle uses, in joules per metre. What it goes on a kilowatt-hour runs the other way. */
export const ELECTRIC_USE = {
  id: 'technical-electric-use',
  units: [
    { id: 'kwh_100km', symbol: 'kWh/100 km', toBase: '36', source: 'SI-9-8' },
    { id: 'wh_km', symbol: 'Wh/km', toBase: '3.6', source: 'SI-9-8' },
    { id: 'wh_mi', symbol: 'Wh/mi', toBase: '3600/1609.344', source: 'IYP-1959' },
    { id: 'kwh_100mi', symbol: 'kWh/100 mi', toBase: '36000/1609.344', source: 'IYP-1959' },
    { id: 'km_kwh', symbol: 'km/kWh', toBase: '3600', reciprocal: true, source: 'SI-9-8' },
    { id: 'mi_kwh', symbol: 'mi/kWh', toBase: '3600000/1609.344', reciprocal: true, source: 'IYP-1959' },
  ],
} as const satisfies UnitCategory;
