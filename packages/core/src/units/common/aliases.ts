import type { CommonUnitId } from './common-units.ts';

/**
 * How common units are also written in any language, separated by commas; words of a language stand in its folder.
 * `=`: only in exactly this case; `~`: some people mean this unit by it, most another.
 */
export const unitAliases: Readonly<Partial<Record<CommonUnitId, string>>> = {
  m: 'mt, mts, mtr',
  km: 'kms',
  cm: 'cms',
  ft: "'",
  in: "\", ''",
  yd: 'yds',
  nmi: '=NM, ~~nm',
  kg: 'kgs, kilo, kilos',
  g: 'gr, grs',
  lb: 'lbs',
  t: 'tm',
  c: 'celsius, celcius, °',
  f: 'fahrenheit, farenheit, °',
  k: '°k',
  s: "~\", ~''",
  min: "~m, ~'",
  h: 'hs',
  month: '~m',
  kmh: 'kph',
  mph: 'mi/h',
  knot: 'kt, kts',
  byte: '~b',
  kb: '=kB, kbs',
  mb: 'mbs, mega',
  gb: 'gbs, giga',
  tb: '=TBs, tera',
  bit: '~b',
  kcal: '=Cal, ~cal',
  m2: 'sqm',
  ft2: 'sqft',
  ha: 'has',
};
