import { add, compare, divide, type Rational, rational } from '../../../number/rational.ts';
import { fault } from '../question-fault.ts';
import type { Lexeme } from '../words/lex-question.ts';
import { type NumberWord, WordSum } from './number-words.ts';

/** A number read up to lexeme `next`. */
export interface Numeral {
  readonly value: Rational;
  readonly next: number;
}

const ZERO = rational(0n);
const ONE = rational(1n);

/** Reads one number of a question: digits, number words, a mixed fraction, and what belongs to them. */
export class NumeralReader {
  readonly #lexemes: readonly Lexeme[];
  /** Takes the second meaning of a number that has two. */
  readonly #other: boolean;

  constructor(lexemes: readonly Lexeme[], other: boolean) {
    this.#lexemes = lexemes;
    this.#other = other;
  }

  /** A number with what belongs to it: `5 1/2`, `2,5 millones`, `dos mil quinientos`, `1 and a half`. */
  read(at: number): Numeral | undefined {
    const lexeme = this.#lexemes[at];
    const digits = lexeme?.number && this.#valueOf(lexeme);
    const start: Numeral = digits ? this.#readMixed(digits, at + 1) : { value: ZERO, next: at };
    const words = this.#readWords(start, digits !== undefined);
    return words && this.#readAndHalf(words);
  }

  #valueOf({ number, span }: Lexeme): Rational {
    const value = (this.#other && number?.other) || number?.value;
    return value ?? fault(number?.fault ?? 'not-a-number', span);
  }

  /** `5 1/2` and `5½`: a whole number, a space, a fraction. */
  #readMixed(whole: Rational, next: number): Numeral {
    const [top, slash, bottom] = this.#lexemes.slice(next, next + 3);
    const isFraction =
      top?.number && slash?.text === '/' && bottom?.number && !slash.spaceBefore && !bottom.spaceBefore;
    if (!isFraction || !top.spaceBefore || whole.d !== 1n) return { value: whole, next };
    const [n, d] = [this.#valueOf(top), this.#valueOf(bottom)];
    if (d.n === 0n) fault('division-by-zero', bottom.span);
    return { value: add(whole, divide(n, d)), next: next + 3 };
  }

  /** Number words after digits or alone: `2 mil`, `dos mil quinientos`, `half a million`. */
  #readWords(start: Numeral, digits: boolean): Numeral | undefined {
    const sum = new WordSum(digits ? start.value : undefined);
    let { next } = start;
    for (let at = next, word = this.wordAt(at); word; word = this.wordAt(at)) {
      if (!sum.take(word.kind, this.#other ? (word.other ?? word.value) : word.value)) break;
      next = at + 1;
      at = this.#skipGlue(next, word.kind);
    }
    return next === start.next && !digits ? undefined : { value: sum.value, next };
  }

  /** The number word at a lexeme, unless it is a unit there: `5 mil to mm`, `3 quarters in months`. */
  wordAt(at: number): NumberWord | undefined {
    const [lexeme, after] = [this.#lexemes[at], this.#lexemes[at + 1]];
    if (!lexeme?.senses.length) return lexeme?.numberWord;
    const unit = after !== undefined && after.senses.length > 0 && !after.role;
    const article = after?.article && this.#lexemes[at + 2]?.senses.length;
    const goesOn = unit || after?.numberWord || after?.role === 'of' || (article && lexeme.part);
    return goesOn ? lexeme.numberWord : undefined;
  }

  /** `half a million`, `treinta y cinco`, `two hundred and fifty`. */
  #skipGlue(next: number, kind: string): number {
    const glue = this.#lexemes[next];
    const after = this.#lexemes[next + 1]?.numberWord;
    if (!glue || !after) return next;
    const [trait, follower] =
      kind === 'fraction' ? (['article', 'scale'] as const) : (['and', 'add'] as const);
    return glue[trait] && after.kind === follower ? next + 1 : next;
  }

  /** `1 and a half`, `dos y media`, right before a unit. */
  #readAndHalf(term: Numeral): Numeral {
    const half = this.halfAfter(term.next);
    return half ? { value: add(term.value, half.value), next: half.next } : term;
  }

  /** The part in `and a half`, `y media`, `y cuarto` standing at a lexeme, if it does. */
  halfAfter(at: number): Numeral | undefined {
    if (!this.#lexemes[at]?.and) return undefined;
    const next = this.#lexemes[at + 1];
    const isOne = next?.article || (next?.numberWord && compare(next.numberWord.value, ONE) === 0);
    const place = isOne ? at + 2 : at + 1;
    const word = this.#lexemes[place]?.numberWord;
    return word?.kind === 'fraction' ? { value: word.value, next: place + 1 } : undefined;
  }
}
