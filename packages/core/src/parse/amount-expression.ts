import { add, divide, multiply, type Rational, rational, subtract } from '../number/rational.ts';
import type { Lexeme } from './lex-question.ts';
import { type NumberWord, WordSum } from './number-words.ts';
import type { QuestionErrorCode, Span } from './question.ts';

/** An operation between two amounts. */
export type Operator = '+' | '-' | '*' | '/' | '^';

/** Thrown inside the parser only, and turned into a `QuestionError` at its door. */
export class QuestionFault {
  readonly code: QuestionErrorCode;
  readonly span: Span;
  readonly suggestions: readonly string[];

  constructor(code: QuestionErrorCode, span: Span, suggestions: readonly string[] = []) {
    this.code = code;
    this.span = span;
    this.suggestions = suggestions;
  }
}

/** An amount read from lexeme `from` up to `next`. */
export interface Amount {
  readonly value: Rational;
  readonly next: number;
  /** More than one number or sign stood there: `2+3`, `1/2`, `-4`. */
  readonly computed: boolean;
}

interface Term {
  readonly value: Rational;
  readonly next: number;
  readonly percent?: true;
}

const ONE = rational(1n);
const ZERO = rational(0n);
const HUNDRED = rational(100n);
/** Signs and words of arithmetic. */
const OPERATORS = new Map<string, Operator>(
  Object.entries({
    '+': '+',
    plus: '+',
    mas: '+',
    '-': '-',
    minus: '-',
    menos: '-',
    '*': '*',
    x: '*',
    times: '*',
    por: '*',
    '/': '/',
    entre: '/',
    '^': '^',
  }),
);

/** The operation a folded word or sign stands for. */
export function operatorOf(text: string): Operator | undefined {
  return OPERATORS.get(text);
}
const SIGNS = new Set(['-', 'menos', 'minus', 'negative']);
/** Bits beyond which a power is refused instead of computed. */
const MAX_BITS = 4000;

/** A term with its percent sign worked in. */
const plainValue = ({ value, percent }: Term): Rational => (percent ? divide(value, HUNDRED) : value);

/** Reads the arithmetic of an amount: numbers, number words, fractions, + - * / ^ % and brackets. */
export class AmountReader {
  readonly #lexemes: readonly Lexeme[];
  /** Takes the second reading of a number that has two. */
  readonly #other: boolean;

  constructor(lexemes: readonly Lexeme[], other: boolean) {
    this.#lexemes = lexemes;
    this.#other = other;
  }

  /**
   * The amount that begins at a lexeme.
   * @returns undefined where no amount begins
   * @throws QuestionFault for digits that make no number, division by zero, or powers beyond measure
   */
  read(at: number): Amount | undefined {
    const term = this.#readSum(at);
    return term && { value: term.value, next: term.next, computed: this.#isComputed(at, term.next) };
  }

  /** Whether an amount may begin here. */
  begins(at: number): boolean {
    const lexeme = this.#lexemes[at];
    if (!lexeme) return false;
    if (lexeme.number || this.#wordAt(at)) return true;
    return (lexeme.text === '(' || SIGNS.has(lexeme.text) || lexeme.text === '+') && this.begins(at + 1);
  }

  #operatorAt(at: number): Operator | undefined {
    return operatorOf(this.#lexemes[at]?.text ?? '');
  }

  #isComputed(from: number, next: number): boolean {
    return this.#lexemes.slice(from, next).some(({ text }) => operatorOf(text) || text === '%');
  }

  #readSum(at: number): Term | undefined {
    let left = this.#readProduct(at);
    while (left) {
      const sign = this.#operatorAt(left.next);
      if ((sign !== '+' && sign !== '-') || !this.begins(left.next + 1)) return left;
      const right = this.#readProduct(left.next + 1);
      if (!right) return left;
      // 200 + 10 % is 10 % more, as on a pocket calculator
      const value = right.percent ? multiply(left.value, divide(right.value, HUNDRED)) : right.value;
      left = { value: sign === '+' ? add(left.value, value) : subtract(left.value, value), next: right.next };
    }
    return left;
  }

