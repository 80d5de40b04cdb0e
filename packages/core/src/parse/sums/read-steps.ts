import type { Operand, SumText } from './sum-text.ts';
import type { Place, Slots } from './wording/sum-patterns.ts';

/** What is done, in order: an amount is added, or everything so far is changed by a percentage or divided. */
export interface Step {
  readonly does: 'add' | 'take' | 'more' | 'less' | 'without' | 'bare' | 'share' | 'divide';
  readonly operand: Operand;
  readonly place: Place;
}

/** Reads amounts that are added up, percentages of them, and what each of several people pays. */
export class StepReader {
  readonly #text: SumText;
  /** Takes the second meaning of what has two. */
  readonly #other: boolean;
  readonly #loose: boolean;
  /** Something has two meanings. */
  doubt = false;

  constructor(text: SumText, other: boolean, loose: boolean) {
    this.#text = text;
    this.#other = other;
    this.#loose = loose;
  }

  /** Which of two meanings something has. */
  #either<Meaning>(first: Meaning, second: Meaning): Meaning {
    this.doubt = true;
    return this.#other ? second : first;
  }

  read(place: Place): Step[] | undefined {
    for (const { X, N, people } of this.#text.match('among', place)) {
      const steps = X && this.#terms(X, true);
      if (!steps || !N) continue;
      // 100 usd + 20 eur / 4: a number alone may divide the last amount only
      const isAdded = steps.length > 1 && /add|take/.test(steps.at(-1)?.does ?? '');
      if (isAdded && !people && this.#either(true, false)) continue;
      const operand = this.#text.amount(N);
      if (operand?.[0].category === 'number') return [...steps, { does: 'divide', operand, place: N }];
    }
    return this.#terms(place, false);
  }

  #terms(place: Place, isSplit: boolean): Step[] | undefined {
    const changed = this.#changed(place);
    if (changed) return changed;
    const pieces = this.#text.split(this.#loose ? 'looseStep' : 'step', place);
    const isBare = ['share', 'cheaper'].every(
      (form) => this.#text.match(form as 'share', place).length === 0,
    );
    if (pieces.length === 1 && isBare && !isSplit) return undefined;
    const steps: Step[] = [];
    for (const [piece, before] of pieces) {
      // 100 usd to eur and 20 gbp: what has its target already is nothing to add to
      if (this.#loose && steps.some(({ operand: [one] }) => one.to.length > 0 && !one.assumedTarget))
        return undefined;
      const found = steps.length === 0 ? this.#first(piece, isSplit) : this.#next(piece, before);
      if (!found) return undefined;
      steps.push(...found);
    }
    return steps;
  }

  /** `15% more than 80`, `121 IVA incluido del 21%`. */
  #changed(place: Place): Step[] | undefined {
    for (const form of ['included', 'changed'] as const)
      for (const slots of this.#text.match(form, place)) {
        const { X, N } = slots;
        const operand = N && this.#text.percentage(N);
        const amount = X && operand && this.#amount(X);
        if (!amount) continue;
        if (form === 'changed') {
          const does = this.#changeOf(slots);
          return does && [...amount, { does, operand, place: N }];
        }
        // without the tax, or the tax alone
        const share = this.#either([], [{ does: 'share' as const, operand, place: N }]);
        return [...amount, { does: 'without', operand, place: N }, ...share];
      }
    return undefined;
  }

  /** `remove 20% VAT from 120` is without it; a discount is taken off however it is put, but is not taken away. */
  #changeOf({ less, tax, off, discount }: Slots): Step['does'] | undefined {
    if (off ?? discount) return less ? undefined : 'less';
    if (!less) return 'more';
    return tax ? this.#either('without', 'less') : 'less';
  }

  #amount(place: Place): Step[] | undefined {
    // 10% in cm: a percentage is no amount of anything, unless it is one of an amount
    const isShare = this.#text.match('share', place).some(({ on }) => on);
    const operand = !isShare && this.#text.has('%', place) ? undefined : this.#text.amount(place);
    return operand && [{ does: 'add', operand, place }];
  }

  /** `20% off 80`, `tip 15% of 80`, or an amount. */
  #first(place: Place, isSplit: boolean): Step[] | undefined {
    for (const slots of this.#text.match('share', place)) {
      const { X, N, on, before, off, discount } = slots;
      if (!X || !N || !(on || off || discount)) continue;
      const operand = this.#text.percentage(N, before);
      const amount = operand && this.#amount(X);
      if (amount) return [...amount, { does: this.#shareOf(slots, isSplit), operand, place: N }];
    }
    for (const { X, Y } of this.#text.match('cheaper', place)) {
      const steps = X && this.#amount(X);
      const less = Y && this.#next(Y, { with: Y });
      if (steps && less) return [...steps, ...less];
    }
    return this.#amount(place) ?? this.#parted(place);
  }

  /** `split $240 between 6 with 18% tip`: the tip comes after the people. */
  #parted(place: Place): Step[] | undefined {
    const [{ X, N } = {}] = this.#text.match('among', place);
    const steps = X && this.#amount(X);
    const operand = steps && N ? this.#text.amount(N) : undefined;
    if (!steps || !N || operand?.[0].category !== 'number') return undefined;
    return [...steps, { does: 'divide', operand, place: N }];
  }

  #shareOf({ tax, tip, off, discount }: Slots, isSplit: boolean): Step['does'] {
    if (off) return 'less';
    if (discount) return this.#either('less', 'share');
    // who splits a bill pays the tip too
    if (tip && isSplit) return this.#either('more', 'share');
    // gst 18% on 4500 total
    if (tax && /total/.test(this.#text.text)) return 'more';
    return (tax ?? tip) ? this.#either('share', 'more') : 'share';
  }

  #next(place: Place, before: Slots): Step[] | undefined {
    for (const slots of this.#text.match('percentage', place)) {
      const operand = slots.N && this.#text.percentage(slots.N, slots.before);
      const does = operand && this.#percentStep(slots, before);
      if (does) return [{ does, operand, place }];
    }
    // a tax has no rate of its own
    if (this.#text.match('kind', place).length > 0) return this.#text.refuse('missing-amount', place);
    if (before.without) return undefined;
    const steps = this.#amount(place);
    // between 50 and 60
    if (before.with && steps?.[0]?.operand[0].category === 'number') return undefined;
    return before.minus ? steps?.map((step) => ({ ...step, does: 'take' })) : steps;
  }

  #percentStep({ tax, tip, off, discount }: Slots, { plus, minus, with: joined, without }: Slots) {
    const isOff = off ?? discount;
    if (without) return isOff ? 'bare' : (tax ?? tip) && 'without';
    if (minus) return tax ? this.#either('without', 'less') : 'less';
    if (isOff) return plus ? undefined : 'less';
    // with 30%: more or less
    if (joined && !(tax ?? tip)) return undefined;
    return tax && joined ? this.#either('more', 'without') : 'more';
  }
}
