import { unitNamesOf } from '../unit-names.ts';
import type { TechnicalUnitId } from './technical-units.ts';

/** Prefixes of the SI. @source BIPM, SI Brochure, 9th edition, 2019, table 7 */
type Prefix = 'pico' | 'nano' | 'micro' | 'milli' | 'centi' | 'kilo' | 'mega' | 'giga' | 'tera';

/** Which multiples of which units are in the tables: their ids and names follow from those. */
const MULTIPLES = {
  volt: ['milli', 'micro', 'kilo', 'mega'],
  ampere: ['milli', 'micro', 'kilo'],
  ohm: ['milli', 'kilo', 'mega'],
  siemens: ['milli', 'micro'],
  farad: ['milli', 'micro', 'nano', 'pico'],
  henry: ['milli', 'micro', 'nano'],
  weber: ['milli', 'micro'],
  tesla: ['milli', 'micro', 'nano'],
  pascal_s: ['milli'],
  poise: ['centi'],
  stokes: ['centi'],
  becquerel: ['kilo', 'mega', 'giga', 'tera'],
  curie: ['milli', 'micro', 'nano', 'pico'],
  gray: ['centi', 'milli', 'micro'],
  sievert: ['milli', 'micro', 'nano'],
  rem: ['milli'],
  roentgen: ['milli'],
  mole: ['milli', 'micro', 'nano', 'kilo'],
  katal: ['milli', 'micro', 'nano'],
  lumen: ['milli', 'kilo'],
  candela: ['milli', 'kilo'],
  pixel: ['mega'],
} as const satisfies Partial<Record<TechnicalUnitId, readonly Prefix[]>>;

type Multiples = typeof MULTIPLES;
type MultipleId = { [Base in keyof Multiples]: `${Multiples[Base][number]}${Base}` }[keyof Multiples];

/** Names of the technical units in a language, without those that prefix and unit make. */
type TechnicalNames = Readonly<Record<Exclude<TechnicalUnitId, MultipleId>, string>>;

/**
 * Names of units and of their multiples in both forms.
 * @param prefixes what the language puts before a unit; in German with a capital, which the unit then loses
 */
export function namesWithMultiples(prefixes: Readonly<Record<Prefix, string>>, names: TechnicalNames) {
  const multiples = Object.entries(MULTIPLES).flatMap(([base, all]) => {
    const forms = names[base as keyof Multiples].split('|');
    return all.map((prefix) => {
      const word = prefixes[prefix];
      const isNoun = word !== word.toLowerCase();
      const shown = forms.map(
        (form) => word + (isNoun ? form.charAt(0).toLowerCase() + form.slice(1) : form),
      );
      return [prefix + base, shown.join('|')] as const;
    });
  });
  return unitNamesOf({ ...Object.fromEntries(multiples), ...names });
}
