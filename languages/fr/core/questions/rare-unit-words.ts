import type { UnitId } from '../../../../packages/core/src/units/extended/extended-units.ts';

/**
 * What units are called in French questions besides all that a search of units knows, separated by commas; marked as in
 * `../extended-unit-words.ts`.
 */
export const rareUnitWords: Readonly<Partial<Record<UnitId, string>>> = {
  // what is said of a count: trois quarts d’heure
  h: 'd’heure',
  km: 'borne, bornes',
  y: 'd’an, d’année',
  oz: 'd’once',
  byte: 'd’octet',
  ozt: 'troy once',
  cucharada: 'c à soupe, c à s, cuil à soupe, cuil. à soupe, cuillère soupe',
  cucharadita: 'c à café, c à c, cuil à café, cuil. à café',
  gal_us: 'gallon des États-Unis',
  mmhg: 'mm de Hg',
  cv: 'cheval métrique, chevaux métriques, cv din, ch din',
  kgf: 'kg force, kilo force, kg-force',
  kcal: 'calorie alimentaire, calories alimentaires, kilo calorie, kilo calories, Calorie',
  ha: 'd’hectare, hectar, hectars',
  lbf: 'livre de force, livres de force',
  kmh: 'km/heure, kms/h, km par heure, à l’heure',
  m2: 'mètre carrés, m carré, m carrés, mètres carré',
  m3: 'm cube, m cubes',
  cm3: 'cm cube, cm cubes',
  cm2: 'cm carré, cm carrés',
  km2: 'km carré, km carrés',
  k: 'degrés k',
};
