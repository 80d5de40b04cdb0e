import type { CommonUnitId } from '../../../packages/core/src/units/common/common-units.ts';

/**
 * What people also call the common units in German, besides their names: everyday words and other spellings, separated by commas.
 * `~` before a word: some people mean this unit by it, most another.
 */
export const unitWords: Readonly<Partial<Record<CommonUnitId, string>>> = {
  ft: 'englischer Fuß, Füße, Füßen, Fuesse, Fuessen',
  in: 'Zölle, Zöllen, englischer Zoll, Inch',
  nmi: 'nautische Meile, nautische Meilen, nautischen Meilen, sm',
  kg: 'Kilo, Kilos',
  // the pound of German markets and kitchens goes first
  lb: 'amerikanisches Pfund, amerikanische Pfund, ~~Pfund, ~~Pfunde',
  t: 'metrische Tonne, metrische Tonnen, to',
  c: 'Grad c, Celsiusgrad, Grad, Grade, unter null, unter 0',
  f: 'Grad f, Grad, Grade, unter null, unter 0',
  k: 'Grad Kelvin',
  s: '~Sek',
  h: 'Std',
  d: 'Tg',
  kmh: 'Stundenkilometer, Kilometer die Stunde, Kilometer in der Stunde, km pro Stunde, km je Stunde, Sachen',
  mph: 'Meilen die Stunde, Meilen in der Stunde',
  kcal: '~Kalorie, ~Kalorien, Kilocalorie',
  kwh: 'kW Stunde, kW Stunden, kW-Std',
  m2: 'qm',
  km2: 'qkm',
  cm2: 'qcm',
  ha: 'Hektare, Hektaren',
};

/** Names as they are also written: without umlauts (`Fluessigunze`), and as they end behind `in` and `von` (`in Metern`). */
export const unitSpellings = (name: string): readonly string[] =>
  [name, name.replace(/^\p{L}+(?:er|e)(?= |$)|(?<=^\p{L}+ )\p{L}+e$/u, '$&n')].flatMap((form) => [
    form,
    form.replace(/[äöü]/g, (letter) => `${{ ä: 'a', ö: 'o', ü: 'u' }[letter]}e`),
  ]);
