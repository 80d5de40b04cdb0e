import { add, multiply, type Rational, rational } from '../../../number/rational.ts';
import type { UnitSet } from '../../../units/unit-set.ts';
import type { LoosePart } from '../items/items.ts';
import type { QuantityPart } from '../question.ts';
import type { Sense } from '../words/senses.ts';

/** The next smaller unit that people split one into, and that a trailing number is in: 5 foot 11. */
export const NEXT_SMALLER: Readonly<Record<string, string>> = {
  mi: 'yd',
  yd: 'ft',
  ft: 'in',
  st: 'lb',
  lb: 'oz',
  y: 'month',
  w: 'd',
  d: 'h',
  h: 'min',
  min: 's',
};

/** The same of metric units, which people split into decimals only: 1 meter 80. */
export const NEXT_METRIC: Readonly<Record<string, string>> = { km: 'm', m: 'cm', kg: 'g' };

/** Feet and centimetres, kilograms and pounds: nobody adds them without saying so. */
const MIXED = /^\w?[mg]f? (?:in|ft|yd|l|oz)|^(?:ft|st|l.*) \w?[mg]f?$/;

/** The unit of a figure behind an amount; 3 kg 8.70 has a price. */
const nextOf = (above: string, amount: Rational) =>
  NEXT_SMALLER[above] ?? (amount.d === 1n && NEXT_METRIC[above]);

/** The parts of a compound amount in one category; undefined where they do not go together. */
export function partsIn(
  parts: readonly LoosePart[],
  first: Sense,
  units: UnitSet,
): QuantityPart[] | undefined {
  const chosen: QuantityPart[] = [];
  // a US quart has US cups, a Chilean legua Chilean varas: qt_us and cup_us, legua_cl and vara_cl
  const stretch = ({ id, rank }: Sense) => rank + (id.slice(-3) === first.id.slice(-3) ? 0 : 3);
  let above: string | undefined;
  let joint: LoosePart['sign'];
  for (const [index, { amount, senses, sign }] of parts.entries()) {
    const next = nextOf(above as string, amount);
    const options = senses.length > 0 ? senses : [{ ...first, id: next || '', worth: undefined }];
    // 1'75 is no foot and 75 inches; twice 5 foot 10 has 20
    const most = senses.length > 0 ? 1 : 3 / Number(amount.n / amount.d);
    const fits = ({ id, category, worth }: Sense) =>
      category === first.category &&
      (sign || (worth ? id === above : !MIXED.test(`${above} ${id}`) && sizeOf(id, above, units) < most));
    const found = index === 0 ? first : options.filter(fits).sort((a, b) => stretch(a) - stretch(b))[0];
    if (!found) return undefined;
    // 2 h 30 min less 1 h 45 min: what stands behind a minus is taken away with all its parts
    joint = sign ?? joint;
    const value = found.worth ? multiply(amount, found.worth) : amount;
    chosen.push({ amount: joint === '-' ? { ...value, n: -value.n } : value, unit: found.id });
    above = found.id;
  }
  return ['currency', 'temperature', 'speed'].includes(first.category) ? sameUnit(chosen) : chosen;
}

/** Sums of money, temperatures and speeds (`mach 1 1235 km/h`) only make sense in one unit. */
const sameUnit = (parts: QuantityPart[]): QuantityPart[] | undefined =>
  parts.every(({ unit }) => unit === parts[0]?.unit) ? parts : undefined;

/** How many of the unit above one is; too many to be less where they do not go together. */
const sizeOf = (id: string, above: string | undefined, units: UnitSet): number =>
  (above && units.convertNumber(1, id, above)) || 1;

/** A compound amount in one unit; undefined where a part cannot be converted. */
export function totalOf(parts: readonly QuantityPart[], from: string, units: UnitSet): Rational | undefined {
  let total = rational(0n);
  for (const { amount, unit } of parts) {
    const converted = unit === from ? undefined : units.convert(amount, unit, from);
    if (converted && !converted.ok) return undefined;
    total = add(total, converted ? converted.toFraction() : amount);
  }
  return total;
}
