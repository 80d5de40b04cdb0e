import type { Asked } from '../../../locale/language.ts';
import { exactOf } from '../../../number/exact-value.ts';
import type { Rational } from '../../../number/rational.ts';
import type { Correction, Interpretation } from '../../question/question.ts';
import { CHANGES } from '../../question/spelling/left-out-words.ts';
import type { Lexeme } from '../../question/words/lex-question.ts';
import { isMoney, type Sense } from '../../question/words/senses.ts';
import { PLAIN } from '../sum.ts';
import type { Operand, SumText } from '../sum-text.ts';
import type { Place } from '../wording/sum-patterns.ts';
import { endOfAmount, hasUnit, isFigure, isOfSum } from './amount-places.ts';
import { clockAt } from './clock-amount.ts';
import { askedAt, isIn } from './relation-wording.ts';

/** An amount of the question; with `per`, so much for each of those. */
export interface RelationPart {
  readonly operand: Operand;
  readonly per?: Operand | undefined;
  /** It was typed without a unit: money, or a side of something. */
  readonly isBare?: boolean;
  /** Stands right behind what is asked: `cuánto cuestan 5 kg`. */
  readonly isAsked: boolean;
  /** The word between it and the part before says that they go together: `at`, `x`. */
  readonly joint?: 'at' | 'times' | undefined;
}

/** The amounts of a question, and what is asked for. */
export interface RelationParts {
  readonly parts: readonly RelationPart[];
  readonly asked?: Asked | undefined;
  /** The units that it is asked for in, and the unit that it is a price or a pace of. */
  readonly units: readonly (readonly Sense[])[];
  readonly per?: Operand | undefined;
  readonly leftOut: readonly Correction[];
}

/** Most amounts that something follows from: four sides and edges, or a way, its consumption and a price. */
const MAX_PARTS = 4;

const number = (value: Rational): Operand => [
  {
    ...PLAIN,
    category: 'number',
    amount: exactOf(value),
    from: '',
    to: [],
  } satisfies Interpretation,
];

/** `10k` in 50 minutes: no kelvins. */
const asRun = (operand: Operand): Operand =>
  operand[0].from === 'k' ? [{ ...operand[0], category: 'length', from: 'km' }] : operand;

/** Reads a question into amounts and what is asked for; every word in it has to be one of them, or to say nothing. */
export class RelationReader {
  readonly #text: SumText;
  readonly #lexemes: readonly Lexeme[];
  readonly #parts: RelationPart[] = [];
  readonly #units: (readonly Sense[])[] = [];
  readonly #leftOut: Correction[] = [];
  #asked: Asked | undefined;
  #per: Operand | undefined;
  #joint: RelationPart['joint'];
  /** What the next money is for one of. */
  #each: Operand | undefined;
  /** What stood last: an amount, what is asked for, or another word. */
  #last: 'part' | 'asked' | undefined;

  constructor(text: SumText) {
    this.#text = text;
    this.#lexemes = text.lexemes();
  }

