import type { CommonUnitId } from '../../../packages/core/src/units/common/common-units.ts';

/**
 * What people also call the common units in English, besides their names: everyday words and other spellings, separated by commas.
 * `~` before a word: some people mean this unit by it, most another.
 */
export const unitWords: Readonly<Partial<Record<CommonUnitId, string>>> = {
  g: 'gm',
  t: 'ton, metric ton',
  c: 'centigrade, degree c, deg, degree, degrees, below zero, below 0',
  f: 'degree f, deg, degree, degrees, below zero, below 0',
  k: 'degrees kelvin',
  s: 'sec',
  h: 'hr, hrs',
  month: 'mos',
  y: 'yrs',
  kcal: '~calorie, ~calories',
};

/** Names as they are also spelled: British `metres per second`. */
export const unitSpellings = (name: string): readonly string[] => [
  name.replace(/(\b|[a-z])(met|lit)er/g, '$1$2re'),
];