  #readProduct(at: number): Term | undefined {
    let left = this.#readPower(at);
    while (left) {
      const { next } = left;
      const of = left.percent && this.#lexemes[next]?.role === 'of';
      const sign = of ? '*' : this.#operatorAt(next);
      if ((sign !== '*' && sign !== '/') || !this.begins(next + 1)) return left;
      const right = this.#readPower(next + 1);
      if (!right) return left;
      const [a, b] = [plainValue(left), plainValue(right)];
      if (sign === '/' && b.n === 0n) throw this.#fault('division-by-zero', next + 1);
      left = { value: sign === '*' ? multiply(a, b) : divide(a, b), next: right.next };
    }
    return left;
  }

  #readPower(at: number): Term | undefined {
    const base = this.#readSigned(at);
    if (!base || this.#operatorAt(base.next) !== '^') return base;
    const exponent = this.#readSigned(base.next + 1);
    if (!exponent) return base;
    return { value: this.#power(base.value, exponent.value, at), next: exponent.next };
  }

  #power(base: Rational, { n, d }: Rational, at: number): Rational {
    const size = n < 0n ? -n : n;
    const bits = (base.n.toString(2).length + base.d.toString(2).length) * Number(size);
    if (d !== 1n || bits > MAX_BITS) throw this.#fault('out-of-range', at);
    if (n < 0n && base.n === 0n) throw this.#fault('division-by-zero', at);
    const raised = rational(base.n ** size, base.d ** size);
    return n < 0n ? divide(ONE, raised) : raised;
  }

  #readSigned(at: number): Term | undefined {
    const lexeme = this.#lexemes[at];
    if (!lexeme || !this.begins(at)) return undefined;
    if (SIGNS.has(lexeme.text)) {
      const term = this.#readSigned(at + 1);
      return term && { ...term, value: subtract(ZERO, term.value) };
    }
    if (lexeme.text === '+') return this.#readSigned(at + 1);
    const term = lexeme.text === '(' ? this.#readBrackets(at) : this.#readNumeral(at);
    if (!term || this.#lexemes[term.next]?.text !== '%') return term;
    return { value: term.value, next: term.next + 1, percent: true };
  }

  #readBrackets(at: number): Term | undefined {
    const inside = this.#readSum(at + 1);
    if (!inside || this.#lexemes[inside.next]?.text !== ')') return undefined;
    return { value: inside.value, next: inside.next + 1 };
  }

  /** A number with what belongs to it: `5 1/2`, `2,5 millones`, `dos mil quinientos`, `1 and a half`. */
  #readNumeral(at: number): Term | undefined {
    const digits = this.#lexemes[at]?.number;
    const start: Term = digits ? { value: this.#digitsAt(at), next: at + 1 } : { value: ZERO, next: at };
    const mixed = digits ? this.#readMixed(start) : start;
    const words = this.#readWords(mixed, digits !== undefined);
    return words && this.#readAndHalf(words);
  }

  #digitsAt(at: number): Rational {
    const number = this.#lexemes[at]?.number;
    const value = this.#other ? (number?.other ?? number?.value) : number?.value;
    if (!value) throw this.#fault(number?.tooLarge ? 'out-of-range' : 'not-a-number', at);
    return value;
  }

  /** `5 1/2` and `5½`: a whole number, a space, a fraction. */
  #readMixed(whole: Term): Term {
    const [top, slash, bottom] = [0, 1, 2].map((step) => this.#lexemes[whole.next + step]);
    const isFraction =
      top?.number && slash?.text === '/' && bottom?.number && !slash.spaceBefore && !bottom.spaceBefore;
    if (!isFraction || !top.spaceBefore || whole.value.d !== 1n) return whole;
    const [n, d] = [this.#digitsAt(whole.next), this.#digitsAt(whole.next + 2)];
    if (d.n === 0n) throw this.#fault('division-by-zero', whole.next + 2);
    return { value: add(whole.value, divide(n, d)), next: whole.next + 3 };
  }

  /** Number words after digits or alone: `2 mil`, `dos mil quinientos`, `half a million`. */
  #readWords(start: Term, digits: boolean): Term | undefined {
    const sum = new WordSum(digits ? start.value : undefined);
    let { next } = start;
    for (let word = this.#wordAt(next); word; word = this.#wordAt(next)) {
      if (!sum.take(word.kind, this.#other ? (word.other ?? word.value) : word.value)) break;
      next = this.#skipGlue(next + 1, word.kind);
    }
    return next === start.next && !digits ? undefined : { value: sum.value, next };
  }

  /** The number word at a lexeme, unless it is a unit there: `5 mil to mm`, `3 quarters in months`. */
  #wordAt(at: number): NumberWord | undefined {
    const [lexeme, after] = [this.#lexemes[at], this.#lexemes[at + 1]];
    if (!lexeme?.senses.length) return lexeme?.numberWord;
    const unit = after !== undefined && after.senses.length > 0 && !after.role;
    const article =
      ['a', 'an', 'un', 'una'].includes(after?.text ?? '') && this.#lexemes[at + 2]?.senses.length;
    const goesOn = unit || after?.numberWord || after?.role === 'of' || (article && lexeme.text !== 'mil');
    return goesOn ? lexeme.numberWord : undefined;
  }

  /** `half a million`, `treinta y cinco`, `two hundred and fifty`. */
  #skipGlue(next: number, kind: string): number {
    const glue = this.#lexemes[next];
    const after = this.#lexemes[next + 1]?.numberWord;
    if (!glue || !after) return next;
    if (kind === 'fraction') return glue.text === 'a' && after.kind === 'scale' ? next + 1 : next;
    return (glue.text === 'y' || glue.text === 'and') && after.kind === 'add' ? next + 1 : next;
  }

  /** `1 and a half`, `dos y media`, right before a unit. */
  #readAndHalf(term: Term): Term {
    const half = this.halfAfter(term.next);
    return half ? { value: add(term.value, half.value), next: half.next } : term;
  }

  /** The part in `and a half`, `y media`, `y cuarto` standing at a lexeme, if it does. */
  halfAfter(at: number): Term | undefined {
    if (this.#lexemes[at]?.text !== 'y' && this.#lexemes[at]?.text !== 'and') return undefined;
    const place = ['a', 'un', 'one'].includes(this.#lexemes[at + 1]?.text ?? '') ? at + 2 : at + 1;
    const word = this.#lexemes[place]?.numberWord;
    return word?.kind === 'fraction' ? { value: word.value, next: place + 1 } : undefined;
  }

  #fault(code: QuestionErrorCode, at: number): QuestionFault {
    return new QuestionFault(code, this.#lexemes[at]?.span ?? [0, 0]);
  }
}