  /** @returns undefined where a word has no place in such a question */
  read(): RelationParts | undefined {
    if (this.#lexemes.filter(isFigure).length < 2 || this.#lexemes.some(isOfSum)) return undefined;
    for (let at = 0; at < this.#lexemes.length; ) {
      const next = this.#step(at);
      if (next === undefined || this.#parts.length > MAX_PARTS) return undefined;
      at = next;
    }
    return {
      parts: this.#parts,
      asked: this.#asked,
      units: this.#units,
      per: this.#per,
      leftOut: this.#leftOut,
    };
  }

  #placeOf(from: number, to = from + 1): Place {
    const [first, last] = [this.#lexemes[from], this.#lexemes[to - 1]] as [Lexeme, Lexeme];
    return this.#text.placeOf([first.span[0], last.span[1]]);
  }

  /** Reads what begins at a lexeme; where the next begins. */
  #step(at: number): number | undefined {
    const lexeme = this.#lexemes[at] as Lexeme;
    const asked = askedAt(this.#text.text, this.#placeOf(at)[0]);
    if (asked) return this.#takeAsked(asked.kind, asked.end);
    return (
      this.#readAmount(at) ??
      this.#readCondition(at) ??
      this.#readPer(at) ??
      this.#readUnit(at) ??
      this.#readOne(at) ??
      this.#skip(lexeme, at)
    );
  }

  #takeAsked(kind: Asked, end: number): number | undefined {
    // a price is asked for by many words
    if (this.#asked && this.#asked !== kind) {
      if (kind !== 'currency' && this.#asked !== 'currency') return undefined;
    }
    if (!this.#asked || this.#asked === 'currency') this.#asked = kind;
    this.#last = 'asked';
    return this.#lexemeFrom(end);
  }

  /** An amount with its unit, or a figure alone: the longest text that is one. */
  #readAmount(at: number): number | undefined {
    const lexeme = this.#lexemes[at] as Lexeme;
    const isBeforeFigure = isMoney(lexeme.senses) && isFigure(this.#lexemes[at + 1]);
    if (!isFigure(lexeme) && !isBeforeFigure) return undefined;
    const clock = clockAt(this.#text.text, this.#placeOf(at)[0]);
    if (clock) {
      this.#push(clock.operand);
      return this.#lexemeFrom(clock.end);
    }
    for (let end = endOfAmount(this.#lexemes, at); end > at; end--) {
      const [last, next] = this.#lexemes.slice(end - 1, end + 1);
      // of `400 miles 25 mpg` the 25 are no yards
      const mayEnd = isFigure(last) && !(this.#each && isFigure(lexeme));
      const isWhole = hasUnit(last) || (mayEnd && end > at + 1 && (!hasUnit(next) || next.role));
      if (!isWhole) continue;
      const operand = this.#text.plainAmount(this.#placeOf(at, end));
      if (!operand) continue;
      this.#push(asRun(operand));
      return end;
    }
    if (!lexeme.number?.value) return undefined;
    this.#push(number(lexeme.number.value), true);
    return at + 1;
  }

  #push(operand: Operand, isBare = false): void {
    const isAsked = this.#last === 'asked' && !this.#isNamed(operand);
    this.#parts.push({ operand, isBare, isAsked, joint: this.#joint, per: this.#each });
    this.#joint = undefined;
    this.#each = undefined;
    this.#last = 'part';
  }

  /** `ritmo 6 min/km`: the word before an amount of its own kind asks for nothing. */
  #isNamed(operand: Operand): boolean {
    const kind = this.#asked === 'pace' ? 'speed' : this.#asked;
    const isNamed = this.#units.length === 0 && operand.some(({ category }) => category === kind);
    if (isNamed) this.#asked = undefined;
    return isNamed;
  }

  /** `if the kilo is at 20 dollars`, behind what is bought: the money that follows is for one of them. */
  #readCondition(at: number): number | undefined {
    const [before, , unit] = this.#lexemes.slice(at - 1, at + 2);
    if (!/^(?:if|si)$/.test(before?.text ?? '') || this.#parts.length !== 1 || !hasUnit(unit))
      return undefined;
    this.#each = this.#text.unit(this.#placeOf(at + 1));
    this.#asked ??= 'currency';
    return this.#each && at + 2;
  }

  /** `si un kilo cuesta 8 euros`. */
  #readOne(at: number): number | undefined {
    const { article } = this.#lexemes[at] as Lexeme;
    const unit = this.#lexemes[at + 1];
    // a $80
    if (!article || !hasUnit(unit) || unit.role || isFigure(this.#lexemes[at + 2])) return undefined;
    const operand = this.#text.plainAmount(this.#placeOf(at, at + 2));
    if (!operand) return undefined;
    this.#push(operand);
    return at + 2;
  }

  /** The first lexeme from a place on. */
  #lexemeFrom(end: number): number {
    return this.#lexemes.filter((_, index) => this.#placeOf(index)[0] < end).length;
  }

  /** `/kg`, `a pound`, `el kilo`, `per 100 g`: what the amount before it is for; `price per lb`. */
  #readPer(at: number): number | undefined {
    const [lexeme, unit, next] = this.#lexemes.slice(at, at + 3) as [Lexeme, Lexeme, Lexeme?];
    const isPer = lexeme.role === 'per' || lexeme.operator === '/';
    if (!(isPer || isIn('each', lexeme.text))) return undefined;
    const end = isPer && isFigure(unit) ? endOfAmount(this.#lexemes, at + 1) : at + 2;
    if (!hasUnit(this.#lexemes[end - 1]) || (!isPer && isFigure(next))) return undefined;
    // 4 a mile; of «4 a millas» the miles are a target
    if (lexeme.text === 'a' && /s$/.test(unit.text)) return undefined;
    // `a los 100` stands in the place of what it was written out as
    const things = isFigure(unit)
      ? this.#text.amountOf(this.#lexemes.slice(at + 1, end).map(({ text }) => text))
      : this.#text.unit(this.#placeOf(at + 1, end));
    const [first, ...others] = things?.filter(({ category }) => category !== 'currency') ?? [];
    return first && this.#takePer([first, ...others], isPer, isFigure(unit)) ? end : undefined;
  }

  /** The amount before it is so much for each, or so it is asked for. */
  #takePer(operand: Operand, isPer: boolean, isCounted: boolean): boolean {
    const part = this.#parts.at(-1);
    const { category, from } = part?.operand[0] ?? {};
    // $5.99 for 16 oz per ounce; 4 m por 10 cm
    const isSame =
      (isCounted && part?.isBare) ||
      operand.some((one) => one.from === from || (isCounted && one.category === category));
    const isRate = isPer || part?.isBare || category === 'currency' || category === 'time';
    if (this.#last === 'part' && part && !part.per && isRate && !isSame)
      this.#parts[this.#parts.length - 1] = { ...part, per: operand };
    else if (!this.#per && !isCounted && (isPer || this.#asked)) this.#per = operand;
    else return false;
    this.#last = undefined;
    return true;
  }

  /** `en m2`, `cuántos litros`, `ritmo min/km`: what is asked for, by its unit. */
  #readUnit(at: number): number | undefined {
    const lexeme = this.#lexemes[at] as Lexeme;
    const before = this.#lexemes[at - 1]?.role;
    if (!hasUnit(lexeme) || lexeme.numberWord || (lexeme.role && this.#lexemes.length > at + 1))
      return undefined;
    const isNamed = before === 'connector' || before === 'interrogative' || this.#last === 'asked';
    const isJoined = before === 'joiner' && this.#units.length === 1;
    const rest = this.#lexemes.slice(at + 1);
    const isLast = rest.every(({ role, text }) => role === 'filler' || /^\W$/.test(text));
    if (!(isNamed || isJoined || isLast) || this.#units.length > (isJoined ? 1 : 0)) return undefined;
    this.#units.push(lexeme.senses);
    this.#last = 'asked';
    return at + 1;
  }

  /** A little word, or one that says nothing here: what is measured. */
  #skip(lexeme: Lexeme, at: number): number | undefined {
    const { text, role, operator, senses } = lexeme;
    if (operator === '*' || isIn('times', text)) this.#joint = 'times';
    else if (isIn('at', text) || text === '@') this.#joint = 'at';
    else if (isIn('said', text)) return at + 1;
    else if (this.#isThing(lexeme, at)) this.#leaveOut(lexeme);
    else if (lexeme.article && !operator) return at + 1;
    else if (operator || lexeme.negative || !(role ? senses.length === 0 : /^[\p{P}|]/u.test(text)))
      return undefined;
    if (!/filler|joiner|of/.test(role as string) && !/^\W$/.test(text)) this.#last = undefined;
    return at + 1;
  }

  /** What is measured or bought: a word that nobody knows, or one that cannot be a unit there. */
  #isThing({ negative, numberWord, operator, role, senses, text }: Lexeme, at: number): boolean {
    if (this.#isRoom(at) || this.#isOfPart(at)) return true;
    const isStrange = /^\p{L}{2}/u.test(text) && senses.length === 0 && !CHANGES.test(text);
    return isStrange && !(role || negative || numberWord || operator);
  }

  /** `cuarto de 3x4 m`: no fourth part of it. */
  #isRoom(at: number): boolean {
    const [room, of, side] = this.#lexemes.slice(at, at + 3) as [Lexeme, Lexeme?, Lexeme?];
    return isIn('rooms', room.text) && of?.role === 'of' && side?.number !== undefined;
  }

  /** `2 kg de manzanas`, which is a unit of land elsewhere. */
  #isOfPart(at: number): boolean {
    const [of, thing] = this.#lexemes.slice(at - 1, at + 1) as [Lexeme, Lexeme];
    return this.#last === 'part' && of.role === 'of' && hasUnit(thing) && !thing.role;
  }

  #leaveOut({ span }: Lexeme): void {
    const last = this.#leftOut.at(-1);
    if (last && span[0] - last.span[1] <= 1)
      this.#leftOut[this.#leftOut.length - 1] = { span: [last.span[0], span[1]], word: '' };
    else this.#leftOut.push({ span, word: '' });
  }
}
