import type { Operator } from '../../../locale/language.ts';
import { add, divide, multiply, type Rational, rational, subtract } from '../../../number/rational.ts';
import type { QuestionErrorCode } from '../question.ts';
import { fault } from '../question-fault.ts';
import type { Lexeme } from '../words/lex-question.ts';
import type { Numeral, NumeralReader } from './numeral.ts';

/** An amount read up to lexeme `next`. */
export interface Amount extends Numeral {
  /** More than one number or sign stood there: `2+3`, `1/2`, `-4`. */
  readonly computed: boolean;
  /** What was taken of it, where it is a part or a multiple of something: half of 5. */
  readonly share?: Rational | undefined;
}

interface Term extends Numeral {
  readonly percent?: true;
  readonly share?: Rational | undefined;
}

const HUNDRED = rational(100n);
/** Bits beyond which a power is refused instead of computed. */
const MAX_BITS = 4000;

/** A term with its percent sign worked in. */
const plainValue = ({ value, percent }: Term): Rational => (percent ? divide(value, HUNDRED) : value);

/** Reads the arithmetic of an amount: numbers, number words, fractions, + - * / ^ % and brackets. */
export class AmountReader {
  readonly #lexemes: readonly Lexeme[];
  readonly #numerals: NumeralReader;
  /** An amount was worked out: `2 + 3`, `3 × 2,50`, half of 5; `1/2` and `-4` are how one is written. */
  worked = false;

  /** @param numerals the reader of the same lexemes */
  constructor(lexemes: readonly Lexeme[], numerals: NumeralReader) {
    this.#lexemes = lexemes;
    this.#numerals = numerals;
  }

  /**
   * The amount that begins at a lexeme.
   * @returns undefined where no amount begins
   * @throws QuestionFault for digits that make no number, division by zero, or powers beyond measure
   */
  read(at: number): Amount | undefined {
    const term = this.#readSum(at);
    if (!term) return undefined;
    const read = this.#lexemes.slice(at, term.next);
    const computed = term.share !== undefined || read.some(({ operator, text }) => operator || text === '%');
    return { value: plainValue(term), next: term.next, computed, share: term.share };
  }

  /** Whether an amount may begin here. */
  begins(at: number): boolean {
    const lexeme = this.#lexemes[at];
    if (!lexeme) return false;
    if (lexeme.number || this.#numerals.wordAt(at)) return true;
    const isSign = lexeme.negative || lexeme.text === '+' || lexeme.text === '(';
    return isSign && this.begins(at + 1);
  }

  #operatorAt(at: number): Operator | undefined {
    return this.#lexemes[at]?.operator;
  }

  #readSum(at: number): Term | undefined {
    let left = this.#readProduct(at);
    while (left) {
      const sign = this.#operatorAt(left.next);
      const right = sign === '+' || sign === '-' ? this.#readProduct(left.next + 1) : undefined;
      if (!right) return left;
      const [before, plain] = [plainValue(left), plainValue(right)];
      // 200 + 10 % is 10 % more, as on a pocket calculator
      const value = right.percent ? multiply(before, plain) : plain;
      this.worked = true;
      left = { value: sign === '+' ? add(before, value) : subtract(before, value), next: right.next };
    }
    return left;
  }

  #readProduct(at: number): Term | undefined {
    let left = this.#readPower(at);
    while (left) {
      const { next } = left;
      // 20 % of, half of
      const isShare = left.percent || left.value.n < left.value.d;
      const of = isShare && this.#lexemes[next]?.role === 'of';
      const sign = of ? '*' : this.#operatorAt(next);
      const right = sign === '*' || sign === '/' ? this.#readPower(next + 1) : undefined;
      if (!right) return left;
      const [a, b] = [plainValue(left), plainValue(right)];
      if (sign === '/' && b.n === 0n) this.#fail('division-by-zero', next + 1);
      const value = sign === '*' ? multiply(a, b) : divide(a, b);
      this.worked ||= sign === '*' || a.d > 1n || value.n > value.d;
      left = { value, next: right.next, share: of ? a : undefined };
    }
    return left;
  }

  #readPower(at: number): Term | undefined {
    const base = this.#readSigned(at);
    if (!base || this.#operatorAt(base.next) !== '^') return base;
    const exponent = this.#readSigned(base.next + 1);
    if (!exponent) return base;
    return { value: this.#power(plainValue(base), plainValue(exponent), at), next: exponent.next };
  }

  #power(base: Rational, { n, d }: Rational, at: number): Rational {
    const size = n < 0n ? -n : n;
    const bits = (base.n.toString(2).length + base.d.toString(2).length) * Number(size);
    if (d !== 1n || bits > MAX_BITS) this.#fail('out-of-range', at);
    if (n < 0n && base.n === 0n) this.#fail('division-by-zero', at);
    const raised = rational(base.n ** size, base.d ** size);
    return n < 0n ? rational(raised.d, raised.n) : raised;
  }

  #readSigned(at: number): Term | undefined {
    const lexeme = this.#lexemes[at];
    if (!lexeme || !this.begins(at)) return undefined;
    if (lexeme.negative) {
      const term = this.#readSigned(at + 1);
      return term && { ...term, value: { ...term.value, n: -term.value.n } };
    }
    if (lexeme.numberWord?.kind === 'multiple') {
      const share = lexeme.numberWord.value;
      const term = this.#readSigned(this.#lexemes[at + 1]?.role === 'of' ? at + 2 : at + 1);
      return term && { value: multiply(share, term.value), next: term.next, share };
    }
    if (lexeme.text === '+') return this.#readSigned(at + 1);
    const term = lexeme.text === '(' ? this.#readBrackets(at) : this.#numerals.read(at);
    if (!term || this.#lexemes[term.next]?.text !== '%') return term;
    return { value: term.value, next: term.next + 1, percent: true };
  }

  #readBrackets(at: number): Term | undefined {
    const inside = this.#readSum(at + 1);
    if (!inside || this.#lexemes[inside.next]?.text !== ')') return undefined;
    return { value: plainValue(inside), next: inside.next + 1 };
  }

  #fail(code: QuestionErrorCode, at: number): never {
    return fault(code, this.#lexemes[at]?.span ?? [0, 0]);
  }
}
