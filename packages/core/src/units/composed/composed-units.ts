import { parseDecimal } from '../../number/decimal.ts';
import { type ExactValue, exactOf } from '../../number/exact-value.ts';
import { divide, multiply, type Rational, rational, tenTo } from '../../number/rational.ts';
import { readFraction } from '../pair.ts';
import type { Unit } from '../unit.ts';
import type { UnitSet } from '../unit-set.ts';
import { BASE_SYMBOLS, dimensionOf, type Powers, writePowers } from './dimensions.ts';

/** What one of a composed unit is: a factor, and powers of the base units. */
export interface ComposedUnit {
  readonly factor: Rational;
  readonly powers: Powers;
}

/** Why a composed conversion has no result; `text` is what is not understood, `from` and `to` name dimensions. */
export type ComposedFault =
  | { readonly ok: false; readonly code: 'unknown-unit' | 'ambiguous'; readonly text: string }
  | { readonly ok: false; readonly code: 'other-dimension'; readonly from: string; readonly to: string };

/** @source SI Brochure, 9th edition, table 7 */
const PREFIXES: Readonly<Record<string, number>> = {
  ...{ q: -30, r: -27, y: -24, z: -21, a: -18, f: -15, p: -12, n: -9, µ: -6, u: -6, m: -3, c: -2, d: -1 },
  ...{ da: 1, h: 2, k: 3, M: 6, G: 9, T: 12, P: 15, E: 18, Z: 21, Y: 24, R: 27, Q: 30 },
};

/** The units that take any prefix. @source SI Brochure, 9th edition, tables 2, 4 and 8 */
const PREFIXED = new Set(
  'm g s A K mol cd rad sr Hz N Pa J W C V F Ω S Wb T H lm lx Bq Gy Sv kat L l t eV bar bit B Wh cal P St Ci R'.split(
    ' ',
  ),
);

/** Other ways to write a symbol. */
const ALSO: Readonly<Record<string, string>> = { l: 'L', ohm: 'Ω', lx: 'lux' };

const POWER_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const ONE: ComposedUnit = { factor: rational(1n), powers: BASE_SYMBOLS.map(() => 0) };

const raise = (value: Rational, power: number): Rational =>
  Array.from({ length: Math.abs(power) }).reduce<Rational>(
    (product) => (power < 0 ? divide : multiply)(product, value),
    rational(1n),
  );

/** No unit is raised to more: what is typed by mistake is not worked out for minutes. */
const MOST_POWER = 12;

const times = (one: ComposedUnit, other: ComposedUnit, power: number): ComposedUnit => ({
  factor: multiply(one.factor, raise(other.factor, power)),
  powers: one.powers.map((own, at) => own + power * (other.powers[at] as number)),
});

const multiplied = (one: ComposedUnit, other: ComposedUnit | undefined, power: number) =>
  other && times(one, other, power);

/** One unit of a table as a product of base units; undefined for scales and levels. Offsets do not count: a product has differences. */
function composedOf(unit: Unit): ComposedUnit | undefined {
  const dimension = unit.curve ? undefined : dimensionOf(unit.category);
  if (!dimension) return undefined;
  const one = {
    factor: multiply(readFraction(unit.toBase), readFraction(dimension.factor)),
    powers: dimension.powers,
  };
  return unit.reciprocal ? times(ONE, one, -1) : one;
}

/** Parts of a composed unit, in the order in which they are tried: number, symbol with its power, sign. */
const PARTS =
  /\s*(?:(?<number>\d+(?:[.,]\d+)?(?:e[+-]?\d+)?)(?![\d.,])|(?<symbol>[^\s\d·*×./()^⁻⁰¹²³⁴-⁹+-]+(?:₂[Oo])?)(?:\^?(?<power>[+-]?\d{1,2})|(?<raised>⁻?[⁰¹²³⁴-⁹]+))?|(?<sign>[·*×./()]))/uy;

interface Part {
  readonly text: string;
  readonly sign?: string | undefined;
  readonly unit?: ComposedUnit | undefined;
}

const readRaised = (text: string): number =>
  Number([...text].map((sign) => (sign === '⁻' ? '-' : POWER_DIGITS.indexOf(sign))).join(''));

/** Reads units that are made of those of a set, by their symbols: `kg·m²/s³`, `W/(m K)`, `kN m`. */
export class ComposedUnits {
  /** Without a product for scales and levels: a decibel is no tenth of a byte. */
  readonly #bySymbol = new Map<string, ComposedUnit | undefined>();

  /** @param units what they may be made of: the first one of a symbol is meant by it */
  constructor(units: UnitSet) {
    for (const unit of units.list())
      this.#bySymbol.set(unit.symbol, this.#bySymbol.get(unit.symbol) ?? composedOf(unit));
  }

