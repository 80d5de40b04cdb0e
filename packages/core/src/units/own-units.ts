import { isDecimal, parseDecimal } from '../number/decimal.ts';
import { add, divide, multiply, type Rational, rational, subtract } from '../number/rational.ts';
import type { OwnCategoryId } from './categories.ts';
import { readFraction } from './pair.ts';
import type { Unit, UnitCategory, UnitName, UnitRow, UnitTable } from './unit.ts';
import type { UnitSet } from './unit-set.ts';

/**
 * A unit that a person defined. One of it is `factor` of the unit `of`; where the zeros differ, 0 of it is `offset` of that
 * unit. Without `of` it is the first unit of a category of its own, which has its id.
 */
export interface OwnUnit {
  /** Unique over all devices. */
  readonly id: OwnCategoryId;
  readonly name: string;
  /** The name with any number but one; as `name` where absent. */
  readonly plural?: string;
  readonly symbol: string;
  /** As it was typed: a decimal, or two around `/` where the equation was written the other way round (`1/1.35`). */
  readonly factor: string;
  /** A unit of the catalogue, or another own one. */
  readonly of?: string;
  /** A decimal, as it was typed. */
  readonly offset?: string;
  /** What the category is called that it is the first unit of. */
  readonly categoryName?: string;
}

/** Why an own unit cannot be used as it is. */
export type OwnUnitFault =
  /** What it is defined by is not here. */
  | 'unknown-unit'
  /** It is defined by itself, directly or through others. */
  | 'circular'
  /** What it is defined by has no factor, or none that an offset could be added to. */
  | 'no-factor'
  | 'not-a-number'
  | 'not-positive'
  /** More digits than are worked with. */
  | 'out-of-range';

/** Own units, ready for a unit set. */
export interface OwnUnitTable {
  readonly table: UnitTable;
  readonly names: Readonly<Record<string, UnitName>>;
  /** Of the own categories, by their id. */
  readonly categoryNames: Readonly<Record<string, string>>;
  /** Those that are not in the table, and why. */
  readonly faults: ReadonlyMap<string, OwnUnitFault>;
}

/** Digits of a numerator or a denominator; a unit set reads no more. */
const MOST_DIGITS = 1000;
const ZERO = rational(0n);
const ONE = rational(1n);

/** What it takes to define a unit by another one. */
type Base = Pick<Unit, 'toBase' | 'offset' | 'reciprocal' | 'minimum'> & { readonly category: string };

const FIRST: Base = { toBase: '1', category: '' };

const isFault = (made: unknown): made is OwnUnitFault => typeof made === 'string';

/** Reads `a` or `a/b`. @returns a fault for anything else */
function factorOf(text: string): Rational | OwnUnitFault {
  const parts = text.split('/');
  if (parts.length > 2 || !parts.every(isDecimal)) return 'not-a-number';
  const [a, b = ONE] = parts.map(parseDecimal);
  if (!a || !b) return 'out-of-range';
  return a.n > 0n && b.n > 0n ? divide(a, b) : 'not-positive';
}

const fractionText = ({ n, d }: Rational): string => (d === 1n ? `${n}` : `${n}/${d}`);

function rowOf(unit: OwnUnit, base: Base): UnitRow | OwnUnitFault {
  const factor = factorOf(unit.factor);
  if (isFault(factor)) return factor;
  const zero = unit.offset === undefined ? ZERO : parseDecimal(unit.offset);
  if (!zero) return isDecimal(unit.offset ?? '') ? 'out-of-range' : 'not-a-number';
  if (base.reciprocal && zero.n !== 0n) return 'no-factor';
  const size = readFraction(base.toBase);
  // a figure that runs the other way: base value = size / (value × factor)
  const toBase = fractionText(base.reciprocal ? divide(size, factor) : multiply(size, factor));
  const offset = fractionText(add(multiply(zero, size), readFraction(base.offset ?? '0')));
  const minimum =
    base.minimum === undefined
      ? undefined
      : fractionText(divide(subtract(readFraction(base.minimum), zero), factor));
  const isLong = [toBase, offset, minimum ?? ''].some((text) =>
    text.split('/').some(({ length }) => length > MOST_DIGITS),
  );
  if (isLong) return 'out-of-range';
  return {
    id: unit.id,
    symbol: unit.symbol,
    toBase,
    ...(offset === '0' ? {} : { offset }),
    ...(base.reciprocal ? { reciprocal: true } : {}),
    ...(minimum === undefined ? {} : { minimum }),
    source: 'OWN',
    aliases: [...new Set([unit.name, unit.plural ?? unit.name])].join(', '),
  };
}

/**
 * Makes rows of a unit table of what a person defined. What cannot be worked out is left out, with the reason.
 * @param units in the order in which they are offered; any texts that came from outside have been validated
 * @param known the units of the catalogue
 */
export function ownUnitTable(units: readonly OwnUnit[], known: UnitSet): OwnUnitTable {
  const byId = new Map<string, OwnUnit>(units.map((unit) => [unit.id, unit]));
  const made = new Map<string, (UnitRow & Base) | OwnUnitFault>();

  function baseOf(id: string, path: readonly string[]): Base | OwnUnitFault {
    const own = byId.get(id);
    if (own) return path.includes(id) ? 'circular' : make(own, path);
    const unit = known.find(id);
    return unit ? (unit.curve ? 'no-factor' : unit) : 'unknown-unit';
  }

  function make(unit: OwnUnit, path: readonly string[] = []): (UnitRow & Base) | OwnUnitFault {
    const before = made.get(unit.id);
    if (before) return before;
    const base =
      unit.of === undefined ? { ...FIRST, category: unit.id } : baseOf(unit.of, [...path, unit.id]);
    const row = isFault(base) ? base : rowOf(unit, base);
    const result =
      isFault(base) || isFault(row) ? (row as OwnUnitFault) : { ...row, category: base.category };
    made.set(unit.id, result);
    return result;
  }

  const categories = new Map<string, UnitRow[]>();
  const faults = new Map<string, OwnUnitFault>();
  for (const unit of units) {
    const row = make(unit);
    if (isFault(row)) {
      faults.set(unit.id, row);
      continue;
    }
    const { category, ...rest } = row;
    categories.set(category, [...(categories.get(category) ?? []), rest]);
  }
  const sound = units.filter(({ id }) => !faults.has(id));
  return {
    table: {
      id: 'own',
      categories: [...categories].map(([id, rows]) => ({ id: id as UnitCategory['id'], units: rows })),
    },
    names: Object.fromEntries(sound.map(({ id, name, plural = name }) => [id, { one: name, other: plural }])),
    categoryNames: Object.fromEntries(
      sound
        .filter(({ of }) => of === undefined)
        .map(({ id, name, categoryName = name }) => [id, categoryName]),
    ),
    faults,
  };
}
