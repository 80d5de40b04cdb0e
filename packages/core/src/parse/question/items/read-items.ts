import { multiply, type Rational } from '../../../number/rational.ts';
import { AmountReader } from '../numbers/amount-expression.ts';
import { MONEY_SCALES } from '../numbers/number-words.ts';
import { NumeralReader } from '../numbers/numeral.ts';
import type { Span } from '../question.ts';
import { fault } from '../question-fault.ts';
import type { Lexeme } from '../words/lex-question.ts';
import { isMoney, isMoneySign } from '../words/senses.ts';
import { ItemList } from './item-list.ts';
import type { Item, LoosePart } from './items.ts';

/** Punctuation and pictures say nothing; `√`, `∞`, `±`, `‰` and the like would change the number. */
const SAFE_SIGN = /^(?![%‰‱])[\p{P}\p{So}|≈]$/u;

/** Amounts and units, and whether a number among them has a second meaning. */
export interface ReadItems {
  readonly items: readonly Item[];
  readonly hasOther: boolean;
}

/** Reads a question's lexemes into amounts and units, left to right. */
class ItemReader {
  readonly #lexemes: readonly Lexeme[];
  readonly #numerals: NumeralReader;
  readonly #amounts: AmountReader;
  readonly #list = new ItemList();
  #at = 0;
  /** What the parts of an amount are multiplied by: half of 5 ft 10 in. */
  #share: Rational | undefined;

  constructor(lexemes: readonly Lexeme[], other: boolean) {
    this.#lexemes = lexemes;
    this.#numerals = new NumeralReader(lexemes, other);
    this.#amounts = new AmountReader(lexemes, this.#numerals);
  }

