import type { CommonUnitId } from '../../../packages/core/src/units/common/common-units.ts';

/**
 * What people also call the common units in Spanish, besides their names: everyday words and other spellings, separated by commas.
 * `~` before a word: some people mean this unit by it, most another.
 */
export const unitWords: Readonly<Partial<Record<CommonUnitId, string>>> = {
  in: 'pulg',
  t: 'tonelada métrica',
  c: 'centígrado, grado centígrado, grado c, grado, grados, bajo cero, bajo 0',
  f: 'grado f, grado, grados, bajo cero, bajo 0',
  k: 'grados kelvin',
  s: 'seg',
  w: 'sem',
  kcal: '~caloría, ~calorías',
};
