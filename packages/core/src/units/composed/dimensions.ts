import type { Unit } from '../unit.ts';

/** Powers of metre, kilogram, second, ampere, kelvin, mole, candela, radian, bit and pixel. */
export type Powers = readonly number[];

/** What stands for each of them. */
export const BASE_SYMBOLS = ['m', 'kg', 's', 'A', 'K', 'mol', 'cd', 'rad', 'bit', 'px'] as const;

const PI = '3.14159265358979323846264338327950288419716939937510582097494';

/**
 * What one of the unit is that a category's factors are counted in, as a factor (1 where absent) and powers. Categories that stand for
 * no product of base units, levels and scales, are not here.
 * @source SI Brochure, 9th edition, tables 2, 4 and 5
 */
const CATEGORIES: Partial<Readonly<Record<Unit['category'], readonly [powers: string, factor?: string]>>> = {
  length: ['m'],
  weight: ['kg'],
  temperature: ['K'],
  time: ['s'],
  speed: ['m s-1'],
  data: ['bit', '8'],
  energy: ['m2 kg s-2'],
  area: ['m2'],
  volume: ['m3', '0.001'],
  pressure: ['m-1 kg s-2'],
  power: ['m2 kg s-3'],
  angle: ['rad', `${PI}/180`],
  fuel: ['m-2', '1000000'],
  frequency: ['s-1'],
  force: ['m kg s-2'],
  'data-rate': ['bit s-1'],
  torque: ['m2 kg s-2'],
  'volume-flow': ['m3 s-1', '0.001/60'],
  'mass-flow': ['kg s-1'],
  density: ['m-3 kg'],
  acceleration: ['m s-2'],
  illuminance: ['m-2 cd rad2'],
  luminance: ['m-2 cd'],
  charge: ['s A'],
  'technical-voltage': ['m2 kg s-3 A-1'],
  'technical-current': ['A'],
  'technical-resistance': ['m2 kg s-3 A-2'],
  'technical-conductance': ['m-2 kg-1 s3 A2'],
  'technical-capacitance': ['m-2 kg-1 s4 A2'],
  'technical-inductance': ['m2 kg s-2 A-2'],
  'technical-electric-use': ['m kg s-2'],
  'technical-magnetic-flux': ['m2 kg s-2 A-1'],
  'technical-flux-density': ['kg s-2 A-1'],
  'technical-viscosity': ['m-1 kg s-1'],
  'technical-kinematic-viscosity': ['m2 s-1'],
  'technical-radioactivity': ['s-1'],
  'technical-absorbed-dose': ['m2 s-2'],
  'technical-equivalent-dose': ['m2 s-2'],
  'technical-exposure': ['kg-1 s A'],
  'technical-amount-of-substance': ['mol'],
  'technical-catalytic-activity': ['mol s-1'],
  'technical-concentration': ['m-3 mol'],
  'technical-luminous-flux': ['cd rad2'],
  'technical-luminous-intensity': ['cd'],
  'technical-solid-angle': ['rad2'],
  'technical-proportion': [''],
  'technical-pixels': ['px'],
  'technical-resolution': ['m-1 px'],
};

/** Powers as they are written above: `m2 kg s-2`. */
const readPowers = (text: string): Powers =>
  BASE_SYMBOLS.map((symbol) => {
    const found = text.split(' ').find((part) => part.replace(/-?\d+$/, '') === symbol);
    return found === undefined ? 0 : Number(found.slice(symbol.length) || '1');
  });

/** What one of a category's own unit is; undefined for what is no product of base units. */
export function dimensionOf(
  category: Unit['category'],
): { readonly powers: Powers; readonly factor: string } | undefined {
  const [powers, factor = '1'] = CATEGORIES[category] ?? [];
  return powers === undefined ? undefined : { powers: readPowers(powers), factor };
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const raised = (power: number): string =>
  power === 1
    ? ''
    : `${power < 0 ? '⁻' : ''}${[...`${Math.abs(power)}`].map((digit) => RAISED[Number(digit)]).join('')}`;

/** How powers are written in base units: `kg·m²·s⁻³`; `1` for a mere number. */
export function writePowers(powers: Powers): string {
  const order = [1, 0, 2, 3, 4, 5, 6, 7, 8, 9];
  const parts = order.flatMap((at) => (powers[at] ? `${BASE_SYMBOLS[at]}${raised(powers[at])}` : []));
  return parts.join('·') || '1';
}
