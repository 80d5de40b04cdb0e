import type { Operator } from '../../../locale/language.ts';
import { add, divide, multiply, type Rational, rational } from '../../../number/rational.ts';
import type { Span } from '../question.ts';
import { fault } from '../question-fault.ts';
import type { Lexeme } from '../words/lex-question.ts';
import type { Sense } from '../words/senses.ts';
import { isLeading, isMoney } from '../words/senses.ts';
import type { Item, LoosePart } from './items.ts';

/** What stood between two amounts or units. */
interface Since {
  /** `how many`. */
  requested?: boolean | undefined;
  of?: boolean;
  /** `per`. */
  per?: boolean;
  /** `in`. */
  within?: boolean;
  joined?: 'and' | 'list';
  /** Something that keeps them from being one amount. */
  parted?: boolean;
  sign?: Operator | undefined;
}

/** The amounts and units of a question as they are read: each joins the one before it, or stands by itself. */
export class ItemList {
  readonly #items: Item[] = [];
  /** What stood since the last amount or unit. */
  #since: Since = {};

  get items(): readonly Item[] {
    return this.#items;
  }

  get last(): Item | undefined {
    return this.#items.at(-1);
  }

  /** The last item, unless something parts it from the next one. */
  get #open(): Item | undefined {
    return this.#since.parted ? undefined : this.last;
  }

  /** Whether the last item is an amount that the next one may still belong to. */
  get isOpenAmount(): boolean {
    return this.#open?.kind === 'quantity';
  }

  /** Whether what follows belongs to the amount being read, and is no other term of a sum. */
  get isGrowing(): boolean {
    return this.isOpenAmount && this.#since.sign === undefined;
  }

  /** Whether the sign or code of a currency stands right before. */
  get endsInMoney(): boolean {
    const open = this.#open;
    return open?.kind === 'unit' && isMoney(open.senses);
  }

  /** Whether the amount being read already has its unit, and it is not one that goes with these. */
  hasUnitBefore(senses: readonly Sense[]): boolean {
    const open = this.#open;
    if (open?.kind === 'unit') return isLeading(open.senses);
    if (open && (this.#since.sign === '*' || this.#since.sign === '/')) return true;
    return (
      open?.kind === 'quantity' &&
      !open.parts.some((part) =>
        part.senses.some(({ category }) => senses.some((sense) => sense.category === category)),
      )
    );
  }

  /** A unit without an amount of its own: `$` in front of one, a target. */
  pushUnit(senses: readonly Sense[], span: Span): void {
    const open = this.#open;
    const { requested, per, within, joined } = this.#since;
    if (open?.kind === 'number' && isMoney(senses)) {
      this.#items.pop();
      this.#since = {};
      this.pushPart(open.amount, senses, [open.span[0], span[1]]);
      return;
    }
    const joint = this.last?.kind === 'unit' ? joined : undefined;
    this.#items.push({ kind: 'unit', senses, span, requested, per, within, joined: joint });
    this.#since = { requested };
  }

  /** An amount with its unit. */
  pushPart(amount: Rational, senses: readonly Sense[], span: Span): void {
    const open = this.#open;
    if (open?.kind === 'unit' && !open.requested) {
      // $100 USD: the sign and the code name one currency
      const shared = senses.filter(({ id }) => open.senses.some((sense) => sense.id === id && !sense.worth));
      if (isMoney(shared)) {
        this.#items.pop();
        this.pushPart(amount, shared, [open.span[0], span[1]]);
        return;
      }
    }
    const { of, sign } = this.#since;
    // two spoons of 15 ml are no 45 ml
    if (of && open?.kind === 'quantity' && !this.hasUnitBefore(senses)) fault('mixed-categories', span);
    const part = { amount, senses, sign };
    if (open?.kind === 'quantity') this.#grow(open, [...open.parts, part], span);
    else this.#items.push({ kind: 'quantity', parts: [part], span });
    this.#since = {};
  }

  /** An amount without a unit: a factor, the amount of the currency before it, a trailing part, or arithmetic. */
  pushNumber(amount: Rational, computed: boolean, span: Span): void {
    const { last } = this;
    const open = this.#open;
    const { of, per, sign } = this.#since;
    this.#since = {};
    if (last?.kind === 'quantity' && (sign === '*' || sign === '/')) {
      if (sign === '/' && amount.n === 0n) fault('division-by-zero', span);
      const parts = last.parts.map((part) => ({
        ...part,
        worked: true,
        amount: sign === '*' ? multiply(part.amount, amount) : divide(part.amount, amount),
      }));
      this.#grow(last, parts, span);
    } else if (
      open?.kind === 'unit' &&
      !open.requested &&
      isLeading(open.senses) &&
      (open.span[1] === span[0] || this.#items.length === 1)
    ) {
      this.#grow(open, [{ amount, senses: open.senses }], span);
    } else if (open?.kind === 'quantity' && !sign && !of) {
      // the unit of a trailing number is the next smaller one: 5 foot 11, 9 stone 7, 2h30
      this.#grow(open, [...open.parts, { amount, senses: [] }], span);
    } else this.#items.push({ kind: 'number', amount, computed: computed && !per, span });
  }

  /** Adds a part of the unit before, where there is one: `hora y media`, `2 kilos and a half`. */
  addToLast(part: Rational): boolean {
    const { last } = this;
    if (!last || last.kind === 'number') return false;
    const parts = last.kind === 'unit' ? [{ amount: rational(1n), senses: last.senses }] : last.parts;
    const grown = parts.map((one, index) =>
      index === parts.length - 1 ? { ...one, amount: add(one.amount, part) } : one,
    );
    this.#grow(last, grown, last.span);
    return true;
  }

  /** A sign of arithmetic between two items. */
  takeSign(operator: Operator): void {
    if (this.last?.kind === 'unit') this.#since.parted = true;
    else this.#since.sign = operator;
  }

  /** A little word between two items. */
  takeRole({ article, plus, role, span, text, within }: Lexeme): void {
    // corrí 10 km 3 veces
    if (this.#since.sign === '*') fault('missing-amount', span);
    if (role !== 'joiner') this.#since.requested = role === 'interrogative';
    // feet in a mile are feet per mile
    if (role === 'per' || (article && this.#since.within)) this.#since.per = true;
    else if (within) this.#since.within = true;
    else if (role === 'joiner') {
      this.#since.joined = ',;'.includes(text) ? 'list' : (this.#since.joined ?? 'and');
      if (plus) this.#since.sign = '+';
      return;
    }
    if (role === 'of') {
      this.#since.of = true;
      return;
    }
    this.#since.parted = this.#items.length > 0;
  }

  /** Makes the last item an amount that reaches to the end of a span. */
  #grow(last: Item, parts: readonly LoosePart[], [, end]: Span): void {
    this.#items[this.#items.length - 1] = { kind: 'quantity', parts, span: [last.span[0], end] };
  }
}
