import type { UnitId } from '../../../../packages/core/src/units/extended/extended-units.ts';

/**
 * What units are called in Portuguese questions besides all that a search of units knows, separated by commas; marked as in
 * `../extended-unit-words.ts`.
 */
export const rareUnitWords: Readonly<Partial<Record<UnitId, string>>> = {
  cucharada:
    'cs, col. sopa, colher sopa, colheres sopa, colher grande, c. sopa, colher (sopa), colheres (sopa)',
  cucharadita: 'col. chá, colher chá, colheres chá, colher pequena, c. chá, colher (chá), colheres (chá)',
  taza: 'xícara (chá), xícaras (chá), xicara chá, xícaras chá, chávena, chávenas',
  floz_us: 'onça fl, oz fl, oz líquida',
  gal_us:
    'galão us, galão eua, galão dos EUA, galões dos EUA, galões dos Estados Unidos, galão dos Estados Unidos',
  mmhg: 'mm de Hg, milímetros de Hg',
  cv: 'cavalo vapor, cavalos vapor',
  kgf: 'quilo de força, quilos de força, kg força, kg de força',
  in: 'poleg, polg',
  oz: 'onça avoirdupois',
  kcal: 'quilo caloria, quilo calorias',
  s: 'segs',
  w: 'semaninha',
  ha: 'hectar, hectares de terra',
  inhg: 'polegada Hg, polegadas de Hg',
  k: 'graus k',
  knot: 'nó náutico, nós náuticos',
};
