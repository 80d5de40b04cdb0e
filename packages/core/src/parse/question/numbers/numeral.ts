import { add, compare, divide, multiply, type Rational, rational, tenTo } from '../../../number/rational.ts';
import { fault } from '../question-fault.ts';
import type { Lexeme } from '../words/lex-question.ts';
import { addTerm, type NumberSum, type NumberWord, type Term, totalOf } from './number-words.ts';

/** A number read up to lexeme `next`. */
export interface Numeral {
  readonly value: Rational;
  readonly next: number;
}

const ONE = rational(1n);

/** What is read next of a number, up to lexeme `next`. */
type TermNumeral = Term & Numeral;

/** Reads one number of a question: digits, number words, a mixed fraction, and what belongs to them. */
export class NumeralReader {
  readonly #lexemes: readonly Lexeme[];
  /** Takes the second meaning of a number that has two. */
  readonly #other: boolean;
  /** Whether one of the numbers read so far has a second meaning. */
  hasOther = false;

  constructor(lexemes: readonly Lexeme[], other: boolean) {
    this.#lexemes = lexemes;
    this.#other = other;
  }

  /** A number with what belongs to it: `5 1/2`, `2,5 millones`, `dos mil quinientos`, `two and a half million`. */
  read(at: number): Numeral | undefined {
    let sum: NumberSum = { said: [] };
    let next = at;
    for (let term = this.#termAt(at); term; term = this.#termAfter(term)) {
      const longer = addTerm(sum, term, this.#other);
      if (!longer) break;
      if (term.kind === 'part' && sum.whole?.[0] !== sum.whole?.[1]) this.hasOther = true;
      sum = longer;
      next = term.next;
    }
    return next === at ? undefined : { value: totalOf(sum), next };
  }

  #termAt(at: number): TermNumeral | undefined {
    const lexeme = this.#lexemes[at];
    if (lexeme?.number) return { kind: 'digits', ...this.#readMixed(this.#valueOf(lexeme), at + 1) };
    const word = this.wordAt(at);
    if (!word || word.kind === 'multiple') return undefined;
    if (word.other) this.hasOther = true;
    const value = (this.#other && word.other) || word.value;
    return { kind: word.kind, value, bare: lexeme?.bare, next: at + 1 };
  }

  #valueOf({ number, span }: Lexeme): Rational {
    if (number?.other) this.hasOther = true;
    const value = (this.#other && number?.other) || number?.value;
    return value ?? fault(number?.fault ?? 'not-a-number', span);
  }

  /** `5 1/2`, `5½` and, where there are units to be counted, `5-1/2`; a hyphen with a space is a minus to most. */
  #readMixed(whole: Rational, next: number): Numeral {
    const here = this.#lexemes[next];
    const hyphen = here?.text === '-' && this.#lexemes.some(({ senses }) => senses.length > 0);
    const at = hyphen ? next + 1 : next;
    const fraction = whole.d === 1n && (hyphen || here?.spaceBefore) ? this.#fractionAt(at) : undefined;
    if (!fraction || (hyphen && compare(fraction.value, ONE) >= 0)) return { value: whole, next };
    if (hyphen && (here?.spaceBefore || this.#lexemes[at]?.spaceBefore)) {
      this.hasOther = true;
      if (!this.#other) return { value: whole, next };
    }
    return { value: add(whole, fraction.value), next: fraction.next };
  }

  /** `3/4`, without spaces. */
  #fractionAt(at: number): Numeral | undefined {
    const [top, slash, bottom] = this.#lexemes.slice(at, at + 3);
    const isFraction =
      top?.number && slash?.text === '/' && bottom?.number && !slash.spaceBefore && !bottom.spaceBefore;
    if (!isFraction) return undefined;
    const [n, d] = [this.#valueOf(top), this.#valueOf(bottom)];
    if (d.n === 0n) fault('division-by-zero', bottom.span);
    return { value: divide(n, d), next: at + 3 };
  }

  /** What goes on after a term, over the little words between: `treinta y cinco`, `half a million`, `un par de millones`. */
  #termAfter({ kind, next }: TermNumeral): TermNumeral | undefined {
    const decimals = this.#decimalsAt(next);
    if (decimals) return decimals;
    const part = this.partAfter(next);
    if (part) return { kind: 'part', ...part };
    const at = this.#lexemes[next]?.and ? next + 1 : next;
    const after = this.#termAt(at);
    if (after && (at === next || after.kind === 'add' || after.kind === 'digits')) return after;
    const of = this.#lexemes[next]?.role === 'of' ? next + 1 : next;
    const scale = this.#termAt(kind === 'fraction' && this.#lexemes[of]?.article ? of + 1 : of);
    return scale?.kind === 'scale' ? scale : undefined;
  }

  /** The decimals said after a point, in one number or digit by digit: `coma veinticinco`, `point two five`. */
  #decimalsAt(point: number): TermNumeral | undefined {
    if (!this.#lexemes[point]?.point) return undefined;
    let [digits, zeros] = ['', 0];
    let next = point + 1;
    for (;;) {
      const at = zeros > 0 && this.#lexemes[next]?.and ? next + 1 : next;
      const said = this.#digitsAt(at);
      if (!/^\d+$/.test(said) || (digits && this.#lexemes[at]?.number)) break;
      // treinta y cinco: the five stands in place of a zero
      digits = digits.slice(0, digits.length - (said.length <= zeros ? said.length : 0)) + said;
      zeros = /.(0*)$/.exec(said)?.[1]?.length ?? 0;
      next = at + 1;
    }
    if (digits === '') return undefined;
    return { kind: 'decimals', value: rational(BigInt(digits), tenTo(digits.length)), next };
  }

  #digitsAt(at: number): string {
    const { number, numberWord, text = '' } = this.#lexemes[at] ?? {};
    return number ? text : numberWord?.kind === 'add' ? `${numberWord.value.n}` : '';
  }

  /** The number word at a lexeme, unless it is a unit there: `5 mil to mm`, `3 quarters in months`. */
  wordAt(at: number): NumberWord | undefined {
    const [lexeme, after] = [this.#lexemes[at], this.#lexemes[at + 1]];
    if (!lexeme?.senses.length) return lexeme?.numberWord;
    const unit = after?.senses.length && !after.role;
    const article = after?.article && this.#lexemes[at + 2]?.senses.length;
    const number = after?.numberWord || after?.number || (after?.and && this.#lexemes[at + 2]?.numberWord);
    const goesOn = unit || number || after?.role === 'of' || (article && lexeme.part);
    return goesOn ? lexeme.numberWord : undefined;
  }

  /** The part in `and a half`, `y tres cuartos`, `y 3/4` standing at a lexeme, if it does. */
  partAfter(at: number): Numeral | undefined {
    if (!this.#lexemes[at]?.and) return undefined;
    const digits = this.#fractionAt(at + 1);
    if (digits) return digits;
    const { article, numberWord } = this.#lexemes[at + 1] ?? {};
    const count = numberWord?.kind === 'add' ? numberWord.value : ONE;
    const place = article || count !== ONE ? at + 2 : at + 1;
    const part = this.#lexemes[place]?.numberWord;
    if (part?.kind !== 'fraction') return undefined;
    return { value: multiply(count, part.value), next: place + 1 };
  }
}
