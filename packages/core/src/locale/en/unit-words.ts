import type { CommonUnitId } from '../../units/common/common-units.ts';

/**
 * What people also call the common units in English, besides their names: everyday words and other spellings, parted by commas.
 * `~` before a word: some people mean this unit by it, most another.
 */
export const unitWords: Readonly<Partial<Record<CommonUnitId, string>>> = {
  km: 'klick',
  ft: 'linear foot, linear feet',
  yd: 'yrd',
  mi: 'statute mile',
  nmi: 'nautical, sea mile',
  kg: 'kilogramme',
  g: 'gm, gms, gramme',
  mg: 'milligramme',
  t: 'ton, tons, metric ton',
  c: 'centigrade, degree c, deg c, deg, degree, degrees, below zero, below 0',
  f: 'degree f, deg f, deg, degree, degrees, below zero, below 0',
  k: 'degrees kelvin',
  s: 'sec',
  h: 'hr, hrs',
  month: 'mos',
  y: 'yrs',
  mps: 'm/sec, meters/sec',
  kmh: 'km/hr',
  mph: 'mi/hr',
  fps: 'ft/sec',
  byte: 'octet',
  cal: 'small calorie',
  kcal: 'food calorie, large calorie, ~calorie, ~calories',
  kwh: 'kilowatthour',
  btu: 'british thermal unit',
  m2: 'sq m, sq meter',
  km2: 'sq km, sq kilometers',
  cm2: 'sq cm',
  ft2: 'sq ft, sq feet',
  in2: 'sq in, sq inch',
};

/** Names as they are also spelled: British `metres per second`, `meters/second`. */
export function unitSpellings(name: string): readonly string[] {
  const british = name.replace(/(\b|[a-z])(met|lit)er/g, '$1$2re');
  return [british, name.replace(' per ', '/'), british.replace(' per ', '/')];
}
