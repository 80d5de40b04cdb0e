import type { CommonUnitId } from '../../../packages/core/src/units/common/common-units.ts';

/**
 * What people also call the common units in Portuguese, besides their names: everyday words and other spellings, separated by commas.
 * `~` before a word: some people mean this unit by it, most another.
 */
export const unitWords: Readonly<Partial<Record<CommonUnitId, string>>> = {
  in: 'pol',
  kg: 'quilo',
  t: 'tonelada métrica',
  c: 'centígrado, grau centígrado, grau c, grau, graus',
  f: 'grau f, grau, graus',
  k: 'graus kelvin',
  s: 'seg',
  w: 'sem',
  kcal: '~caloria, ~calorias',
};
