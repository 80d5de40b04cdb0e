import type { UnitId } from '../../../../packages/core/src/units/extended/extended-units.ts';

/**
 * What units are called in Spanish questions besides all that a search of units knows, separated by commas; marked as in
 * `../extended-unit-words.ts`.
 */
export const rareUnitWords: Readonly<Partial<Record<UnitId, string>>> = {
  fathom: 'braza inglesa',
  ozt: 'troy oz',
  cwt_us:
    'quintal guatemalteco, quintal hondureño, quintal salvadoreño, quintal nicaragüense, quintal ecuatoriano, quintal peruano',
  fanegada_co: 'fanegada colombiana',
  taza: 'tza',
  cucharada: 'cuch, cucharada grande',
  cucharadita: 'cdita, ctda, cucharada pequeña',
  floz_us: 'oz fl, onza fl, onza líquida americana, onza líquida us',
  qt_us: 'cuarto americano',
  gal_us: 'galón us, galón usa, galón de Estados Unidos, galón de EEUU',
  floz_uk: 'onza líquida inglesa',
  pt_uk: 'pinta británica',
  gal_uk: 'galón uk',
  mmhg: 'mm de Hg',
  cv: 'caballo vapor, caballo métrico',
  mpg_us: 'mpg americano',
  mpg_uk: 'mpg imperial',
  kgf: 'kg fuerza, kilo de fuerza, kg de fuerza',
  in: 'pul',
  mi: 'milla inglesa, milla estatuto',
  nmi: 'milla marítima',
  lb: 'libra americana, ~libra inglesa',
  oz: 'onza avoirdupois',
  kcal: 'caloría alimentaria, caloría de alimentos, caloría de comida, caloría de la comida, caloría de los alimentos, caloría nutricional, caloría dietética, kilo caloría, kcaloría, caloría comida',
  s: 'sg',
  ms: 'mseg',
  ha: 'ectárea, htas',
  inhg: 'pulg de mercurio, pulg Hg',
  lbf: 'libra de fuerza',
  caballeria_cu: 'caballería cubana',
  caballeria_gt: 'caballería guatemalteca',
  k: 'grados k',
  acre_ft: 'acre pie',
  tola: 'tola de oro',
};
