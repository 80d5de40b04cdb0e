import type { CommonUnitId } from '../../units/common/common-units.ts';

/**
 * What people also call the common units in Spanish, besides their names: everyday words and other spellings, parted by commas.
 * `~` before a word: some people mean this unit by it, most another.
 */
export const unitWords: Readonly<Partial<Record<CommonUnitId, string>>> = {
  m: 'metro lineal, metros lineales',
  km: 'quilómetro',
  ft: 'pie lineal',
  in: 'pulg, plg',
  mi: 'milla terrestre',
  nmi: 'milla marina',
  kg: 'quilo',
  lb: 'libra avoirdupois',
  oz: 'onz',
  t: 'tonelada métrica',
  c: 'centígrado, grado centígrado, grado c, grado, grados, bajo cero, bajo 0',
  f: 'grado f, grado, grados, bajo cero, bajo 0',
  k: 'grados kelvin',
  s: 'seg',
  w: 'sem',
  mps: 'm/seg',
  kmh: 'km/hora, km por hora, kilómetros a la hora, km a la hora, kilometros hora, km hora',
  mph: 'millas/h, mi por hora, millas hora',
  fps: 'pies/s, ft por segundo',
  byte: 'octeto',
  cal: 'caloría pequeña',
  kcal: 'caloría grande, ~caloría, ~calorías',
  kwh: 'kilovatio por hora',
  btu: 'unidad térmica británica',
  m2: 'm cuadrado, mts cuadrados, metros2',
  km2: 'km cuadrado',
  cm2: 'cm cuadrado',
  ft2: 'pies2, pie2, ft cuadrados',
  in2: 'pulg2, pulgadas2, in cuadradas',
};

/** Names as they are also spelled: `metros/segundo`. */
export const unitSpellings = (name: string): readonly string[] => [name.replace(' por ', '/')];
