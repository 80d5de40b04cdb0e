import type { UnitId } from '../../../../packages/core/src/units/extended/extended-units.ts';

/**
 * What units are called in Catalan questions besides all that a search of units knows, separated by commas; marked as in
 * `../extended-unit-words.ts`.
 */
export const rareUnitWords: Readonly<Partial<Record<UnitId, string>>> = {
  cucharada: 'c. sopa, c. de sopa, cullera gran, culleres grans, cs',
  cucharadita: 'c. cafè, c. de cafè, cullera petita, culleres petites, culleradeta de te, culleradetes de te',
  gal_us:
    'galó us, galó eua, galó dels EUA, galons dels EUA, galons dels Estats Units, galó dels Estats Units',
  mmhg: 'mm de Hg, mm d’hg',
  inhg: 'polzades de Hg, polzades Hg',
  cv: 'cavall vapor, cavalls vapor',
  kgf: 'kg força, kg de força, quilo de força, quilos de força',
  oz: 'unça avoirdupois',
  kcal: 'caloria alimentària, calories alimentàries, quilo caloria, quilo calories',
  ha: 'hectàrea de terra, hectàrees de terra',
  k: 'graus k',
  kmh: 'km per hora, km a l’hora, quilòmetres a l’hora, quilòmetre a l’hora, quilòmetres hora',
  mph: 'milles a l’hora',
  m2: 'm quadrats, m quadrat',
  m3: 'm cúbics, m cúbic',
  cm3: 'cm cúbics, cm cúbic',
  cm2: 'cm quadrats, cm quadrat',
  km2: 'km quadrats, km quadrat',
  d: 'jorn, jorns',
  w: 'setmaneta, setmanetes',
  y: 'anyet, anyets',
};
