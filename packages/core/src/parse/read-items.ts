import { add, divide, multiply, type Rational, rational, subtract } from '../number/rational.ts';
import { AmountReader, type Operator, operatorOf, QuestionFault } from './amount-expression.ts';
import type { Item, LoosePart } from './items.ts';
import type { Lexeme } from './lex-question.ts';
import { moneyScaleOf } from './number-words.ts';
import type { Sense, Span } from './question.ts';

const spanOf = (lexemes: readonly Lexeme[], from: number, next: number): Span => [
  lexemes[from]?.span[0] ?? 0,
  lexemes[next - 1]?.span[1] ?? 0,
];

/** Number words that take an article before the unit. */
const ENGLISH_PARTS = new Set(['half', 'quarter', 'third', 'couple', 'dozen']);

const isMoney = (senses: readonly Sense[]): boolean => senses.some(({ category }) => category === 'currency');

/** What stood between two amounts or units. */
interface Since {
  /** `how many`. */
  asked?: boolean;
  /** `per`. */
  per?: boolean;
  /** `in`. */
  within?: boolean;
  joined?: 'and' | 'list';
  /** Something that keeps them from being one amount. */
  parted?: boolean;
  sign?: Operator | undefined;
}

/** Reads a question's lexemes into amounts and units, left to right. */
class ItemReader {
  readonly #lexemes: readonly Lexeme[];
  readonly #amounts: AmountReader;
  readonly #items: Item[] = [];
  #at = 0;
  /** What stood since the last amount or unit. */
  #since: Since = {};

  constructor(lexemes: readonly Lexeme[], other: boolean) {
    this.#lexemes = lexemes;
    this.#amounts = new AmountReader(lexemes, other);
  }

