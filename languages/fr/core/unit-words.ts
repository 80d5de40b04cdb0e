import type { CommonUnitId } from '../../../packages/core/src/units/common/common-units.ts';

/**
 * What people also call the common units in French, besides their names: everyday words and other spellings, separated by commas.
 * `~` before a word: some people mean this unit by it, most another.
 */
export const unitWords: Readonly<Partial<Record<CommonUnitId, string>>> = {
  ft: 'pied anglais, pi',
  in: '=po',
  nmi: 'milles',
  t: 'tonne métrique',
  c: 'centigrade, centigrades, degré centigrade, degré c, degré, degrés, sous zéro, sous 0',
  f: 'degré f, degré, degrés, sous zéro, sous 0',
  k: 'degré kelvin, degrés kelvin',
  s: 'sec',
  min: 'mn',
  d: '=j, journée',
  w: 'sem',
  y: 'année',
  kmh: 'kilomètre-heure, kilomètres-heure, kilomètre à l’heure, kilomètres à l’heure, km à l’heure, km heure',
  mph: 'mile à l’heure, miles à l’heure',
  knot: 'noeud',
  byte: '=o',
  kb: 'ko',
  mb: 'Mo',
  gb: 'Go',
  tb: '=To',
  pb: '=Po',
  kcal: '~calorie, ~calories',
  kwh: 'kilowatt-heure, kilowatts-heures, kilowatt-heures',
};
