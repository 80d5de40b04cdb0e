import { exactOf } from '../../number/exact-value.ts';
import { compare, type Rational, rational } from '../../number/rational.ts';
import type { UnitSet } from '../../units/unit-set.ts';
import { NEXT_METRIC } from '../question/interpretation/compound-amount.ts';
import { likelyTargets } from '../question/interpretation/likely-targets.ts';
import { isSplit } from '../question/interpretation/target-list.ts';
import { inCategory } from '../question/words/senses.ts';
import { type FormulaPart, PLAIN, type SumInterpretation } from '../sums/sum.ts';
import type { Cell, Kind, Measure } from './cell.ts';
import type { Cover, Taker } from './covers.ts';

/** A whole number of hours is said in hours, less than one in minutes, and else in both. */
export function timeIn(value: Rational): readonly string[] {
  if (compare(value, rational(3600n)) < 0) return ['min'];
  return value.n % (value.d * 3600n) === 0n ? ['h'] : ['h', 'min'];
}

/** The unit of an amount, or the next smaller metric one of what is less than one. */
const smallerOf = ({ unit, amount }: Measure): string =>
  (compare(amount, rational(1n)) < 0 ? NEXT_METRIC[unit] : undefined) ?? unit;

/** What a rule over a whole text comes to. */
export interface Meaning {
  readonly interpretation: SumInterpretation;
  readonly cost: number;
}

/** Works out a whole text from all cells of a cover. */
export interface GlobalRule extends Taker {
  /** Rules of different families never mean the same: where two are near, nothing is understood. */
  readonly family: 'convert' | 'product' | 'sum' | 'share' | 'divide';
  readonly cost: number;
  make(bag: Bag): readonly Meaning[];
}

/** The cells of a text, by their kinds and in their order. */
export class Bag {
  readonly cells: readonly Cell[];
  /** A verb was left out that says what an amount is: how much do 5 gallons weigh. */
  readonly isSaid: boolean;
  /** A noun was left out. */
  readonly isLeftOut: boolean;
  /** It was behind the first amount. */
  readonly isBehind: boolean;
  readonly #skipped: readonly number[];
  readonly #verbs: readonly number[];
  readonly units: UnitSet;
  readonly #currencies: string;

  /** @param currencies that the reader's language wants most */
  constructor({ cells, skipped, verbs, isSaid, isBehind }: Cover, units: UnitSet, currencies: string) {
    this.cells = cells;
    this.isSaid = isSaid;
    this.isLeftOut = skipped.length > 0;
    this.isBehind = isBehind;
    this.#skipped = skipped;
    this.#verbs = verbs;
    this.units = units;
    this.#currencies = currencies;
  }

  all(...kinds: readonly Kind[]): readonly Cell[] {
    return this.cells.filter(({ kind }) => kinds.includes(kind));
  }

  /** Whether there are as many cells of each kind as a rule needs. */
  fits({ takes }: GlobalRule): boolean {
    return Object.entries(takes).every(([kind, [least]]) => this.all(kind as Kind).length >= least);
  }

  /** Whether the noun at a place was left out. */
  isLeftOutAt(place: number): boolean {
    return this.#skipped.includes(place);
  }

  /** Whether a noun was left out behind all cells. */
  get endsInNoun(): boolean {
    const end = this.cells.at(-1)?.to ?? 0;
    return this.#skipped.some((place) => place >= end);
  }

  /** Whether a verb was left out between two cells: what is said of one is not said of the other. */
  hasVerbBetween(a: Cell | undefined, b: Cell | undefined): boolean {
    return this.#verbs.some((at) => a && b && at >= a.to && at < b.from);
  }

  /** Whether a verb was left out. */
  get hasVerb(): boolean {
    return this.#verbs.length > 0;
  }

  /** The unit that stands alone, or behind *in*. */
  get target(): Cell | undefined {
    return this.all('target')[0] ?? this.all('unit')[0];
  }

  /** Whether something leads to a unit that is asked for, or it stands behind everything else. */
  get isTargetClear(): boolean {
    return this.all('target').length > 0 || this.cells.at(-1)?.kind === 'unit';
  }

  /** Units that are asked for, in a category; undefined where one of them is of another. */
  targetsIn(category: string): readonly string[] | undefined {
    const senses = this.target?.senses ?? [];
    const ids = senses.flatMap((one) => inCategory(one, category).find(({ worth }) => !worth)?.id ?? []);
    return ids.length === senses.length ? ids : undefined;
  }

  /** A result in what was asked for, or in its own unit. */
  resultOf(
    measure: Measure,
    formula: readonly FormulaPart[],
    own?: readonly string[],
  ): SumInterpretation | undefined {
    const { category, unit, amount } = measure;
    const named = this.targetsIn(category);
    if (!named) return undefined;
    if (unit === '') {
      if (named.length > 0) return undefined;
      return { ...PLAIN, category: 'number', amount: exactOf(amount), from: '', to: [], formula };
    }
    const assumedTarget = named.length === 0;
    const likely = own ?? [unit, ...likelyTargets(unit, category, this.units, this.#currencies)];
    const to = assumedTarget ? likely : named;
    const compound = assumedTarget ? own !== undefined && own.length > 1 : isSplit(this.#asItems(), named);
    return { ...PLAIN, category, amount: exactOf(amount), from: unit, to, compound, assumedTarget, formula };
  }

  /** Money without a name, in the one that is asked for: 1.58 a litre in euros. */
  inMoney({ category, amount }: Measure, formula: readonly FormulaPart[]): SumInterpretation | undefined {
    const [unit, ...others] = this.targetsIn(category) ?? [];
    if (unit === undefined || others.length > 0) return undefined;
    const to = [unit, ...likelyTargets(unit, category, this.units, this.#currencies)];
    return { ...PLAIN, category, amount: exactOf(amount), from: unit, to, assumedTarget: true, formula };
  }

  /** A result that was worked out: in what was asked for, else in its own unit alone, or in the next smaller one where it is less than one. */
  workedOut(measure: Measure, formula: readonly FormulaPart[]): SumInterpretation | undefined {
    const { category, unit, amount } = measure;
    if (category === 'currency') return this.resultOf(measure, formula);
    const seconds = category === 'time' ? this.units.convert(amount, unit, 's') : undefined;
    const to = seconds?.ok ? timeIn(seconds.toFraction()) : [smallerOf(measure)];
    const from = to.at(-1) as string;
    const own = this.units.convert(amount, unit, from);
    return own.ok
      ? this.resultOf({ ...measure, unit: from, amount: own.toFraction() }, formula, to)
      : undefined;
  }

  /** What an amount that was worked out may mean: nothing where another kind is asked for. */
  meaningsOf(measure: Measure, formula: readonly FormulaPart[]): Meaning[] {
    const interpretation = this.workedOut(measure, formula);
    return interpretation ? [{ interpretation, cost: measure.rank }] : [];
  }

  #asItems() {
    return (this.target?.senses ?? []).map((senses, at) => ({
      ...({
        kind: 'unit',
        senses,
        span: [0, 0],
        joined: at === 0 ? undefined : this.target?.label === 'list' ? 'list' : 'and',
      } as const),
    }));
  }
}
