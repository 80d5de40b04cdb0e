import type { UnitId } from '../../../../packages/core/src/units/extended/extended-units.ts';

/**
 * What units are called in Italian questions besides all that a search of units knows, separated by commas; marked as in
 * `../extended-unit-words.ts`.
 */
export const rareUnitWords: Readonly<Partial<Record<UnitId, string>>> = {
  ozt: 'oncia di oro, once di oro',
  cucharada: 'cucch',
  cucharadita: 'cucchiaino piccolo',
  gal_us: 'gallone degli Stati Uniti',
  mmhg: 'mm di Hg',
  cv: 'cavallo metrico, cavalli metrici, cv din',
  kgf: 'kg forza, kilo forza, kg-forza',
  kcal: 'caloria alimentare, calorie alimentari, chilo calorie, kilo calorie',
  ha: 'ettaro di terra, ettari di terra, ettari di terreno',
  lbf: 'libbra di forza, libbre di forza',
  kmh: 'km/ora, kmora, km per ora, chilometri per ora, chilometri/ora',
  m2: 'm quadrato, m quadrati, m quadri',
  m3: 'm cubo, m cubi',
  cm3: 'cm cubo, cm cubi',
  cm2: 'cm quadrato, cm quadrati, cm quadri',
  km2: 'km quadrato, km quadrati, km quadri',
  k: 'gradi k',
  cmh2o: 'cm di acqua',
};
