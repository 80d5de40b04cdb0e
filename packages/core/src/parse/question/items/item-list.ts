import type { Operator } from '../../../locale/language.ts';
import { add, divide, multiply, type Rational, rational, subtract } from '../../../number/rational.ts';
import type { Span } from '../question.ts';
import { fault } from '../question-fault.ts';
import type { Lexeme } from '../words/lex-question.ts';
import type { Sense } from '../words/senses.ts';
import { isMoney } from '../words/senses.ts';
import type { Item, LoosePart } from './items.ts';

/** What stood between two amounts or units. */
interface Since {
  /** `how many`. */
  requested?: boolean;
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

  /** Whether the last item is an amount that the next one may still belong to. */
  get isOpenAmount(): boolean {
    return this.last?.kind === 'quantity' && !this.#since.parted;
  }

  /** Whether the sign or code of a currency stands right before. */
  get endsInMoney(): boolean {
    const { last } = this;
    return last?.kind === 'unit' && !this.#since.parted && isMoney(last.senses);
  }

  /** Whether the amount being read already has its unit, and it is not one that goes with these. */
  hasUnitBefore(senses: readonly Sense[]): boolean {
    const { last } = this;
    if (!last || this.#since.parted) return false;
    if (last.kind === 'unit') return isMoney(last.senses);
    if (this.#since.sign === '*' || this.#since.sign === '/') return true;
    const parts = last.kind === 'quantity' ? last.parts : [];
    return (
      parts.length > 0 &&
      !parts.some((part) =>
        part.senses.some(({ category }) => senses.some((sense) => sense.category === category)),
      )
    );
  }

  /** A unit without an amount of its own: `$` in front of one, a target. */
  pushUnit(senses: readonly Sense[], span: Span): void {
    const { last } = this;
    const { requested = false, per = false, within = false, joined, parted } = this.#since;
    if (last?.kind === 'number' && !parted && isMoney(senses)) {
      this.#items.pop();
      this.#since = {};
      this.pushPart(last.amount, senses, [last.span[0], span[1]]);
      return;
    }
    const joint = last?.kind === 'unit' ? joined : undefined;
    this.#items.push({ kind: 'unit', senses, span, requested, per, within, joined: joint });
    this.#since = { requested };
  }

  /** An amount with its unit. */
  pushPart(amount: Rational, senses: readonly Sense[], span: Span): void {
    const { last } = this;
    if (last?.kind === 'unit' && !this.#since.parted && !last.requested) {
      // $100 USD: the sign and the code name one currency
      const shared = senses.filter(({ id }) => last.senses.some((sense) => sense.id === id));
      if (shared.length > 0 && isMoney(shared)) {
        this.#items.pop();
        this.pushPart(amount, shared, [last.span[0], span[1]]);
        return;
      }
    }
    const { sign, parted } = this.#since;
    const part: LoosePart = {
      amount: sign === '-' ? subtract(rational(0n), amount) : amount,
      senses,
      summed: sign !== undefined,
    };
    if (last?.kind === 'quantity' && !parted) this.#grow(last, [...last.parts, part], span);
    else this.#items.push({ kind: 'quantity', parts: [part], span });
    this.#since = {};
  }

  /** An amount without a unit: a factor, the amount of the currency before it, a trailing part, or arithmetic. */
  pushNumber(amount: Rational, computed: boolean, span: Span): void {
    const { last } = this;
    const glued = last?.span[1] === span[0];
    const { sign, parted } = this.#since;
    this.#since = {};
    if (last?.kind === 'quantity' && (sign === '*' || sign === '/')) {
      if (sign === '/' && amount.n === 0n) fault('division-by-zero', span);
      const parts = last.parts.map((part) => ({
        ...part,
        amount: sign === '*' ? multiply(part.amount, amount) : divide(part.amount, amount),
      }));
      this.#grow(last, parts, span);
    } else if (
      last?.kind === 'unit' &&
      !parted &&
      !last.requested &&
      isMoney(last.senses) &&
      (glued || this.#items.length === 1)
    ) {
      this.#grow(last, [{ amount, senses: last.senses, summed: false }], span);
    } else if (last?.kind === 'quantity' && !parted && sign === undefined) {
      // the unit of a trailing number is the next smaller one: 5 foot 11, 9 stone 7, 2h30
      this.#grow(last, [...last.parts, { amount, senses: [], summed: false }], span);
    } else this.#items.push({ kind: 'number', amount, computed, span });
  }

  /** Adds a part of the unit before, where there is one: `hora y media`, `2 kilos and a half`. */
  addToLast(part: Rational): boolean {
    const { last } = this;
    if (!last || last.kind === 'number') return false;
    const parts =
      last.kind === 'unit' ? [{ amount: rational(1n), senses: last.senses, summed: false }] : last.parts;
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
  takeRole({ plus, role, text, within }: Lexeme): void {
    if (role !== 'joiner') this.#since.requested = role === 'interrogative';
    if (role === 'per') this.#since.per = true;
    else if (within) this.#since.within = true;
    else if (role === 'joiner') {
      this.#since.joined = ',;'.includes(text) ? 'list' : (this.#since.joined ?? 'and');
      if (plus) this.#since.sign = '+';
      return;
    }
    if (role === 'of') return;
    this.#since.parted = this.#items.length > 0;
  }

  /** Makes the last item an amount that reaches to the end of a span. */
  #grow(last: Item, parts: readonly LoosePart[], [, end]: Span): void {
    this.#items[this.#items.length - 1] = { kind: 'quantity', parts, span: [last.span[0], end] };
  }
}
