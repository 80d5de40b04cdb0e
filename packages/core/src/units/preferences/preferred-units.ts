import { parseDecimal } from '../../number/decimal.ts';
import { compare, type Rational, rational } from '../../number/rational.ts';
import { UNIT_PREFERENCES, type UnitUse } from './preferences.ts';

/** What a region measures something in: one unit, or the parts of a result from the largest. */
export type PreferredUnits = readonly [string, ...string[]];

interface Preference {
  readonly units: PreferredUnits;
  readonly least: Rational;
}

function preferencesOf(use: UnitUse, region: string): readonly Preference[] {
  const rows = UNIT_PREFERENCES[use].split('; ').map((row) => row.split(': '));
  const rowOf = (wanted: string) => rows.find(([regions = '']) => regions.split(' ').includes(wanted))?.[1];
  return (rowOf(region) ?? rowOf('001') ?? '').split(' ').map((text) => {
    const [units = '', least = '1'] = text.split('>=');
    const [first = '', ...parts] = units.split('+');
    return { units: [first, ...parts], least: parseDecimal(least) ?? rational(1n) };
  });
}

/**
 * What people of a region measure an amount in.
 * @param region as in ISO 3166-1: `MX`
 * @param inUnit the amount in a unit of the catalogue or a composed one; undefined where it does not convert
 */
export function preferredUnits(
  use: UnitUse,
  region: string,
  inUnit: (unit: string) => Rational | undefined,
): PreferredUnits {
  const preferences = preferencesOf(use, region);
  const fits = preferences.find(({ units: [unit], least }) => {
    const amount = inUnit(unit);
    if (!amount) return false;
    const size = amount.n < 0n ? { ...amount, n: -amount.n } : amount;
    return compare(size, least) >= 0;
  });
  return (fits ?? (preferences.at(-1) as Preference)).units;
}

/** Uses that a unit tells of: food has calories, engines have horsepower. The others have the use that is none in particular. */
const USES: readonly (readonly [use: UnitUse, units: string])[] = [
  ['energy.food', 'cal kcal'],
  ['power.engine', 'hp cv'],
  ['pressure.barometer', 'hpa mbar mmhg inhg'],
  ['volume.fluid', 'l ml cl dl gal_us qt_us pt_us cup_us floz_us tbsp_us tsp_us gal_uk qt_uk pt_uk floz_uk'],
  ['volume.oil', 'bbl'],
  ['fuel.vehicle-fuel', 'l100km kml mpg_us mpg_uk lkm'],
];

/** What an amount of a unit is for; undefined for a category that no region has preferences in. */
export function purposeOf(category: string, unit: string): UnitUse | undefined {
  const [use = `${category}.default`] = USES.find(([, units]) => units.split(' ').includes(unit)) ?? [];
  return use in UNIT_PREFERENCES ? (use as UnitUse) : undefined;
}
