import type { CommonUnitId } from '../../../units/common/common-units.ts';
import type { UnitSet } from '../../../units/unit-set.ts';

/** What a unit is most often converted to, as far as it is not what its category begins with: that follows. */
const COUNTERPARTS: Readonly<Record<string, string>> = {
  m: 'ft yd in',
  km: 'mi nmi',
  cm: 'in ft mm',
  mm: 'in cm',
  ft: 'm cm in',
  in: 'cm mm ft',
  yd: 'm ft',
  mi: 'km',
  nmi: 'km mi',
  kg: 'lb oz st',
  g: 'oz lb',
  mg: 'g',
  lb: 'kg oz',
  oz: 'g lb',
  t: 'kg lb',
  st: 'kg lb',
  min: 'h',
  h: 'min',
  d: 'h w',
  w: 'd h',
  month: 'd w',
  y: 'd w month',
  kmh: 'mph mps knot',
  mph: 'kmh',
  knot: 'kmh mph',
  byte: 'kb bit',
  kb: 'mb',
  mb: 'gb kb',
  gb: 'mb tb',
  tb: 'gb',
  j: 'cal',
  kj: 'kcal',
  cal: 'j kcal',
  kcal: 'kj',
  kwh: 'kj btu',
  btu: 'kj kwh',
  m2: 'ft2 ha',
  km2: 'ha acre',
  cm2: 'in2',
  in2: 'cm2',
  ha: 'acre',
  acre: 'ha',
} satisfies Partial<Record<CommonUnitId, string>>;

/** How many targets are offered where none was named. */
const OFFERED = 3;

/**
 * What people usually want to know next, when a question names no target.
 * @param from unit id or currency code
 * @param category the category it belongs to
 * @param units where the targets are taken from
 * @param currencies codes that the reader's language wants most
 * @returns up to three ids, best first, never the source itself
 */
export function likelyTargets(from: string, category: string, units: UnitSet, currencies: string): string[] {
  const likely = category === 'currency' ? currencies : (COUNTERPARTS[from] ?? '');
  const rest = units.list(category).map(({ id }) => id);
  const offered = likely.split(' ').filter((id) => category === 'currency' || rest.includes(id));
  return [...new Set([...offered, ...rest])].filter((id) => id !== from).slice(0, OFFERED);
}
