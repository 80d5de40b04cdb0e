import type { CommonUnitId } from '../../../packages/core/src/units/common/common-units.ts';

/**
 * What people also call the common units in Italian, besides their names: everyday words and other spellings, separated by commas.
 * `~` before a word: some people mean this unit by it, most another.
 */
export const unitWords: Readonly<Partial<Record<CommonUnitId, string>>> = {
  km: 'kilometro, kilometri',
  in: 'poll',
  nmi: 'miglio marino, miglia marine, miglio marittimo',
  kg: 'chilo, chili, kilo, kili, kilogrammo, kilogrammi',
  t: 'tonnellata metrica, tonnellate metriche, tonn',
  c: 'centigrado, centigradi, grado centigrado, gradi centigradi, grado c, gradi c, grado, gradi, sotto zero, sotto 0',
  f: 'grado f, gradi f, grado, gradi, sotto zero, sotto 0',
  k: 'grado kelvin, gradi kelvin',
  s: 'sec',
  d: 'gg, giornata, giornate',
  w: 'sett',
  mps: 'metri per secondo, m al secondo',
  kmh: 'chilometro all’ora, chilometri all’ora, km all’ora, km orari, km ora, kilometri orari',
  mph: 'miglio orario, miglia orarie, mi all’ora',
  kcal: '~caloria, ~calorie, kilocaloria, kilocalorie',
  kwh: 'kilowattora, chilowatt ora, kilowatt ora, chilowatt-ora, kilowatt-ora',
  m2: 'metro quadro, metri quadri, mq',
  km2: 'chilometro quadro, chilometri quadri, kmq',
  cm2: 'centimetro quadro, centimetri quadri, cmq',
  ft2: 'piede quadro, piedi quadri',
  in2: 'pollice quadro, pollici quadri',
};