  read(): ReadItems {
    for (let lexeme = this.#lexemes[0]; lexeme; lexeme = this.#lexemes[this.#at]) this.#step(lexeme);
    const { items } = this.#list;
    for (const item of items)
      if (item.kind === 'quantity') (item.parts[0] as LoosePart).worked ||= this.#amounts.worked;
    return { items, hasOther: this.#numerals.hasOther };
  }

  #step(lexeme: Lexeme): void {
    if (this.#readHalf() || this.#readAmount(lexeme)) return;
    if (lexeme.senses.length > 0 && this.#isUnitHere(lexeme)) this.#takeUnit(lexeme);
    else if ((lexeme.role || lexeme.article) && !this.#isGlued(lexeme)) this.#list.takeRole(lexeme);
    else if (lexeme.operator && lexeme.operator !== '^') this.#list.takeSign(lexeme.operator);
    else if (!SAFE_SIGN.test(lexeme.text)) fault('unknown-word', lexeme.span);
    this.#at++;
  }

  /** `hora y media`, `2 kilos and a half`: the part belongs to the unit before. */
  #readHalf(): boolean {
    const half = this.#numerals.partAfter(this.#at);
    if (!half || this.#isUnitAfterHalf(half.next) || !this.#list.addToLast(half.value)) return false;
    this.#at = half.next;
    return true;
  }

  /** `5 ft and 1/2 in to cm`: the half has a unit of its own, which is no little word there. */
  #isUnitAfterHalf(at: number): boolean {
    const [lexeme, after] = [this.#lexemes[at], this.#lexemes[at + 1]];
    if (!lexeme?.senses.length) return false;
    // més 275 g: no month
    return lexeme.role ? !after || after.role === 'connector' : !after?.number;
  }

  /** `a4` is no connector and a number. */
  #isGlued({ text }: Lexeme): boolean {
    const after = this.#lexemes[this.#at + 1];
    return /^[a-z]$/.test(text) && after?.number !== undefined && !after.spaceBefore;
  }

  #isPlainUnit(at: number): boolean {
    const lexeme = this.#lexemes[at];
    return lexeme !== undefined && lexeme.senses.length > 0 && !lexeme.role;
  }

  #readAmount({ operator, span }: Lexeme): boolean {
    // after a quantity a sign adds or takes away the next one
    if (operator && this.#list.isOpenAmount) return false;
    const from = this.#at;
    const amount = this.#amounts.read(from);
    if (!amount) return false;
    const scale = this.#moneyScaleAt(amount.next);
    if (amount.share || !this.#list.isGrowing) this.#share = amount.share;
    // 8ft 2x4 is a board, and no sum
    else if (amount.computed && amount.value.d === 1n) fault('missing-unit', span);
    const shared = amount.share ? undefined : this.#share;
    const factor = scale ?? shared;
    const counted = factor ? multiply(amount.value, factor) : amount.value;
    const next = scale ? amount.next + 1 : amount.next;
    const unitAt = this.#skipToUnit(next);
    const unit = this.#lexemes[unitAt];
    // ten degrees below zero
    const value = unit?.below && counted.n > 0n ? { ...counted, n: -counted.n } : counted;
    if (unit && unit.senses.length > 0 && this.#isUnitAfterAmount(unitAt) && !this.#isCounted(from, unit)) {
      this.#list.pushPart(value, unit.senses, this.#spanOf(from, unitAt + 1));
      this.#at = unitAt + 1;
    } else {
      this.#list.pushNumber(value, amount.computed, this.#spanOf(from, next));
      this.#at = next;
    }
    return true;
  }

  /** `usd 100 eur`, `€100 usd`: a sign or code before the amount is its currency, another currency after it is a target. */
  #isCounted(from: number, { senses }: Lexeme): boolean {
    const { text = '', senses: before = [] } = this.#lexemes[from - 1] ?? {};
    if (!this.#list.endsInMoney || !isMoney(senses)) return false;
    return isMoneySign(text, before) && !before.some(({ id }) => senses.some((sense) => sense.id === id));
  }

  #spanOf(from: number, next: number): Span {
    return [this.#lexemes[from]?.span[0] ?? 0, this.#lexemes[next - 1]?.span[1] ?? 0];
  }

  /** Where the unit of an amount would stand: after a hyphen (`5-foot`) and little words. */
  #skipToUnit(next: number): number {
    const lexeme = this.#lexemes[next];
    let at = lexeme?.text === '-' && !lexeme.spaceBefore ? next + 1 : next;
    while (this.#isBetween(at)) at++;
    return at;
  }

  /** The little words between an amount and its unit: `half a mile`, `half an hour`, `tres cuartos de hora`, `a quarter of a mile`. */
  #isBetween(at: number): boolean {
    const [before, here] = [this.#lexemes[at - 1], this.#lexemes[at]];
    if (!here?.article) return here?.role === 'of';
    return before?.role === 'of' || before?.part === true;
  }

  /** `$5k`, `1.2M usd`, `5 MM usd`: only beside money, so that 5 k stays kelvin. */
  #moneyScaleAt(next: number): Rational | undefined {
    const letters = this.#lexemes[next];
    if (!letters) return undefined;
    const besideMoney =
      this.#list.endsInMoney || isMoney(this.#lexemes[this.#skipToUnit(next + 1)]?.senses ?? []);
    return besideMoney ? MONEY_SCALES.get(letters.text) : undefined;
  }

  /** A word that is both a unit and a little word (in, y, a) is the unit after an amount, unless a unit follows it. */
  #isUnitAfterAmount(at: number): boolean {
    const [lexeme, after] = [this.#lexemes[at], this.#lexemes[at + 1]];
    if (!lexeme?.role) return true;
    if (lexeme.role === 'joiner') return !this.#amounts.begins(at + 1) && !after?.senses.length;
    return !after?.senses.length || !this.#list.hasUnitBefore(lexeme.senses);
  }

  #isUnitHere(lexeme: Lexeme): boolean {
    if (!lexeme.role) return true;
    const before = this.#lexemes.slice(0, this.#at).findLast(({ role }) => role !== 'filler');
    const after = this.#lexemes[this.#at + 1];
    const expected = ['connector', 'interrogative', 'joiner'].includes(before?.role ?? '');
    const followed = this.#isPlainUnit(this.#at + 1) || this.#amounts.begins(this.#at + 1);
    if (after?.role === 'interrogative') return false;
    // but how many feet in a mile
    return (
      (before === undefined && after?.role === 'connector') || (expected && !followed && !after?.article)
    );
  }

  #takeUnit({ below, everyday, senses, span }: Lexeme): void {
    // «top 10 in usd» asks for no paʻanga
    if (everyday && !this.#list.last && this.#amounts.begins(this.#at + 1)) fault('unknown-word', span);
    if (below) fault('missing-amount', span);
    this.#list.pushUnit(senses, span);
  }
}

/**
 * Reads lexemes into amounts and units.
 * @param other takes the second meaning of every number that has two
 * @throws QuestionFault at the first lexeme that fits nowhere
 */
export function readItems(lexemes: readonly Lexeme[], other: boolean): ReadItems {
  return new ItemReader(lexemes, other).read();
}
