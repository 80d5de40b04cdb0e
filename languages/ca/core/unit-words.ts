import type { CommonUnitId } from '../../../packages/core/src/units/common/common-units.ts';

/**
 * What people also call the common units in Catalan, besides their names: everyday words and other spellings, separated by commas.
 * `~` before a word: some people mean this unit by it, most another.
 */
export const unitWords: Readonly<Partial<Record<CommonUnitId, string>>> = {
  km: 'kilòmetre, kilòmetres',
  mm: 'millímetre, millímetres',
  ft: 'peu anglès, peus anglesos',
  in: 'polz',
  kg: 'quilo, quilos, kilogram',
  mg: 'milligram, milligrams',
  t: 'tona mètrica, tones mètriques',
  st: 'pedra, pedres',
  c: 'centígrad, centígrads, grau centígrad, graus centígrads, grau c, graus c, grau, graus, sota zero, sota 0',
  f: 'grau f, graus f, grau, graus, sota zero, sota 0',
  k: 'grau kelvin, graus kelvin',
  s: 'seg',
  w: 'setm',
  knot: 'nuc, nucs',
  kcal: '~caloria, ~calories, kilocaloria, kilocalories',
  kwh: 'quilowatt-hora, quilowatts-hora, kilowatt hora, kilowatts hora',
};
