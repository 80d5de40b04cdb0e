import type { Locale } from '../../locale/locale.ts';
import type { UnitSet } from '../../units/unit-set.ts';

/** What a unit is most often converted to; the first ones of the category follow. */
const COUNTERPARTS: Readonly<Record<string, string>> = {
  m: 'ft yd in',
  km: 'mi nmi m',
  cm: 'in ft mm',
  mm: 'in cm',
  ft: 'm cm in',
  in: 'cm mm ft',
  yd: 'm ft',
  mi: 'km m',
  nmi: 'km mi',
  kg: 'lb oz st',
  g: 'oz lb',
  mg: 'g',
  lb: 'kg oz',
  oz: 'g lb',
  t: 'kg lb',
  st: 'kg lb',
  c: 'f k',
  f: 'c k',
  k: 'c f',
  s: 'min h',
  min: 'h s',
  h: 'min s d',
  d: 'h w',
  w: 'd h',
  month: 'd w',
  y: 'd w month',
  mps: 'kmh mph',
  kmh: 'mph mps knot',
  mph: 'kmh mps',
  fps: 'mps kmh',
  knot: 'kmh mph',
  byte: 'kb bit',
  kb: 'mb byte',
  mb: 'gb kb',
  gb: 'mb tb',
  tb: 'gb pb',
  pb: 'tb',
  bit: 'byte',
  j: 'cal kj',
  kj: 'kcal j',
  cal: 'j kcal',
  kcal: 'kj j',
  kwh: 'kj btu j',
  btu: 'kj kwh j',
  m2: 'ft2 ha',
  km2: 'ha acre m2',
  cm2: 'in2 m2',
  ft2: 'm2',
  in2: 'cm2',
  ha: 'acre m2',
  acre: 'ha m2',
};

const CURRENCY_TARGETS: Readonly<Record<string, string>> = {
  es: 'EUR USD MXN GBP',
  en: 'USD EUR GBP JPY',
};

/** How many targets are offered where none was named. */
const OFFERED = 3;

/**
 * What people usually want to know next, when a question names no target.
 * @param from unit id or currency code
 * @param category the category it belongs to
 * @param units where the targets are taken from
 * @returns up to three ids, best first, never the source itself
 */
export function likelyTargets(from: string, category: string, units: UnitSet, locale: Locale): string[] {
  const likely = category === 'currency' ? (CURRENCY_TARGETS[locale.id] ?? '') : (COUNTERPARTS[from] ?? '');
  const rest = units.list(category).map(({ id }) => id);
  const offered = likely.split(' ').filter((id) => category === 'currency' || rest.includes(id));
  return [...new Set([...offered, ...rest])].filter((id) => id !== from).slice(0, OFFERED);
}