  read(): Item[] {
    while (this.#at < this.#lexemes.length) this.#step();
    return this.#items;
  }

  #step(): void {
    const lexeme = this.#lexemes[this.#at];
    if (!lexeme) return;
    if (this.#readHalf() || this.#readAmount()) return;
    if (lexeme.senses.length > 0 && this.#isUnitHere(lexeme)) this.#pushUnit(lexeme);
    else if (lexeme.role) this.#takeRole(lexeme);
    else if (operatorOf(lexeme.text)) this.#takeSign(lexeme);
    else if (/^[\p{P}\p{S}]$/u.test(lexeme.text) && !/[%°^$€£]/.test(lexeme.text)) this.#at++;
    else throw new QuestionFault('unknown-word', lexeme.span);
  }

  /** `hora y media`, `2 kilos and a half`: the part belongs to the unit before. */
  #readHalf(): boolean {
    const half = this.#amounts.halfAfter(this.#at);
    const last = this.#items.at(-1);
    if (!half || !last || last.kind === 'number' || this.#isPlainUnit(half.next)) return false;
    const parts =
      last.kind === 'unit' ? [{ amount: rational(1n), senses: last.senses, summed: false }] : last.parts;
    const grown = parts.map((part, index) =>
      index === parts.length - 1 ? { ...part, amount: add(part.amount, half.value) } : part,
    );
    this.#items[this.#items.length - 1] = { kind: 'quantity', parts: grown, span: last.span };
    this.#at = half.next;
    return true;
  }

  #isPlainUnit(at: number): boolean {
    const lexeme = this.#lexemes[at];
    return lexeme !== undefined && lexeme.senses.length > 0 && !lexeme.role;
  }

  #readAmount(): boolean {
    const last = this.#items.at(-1);
    const lexeme = this.#lexemes[this.#at];
    // after a quantity a sign adds or takes away the next one
    const operator = operatorOf(lexeme?.text ?? '');
    if (operator && last?.kind === 'quantity' && !this.#since.parted) return false;
    const amount = this.#amounts.begins(this.#at) ? this.#amounts.read(this.#at) : undefined;
    if (!amount) return false;
    const from = this.#at;
    let { next, value } = amount;
    const scale = this.#moneyScaleAt(next);
    if (scale) {
      value = multiply(value, scale);
      next++;
    }
    let unitAt = next;
    if (this.#lexemes[unitAt]?.text === '-' && !this.#lexemes[unitAt]?.spaceBefore) unitAt++;
    while (this.#isBetween(unitAt)) unitAt++;
    const unit = this.#lexemes[unitAt];
    if (unit && unit.senses.length > 0 && this.#isUnitAfterAmount(unitAt)) {
      this.#pushPart(value, unit.senses, spanOf(this.#lexemes, from, unitAt + 1));
      this.#at = unitAt + 1;
    } else {
      this.#pushNumber(value, amount.computed, spanOf(this.#lexemes, from, next));
      this.#at = next;
    }
    return true;
  }

  /** The little words between an amount and its unit: `half a mile`, `tres cuartos de hora`, `a quarter of a mile`. */
  #isBetween(at: number): boolean {
    const [before, here] = [this.#lexemes[at - 1], this.#lexemes[at]];
    if (here?.role === 'of') return true;
    const article = here?.text === 'an' || here?.text === 'un' || here?.text === 'una';
    return before?.role === 'of'
      ? article || here?.text === 'a'
      : ENGLISH_PARTS.has(before?.text ?? '') && here?.text === 'a';
  }

  /** `$5k`, `1.2M usd`: only beside money, so that 5 k stays kelvin. */
  #moneyScaleAt(next: number): Rational | undefined {
    const letters = this.#lexemes[next];
    const last = this.#items.at(-1);
    if (!letters || letters.spaceBefore) return undefined;
    const before = last?.kind === 'unit' && !this.#since.parted && isMoney(last.senses);
    return before || isMoney(this.#lexemes[next + 1]?.senses ?? []) ? moneyScaleOf(letters.text) : undefined;
  }

  /** A word that is both a unit and a little word (in, y, a) is the unit after an amount, unless a unit follows it. */
  #isUnitAfterAmount(at: number): boolean {
    const [lexeme, after] = [this.#lexemes[at], this.#lexemes[at + 1]];
    if (!lexeme?.role) return true;
    if (lexeme.role === 'joiner') return !this.#amounts.begins(at + 1) && !after?.senses.length;
    return !after?.senses.length || !this.#hasUnitBefore(lexeme.senses);
  }

  /** Whether the amount being read already has its unit, and it is not one that goes with these. */
  #hasUnitBefore(senses: readonly Sense[]): boolean {
    const last = this.#items.at(-1);
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

  #isUnitHere(lexeme: Lexeme): boolean {
    if (!lexeme.role) return true;
    const before = this.#lexemes.slice(0, this.#at).findLast(({ role }) => role !== 'filler');
    const after = this.#lexemes[this.#at + 1];
    const expected = before?.role === 'asks' || before?.role === 'connector' || before?.role === 'joiner';
    const followed =
      after !== undefined && ((after.senses.length > 0 && !after.role) || this.#amounts.begins(this.#at + 1));
    if (after?.role === 'asks') return false;
    return (before === undefined && after?.role === 'connector') || (expected && !followed);
  }

  #pushUnit(lexeme: Lexeme): void {
    const { senses, span } = lexeme;
    const last = this.#items.at(-1);
    // «top 10 in usd» asks for no paʻanga
    if (lexeme.everyday && !last && this.#amounts.begins(this.#at + 1))
      throw new QuestionFault('unknown-word', span);
    const { asked = false, per = false, within = false, joined } = this.#since;
    this.#at++;
    if (last?.kind === 'number' && !this.#since.parted && isMoney(senses)) {
      this.#items.pop();
      this.#since = {};
      this.#pushPart(last.amount, senses, [last.span[0], span[1]]);
      return;
    }
    this.#items.push({
      kind: 'unit',
      senses,
      span,
      asked,
      per,
      within,
      joined: last?.kind === 'unit' ? joined : undefined,
    });
    this.#since = { asked };
  }

  #pushPart(amount: Rational, senses: readonly Sense[], span: Span): void {
    const last = this.#items.at(-1);
    if (last?.kind === 'unit' && !this.#since.parted && !last.asked) {
      // $100 USD: the sign and the code name one currency
      const shared = senses.filter(({ id }) => last.senses.some((sense) => sense.id === id));
      if (shared.length > 0 && isMoney(shared)) {
        this.#items.pop();
        this.#pushPart(amount, shared, [last.span[0], span[1]]);
        return;
      }
    }
    const value = this.#since.sign === '-' ? subtract(rational(0n), amount) : amount;
    const part: LoosePart = { amount: value, senses, summed: this.#since.sign !== undefined };
    if (last?.kind === 'quantity' && !this.#since.parted)
      this.#items[this.#items.length - 1] = {
        kind: 'quantity',
        parts: [...last.parts, part],
        span: [last.span[0], span[1]],
      };
    else this.#items.push({ kind: 'quantity', parts: [part], span });
    this.#since = {};
  }

  #pushNumber(amount: Rational, computed: boolean, span: Span): void {
    const last = this.#items.at(-1);
    const glued = last?.span[1] === span[0];
    const { sign, parted } = this.#since;
    this.#since = {};
    if (last?.kind === 'quantity' && (sign === '*' || sign === '/')) {
      if (sign === '/' && amount.n === 0n) throw new QuestionFault('division-by-zero', span);
      const parts = last.parts.map((part) => ({
        ...part,
        amount: sign === '*' ? multiply(part.amount, amount) : divide(part.amount, amount),
      }));
      this.#items[this.#items.length - 1] = { kind: 'quantity', parts, span: [last.span[0], span[1]] };
    } else if (
      last?.kind === 'unit' &&
      !parted &&
      !last.asked &&
      isMoney(last.senses) &&
      (glued || this.#items.length === 1)
    ) {
      const parts = [{ amount, senses: last.senses, summed: false }];
      this.#items[this.#items.length - 1] = { kind: 'quantity', parts, span: [last.span[0], span[1]] };
    } else if (last?.kind === 'quantity' && !parted && sign === undefined) {
      // the unit of a trailing number is the next smaller one: 5 foot 11, 9 stone 7, 2h30
      const parts = [...last.parts, { amount, senses: [], summed: false }];
      this.#items[this.#items.length - 1] = { kind: 'quantity', parts, span: [last.span[0], span[1]] };
    } else this.#items.push({ kind: 'number', amount, computed, span });
  }

  #takeSign({ text }: Lexeme): void {
    const last = this.#items.at(-1);
    this.#at++;
    if (last?.kind === 'unit') this.#since.parted = true;
    else this.#since.sign = operatorOf(text);
  }

  #takeRole({ role, text }: Lexeme): void {
    this.#at++;
    if (role !== 'asks') this.#since.asked = this.#since.asked === true && role === 'joiner';
    if (role === 'asks') this.#since.asked = true;
    else if (role === 'per') this.#since.per = true;
    else if (text === 'in' || text === 'en') this.#since.within = true;
    else if (role === 'joiner') {
      this.#since.joined = ',;'.includes(text) ? 'list' : this.#since.joined === 'list' ? 'list' : 'and';
      if (text === 'plus') this.#since.sign = '+';
      return;
    }
    if (role === 'of') return;
    this.#since.parted = this.#items.length > 0;
  }
}

/**
 * Reads lexemes into amounts and units.
 * @param other takes the second reading of every number that has two
 * @throws QuestionFault at the first lexeme that fits nowhere
 */
export function readItems(lexemes: readonly Lexeme[], other: boolean): Item[] {
  return new ItemReader(lexemes, other).read();
}