  #unitOf(symbol: string): ComposedUnit | undefined {
    const text = ALSO[symbol] ?? symbol;
    const known = this.#bySymbol.get(text);
    if (known || this.#bySymbol.has(text)) return known;
    for (const length of [1, 2]) {
      const [prefix, rest] = [text.slice(0, length), text.slice(length)];
      const power = PREFIXES[prefix];
      if (power === undefined || !PREFIXED.has(rest)) continue;
      const unit = this.#unitOf(rest);
      const factor = power < 0 ? rational(1n, tenTo(-power)) : rational(tenTo(power));
      return unit && { ...unit, factor: multiply(unit.factor, factor) };
    }
    return undefined;
  }

  #partOf({ 0: text, groups = {} }: RegExpExecArray): Part | undefined {
    const { number, symbol, power, raised, sign } = groups;
    if (sign !== undefined) return { text, sign };
    if (number !== undefined) {
      const factor = parseDecimal(number.replace(',', '.'));
      return factor?.n ? { text, unit: { ...ONE, factor } } : undefined;
    }
    const unit = this.#unitOf(symbol as string);
    const exponent = raised ? readRaised(raised) : Number(power ?? '1');
    return unit && Math.abs(exponent) <= MOST_POWER ? { text, unit: times(ONE, unit, exponent) } : undefined;
  }

  #partsOf(text: string): readonly Part[] | string {
    const parts: Part[] = [];
    PARTS.lastIndex = 0;
    const end = text.trimEnd().length;
    while (PARTS.lastIndex < end) {
      const at = PARTS.lastIndex;
      const found = PARTS.exec(text);
      const part = found && this.#partOf(found);
      if (!part) return (found?.[0] ?? text.slice(at)).trim();
      parts.push(part);
    }
    return parts;
  }

  /**
   * Reads a unit.
   * @param text at most 200 letters are read
   * @returns what one of it is, or what of it is not understood: `a/b·c` is ambiguous without parentheses
   */
  read(text: string): (ComposedUnit & { readonly ok: true }) | ComposedFault {
    const known = this.#bySymbol.get(text.trim());
    if (known) return { ok: true, ...known };
    // the signs for ohm and angstrom are letters, the Greek mu is the micro sign
    const parts = this.#partsOf(text.slice(0, 200).normalize('NFC').replaceAll('μ', 'µ'));
    if (typeof parts === 'string') return { ok: false, code: 'unknown-unit', text: parts };
    const unit = new Assembly(parts).whole();
    return unit ? { ok: true, ...unit } : { ok: false, code: 'ambiguous', text: text.trim() };
  }

  /**
   * Converts exactly by dimensions.
   * @param amount of `from`
   */
  convert(amount: Rational, from: string, to: string): ExactValue | ComposedFault {
    const [one, other] = [this.read(from), this.read(to)];
    if (!one.ok) return one;
    if (!other.ok) return other;
    if (one.powers.join() !== other.powers.join())
      return {
        ok: false,
        code: 'other-dimension',
        from: writePowers(one.powers),
        to: writePowers(other.powers),
      };
    return exactOf(divide(multiply(amount, one.factor), other.factor));
  }
}

/** Puts parts together: `product := factor (· factor)*`, `quotient := product (/ factor)*`, `factor := unit | ( quotient )`. */
class Assembly {
  readonly #parts: readonly Part[];
  #at = 0;

  constructor(parts: readonly Part[]) {
    this.#parts = parts;
  }

  /** All of the parts; undefined where they are no one quotient: what follows a division is above or below its line. */
  whole(): ComposedUnit | undefined {
    const unit = this.#quotient();
    return this.#at === this.#parts.length ? unit : undefined;
  }

  #takes(signs: string): boolean {
    const { sign } = this.#parts[this.#at] ?? {};
    const isTaken = sign !== undefined && signs.includes(sign);
    if (isTaken) this.#at++;
    return isTaken;
  }

  #factor(): ComposedUnit | undefined {
    const { unit, sign } = this.#parts[this.#at] ?? {};
    this.#at++;
    if (sign !== '(') return unit;
    const inner = this.#quotient();
    return this.#takes(')') ? inner : undefined;
  }

  #quotient(): ComposedUnit | undefined {
    let unit = this.#factor();
    const isNext = () => this.#takes('·*×.') || /^(?:\(|undefined)$/.test(`${this.#parts[this.#at]?.sign}`);
    while (unit && this.#at < this.#parts.length && isNext()) unit = multiplied(unit, this.#factor(), 1);
    while (unit && this.#takes('/')) unit = multiplied(unit, this.#factor(), -1);
    return unit;
  }
}
