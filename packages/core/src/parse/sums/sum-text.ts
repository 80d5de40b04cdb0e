import type { UnitSet } from '../../units/unit-set.ts';
import type { LiteralParser } from '../question/literal-parser.ts';
import type { Correction, Interpretation, Question, QuestionError, Span } from '../question/question.ts';
import type { ParseOptions } from '../question/question-parser.ts';
import type { Lexeme } from '../question/words/lex-question.ts';
import type { Place, Slots, SumPatterns } from './wording/sum-patterns.ts';
import type { SumSigns } from './wording/sum-signs.ts';

/** What one amount or target of a sum can mean, likeliest first; never empty. */
export type Operand = readonly [Interpretation, ...Interpretation[]];

/** What understands amounts and targets. */
export type Questions = Pick<LiteralParser, 'lexemesOf' | 'parse'>;

/** Money that nobody asks for: what a target means does not depend on it. @source ISO 4217, special drawing right */
const NO_TARGET = 'XDR';

/**
 * Characters that the parser of questions is given in all: each part is read in several forms, with a target and without. One
 * that is not understood counts as FAULT_COST, since the parser tries it in other spellings: mere noise is not looked at for long, and a text without a word that only sums have less long.
 */
const MAX_ASKED = { marked: 240, unmarked: 180, long: 40 };
const FAULT_COST = 3;
/** Parts that are not understood before no more are looked at. */
const MAX_FAULTS = { marked: 5, unmarked: 2 };
/** No amount is said in more than twelve, with all that leads up to it. */
const TOO_MANY_WORDS = /^\s*(?:\S+\s+){12}\S/;
/** Without a word of sums, most of what is so long is noise. */
const TOO_MANY_FOR_A_SUM = /^\s*(?:\S+\s+){16}\S/;
const NO_MORE: QuestionError = { ok: false, code: 'not-understood', span: [0, 0], suggestions: [] };

/** A text that may be a sum. The question parser reads its parts. */
export class SumText {
  /** Folded, with a sign for percent in words, and nothing moved by it. */
  readonly text: string;
  /** Has a percentage, or a word that only sums have. */
  readonly isMarked: boolean;
  readonly units: UnitSet;
  /** What is wrong with the first part that could not be read. */
  error: QuestionError | undefined;
  isProduct = false;
  /** What was not read as it was typed. */
  corrections: readonly Correction[] = [];
  readonly #patterns: SumPatterns;
  readonly #questions: Questions;
  readonly #options: ParseOptions;
  /** As it was typed. */
  readonly source: string;
  readonly #origin: readonly number[];
  /** Characters that the parser of questions may still be given. */
  #left: number;
  #faults = 0;
  readonly #asked = new Map<string, Question | QuestionError>();
  readonly #sourceOf: (place: Place) => string;
  readonly #spanOf: (place: Place) => Span;

  constructor(
    source: string,
    signs: SumSigns,
    patterns: SumPatterns,
    questions: Questions,
    units: UnitSet,
    options: ParseOptions,
  ) {
    const { origin, text } = signs.fold(source);
    this.source = source;
    this.#origin = origin;
    this.text = text;
    this.isMarked = signs.isMarked(text);
    this.#left = MAX_ASKED[this.isMarked ? 'marked' : TOO_MANY_FOR_A_SUM.test(text) ? 'long' : 'unmarked'];
    this.#patterns = patterns;
    this.#questions = questions;
    this.units = units;
    this.#options = options;
    this.#spanOf = ([start, end]) => [origin[start] ?? 0, origin[end] ?? 0];
    this.#sourceOf = (place) => source.slice(...this.#spanOf(place));
  }

  /** All of it, as it was typed. */
  get whole(): Span {
    return [0, this.source.length];
  }

  match(form: Parameters<SumPatterns['match']>[0], place: Place): Slots[] {
    return this.#patterns.match(form, this.text, place);
  }

  split(separator: Parameters<SumPatterns['split']>[0], place: Place): ReturnType<SumPatterns['split']> {
    return this.#patterns.split(separator, this.text, place);
  }

  /** Its words, signs and numbers, with all that they can be. */
  lexemes(): readonly Lexeme[] {
    return this.#questions.lexemesOf(this.source, this.#options);
  }

  /** Where a part of the text as it was typed stands in the folded one. */
  placeOf([start, end]: Span): Place {
    const from = this.#origin.indexOf(start);
    const to = this.#origin.indexOf(end);
    return [Math.max(from, 0), to < 0 ? this.text.length : to];
  }

  /** An amount that needs nothing put right, without a target; says nothing of what it is not. */
  plainAmount(place: Place): Operand | undefined {
    return this.amountOf([this.#sourceOf(place)]);
  }

  /** The same in other words. */
  amountOf(words: readonly string[]): Operand | undefined {
    // with a space, as `amount` asks for it
    const question = this.#ask(`${words.join(' ')} `);
    if (!question.ok) return undefined;
    // 5:30 min/km is written out
    const isPlain = question.corrections.every(({ word }) => word.endsWith('/60 min'));
    return isPlain && question.interpretation.assumedTarget
      ? [question.interpretation, ...question.alternatives]
      : undefined;
  }

  has(sign: string, place: Place): boolean {
    return this.text.slice(...place).includes(sign);
  }

  /** Nothing comes of a part: says so, unless an earlier part is at fault already. */
  refuse(code: QuestionError['code'], place: Place): undefined {
    this.error ??= { ok: false, code, span: this.#spanOf(place), suggestions: [] };
  }

  /** Amounts of units that cannot be multiplied: they must not be added up instead. */
  refuseProduct(place: Place): void {
    this.error = undefined;
    this.refuse('not-understood', place);
    this.isProduct = true;
  }

  /**
   * An amount, with a target where one follows.
   * @param target added to it: ` in eur`
   */
  amount(place: Place, target?: Place): Operand | undefined {
    const source = this.#sourceOf(place);
    // a share of mil is one of a thousand, and of no thousandth of an inch
    const isThousand = this.text.includes('%') && /(?<!\p{L})mil\s*$/u.test(this.text.slice(...place));
    if (isThousand && !target) return this.#parse(place, `${source} 0`);
    const question = this.#parse(place, `${source} ${target ? this.#sourceOf(target) : ''}`);
    if (question?.[0].category === 'number' || /\d/.test(this.text.slice(...place))) return question;
    const { n, d } = question?.[0].amount.toFraction() ?? {};
    if (n !== undefined && d !== undefined && n !== d) return question;
    // `gbp` alone is no amount, `un euro` is one: no other can stand before it
    return question && this.#ask(`2 ${source}`).ok ? this.refuse('missing-amount', place) : question;
  }

  /** An amount as money, where it can be that. */
  money(place: Place): Operand | undefined {
    const all = this.#meanings(`${this.#sourceOf(place)} in ${NO_TARGET}`).map((one) => ({
      ...one,
      to: this.#meanings(`1 ${one.from}`)[0]?.to ?? one.to,
      assumedTarget: true,
    }));
    return all[0] && [all[0], ...all.slice(1)];
  }

  /** A number of percent, as a share of one. */
  percentage(place: Place, before?: Place): Operand | undefined {
    const text = `${before ? this.#sourceOf(before) : ''} ${this.#sourceOf(place)}%`;
    // what would have to be left out, `VAT at 20`, has a form of its own
    const question = this.#ask(text);
    return question.ok && question.corrections.length > 0 ? undefined : this.#parse(place, text);
  }

  /** A unit without an amount, or an amount of it. */
  unit(place: Place): Operand | undefined {
    return this.#parse(place, this.#sourceOf(place));
  }

  /**
   * What a target means for an amount of a unit; for money by itself, so that no other money is the likelier one.
   * @param target with the word before it; what is likely where there is none
   */
  target(unit: string, category: string, ...target: readonly (Place | undefined)[]): Operand | undefined {
    const isMoney = category === 'currency';
    const from = isMoney ? NO_TARGET : (this.units.find(unit)?.symbol ?? unit);
    const words = target.map((place) => place && this.#sourceOf(place)).join(' ');
    const [first, ...others] = this.#meanings(`1 ${from} ${words}`).filter(
      (one) => one.from === (isMoney ? NO_TARGET : unit) && one.assumedTarget === (words.trim() === ''),
    );
    return first && [first, ...others];
  }

  /** The unit of a category that a name stands for. */
  unitNamed(name: string, category: string): string | undefined {
    return this.#meanings(`1 ${name}`).find((one) => one.category === category)?.from;
  }

  #meanings(text: string): readonly Interpretation[] {
    const question = this.#ask(text);
    // a unit that was made up here is not to be put right
    const isMeant = question.ok && question.corrections.length === 0;
    return isMeant ? [question.interpretation, ...question.alternatives] : [];
  }

  /** The same part is looked at in several forms. */
  #ask(text: string): Question | QuestionError {
    const known = this.#asked.get(text);
    if (known) return known;
    if (
      text.length > this.#left ||
      this.#faults > MAX_FAULTS[this.isMarked ? 'marked' : 'unmarked'] ||
      TOO_MANY_WORDS.test(text)
    )
      return NO_MORE;
    const question = this.#questions.parse(text, this.#options);
    if (!question.ok) this.#faults++;
    this.#left -= text.length * (question.ok ? 1 : FAULT_COST);
    this.#asked.set(text, question);
    return question;
  }

  #parse(place: Place, text: string): Operand | undefined {
    let question = this.#ask(text);
    // a number with nothing to work out is no question
    const isBare =
      !question.ok &&
      ((question.code === 'missing-unit' && question.span[0] <= text.search(/\S/)) ||
        /^[^\d]+\d+\s*$/.test(text));
    if (isBare) {
      const number = this.#ask(`${text}/1`);
      if (number.ok && number.interpretation.category === 'number') question = number;
    }
    const [start, end] = this.#spanOf(place);
    const isExact = text.startsWith(this.#sourceOf(place));
    const shifted = (span: Span): Span =>
      isExact ? [start + span[0], Math.min(end, start + span[1])] : [start, end];
    if (question.ok) {
      const moved = question.corrections.map((one) => ({ ...one, span: shifted(one.span) }));
      const isNew = ({ span }: Correction) => this.corrections.every((one) => one.span[0] !== span[0]);
      this.corrections = [...this.corrections, ...moved.filter(isNew)];
      return [question.interpretation, ...question.alternatives];
    }
    this.error ??= { ...question, span: shifted(question.span) };
    return undefined;
  }
}

/** Everything that operands can mean together: the likeliest, then each other meaning of one of them, in turns. */
export function combine<Result>(
  operands: readonly Operand[],
  build: (chosen: readonly Interpretation[]) => Result | readonly Result[] | undefined,
): Result[] {
  const likeliest = operands.map(([first]) => first);
  const others = operands
    .flatMap((options, index) => options.slice(1).map((option, rank) => ({ index, option, rank })))
    .sort((a, b) => a.rank - b.rank);
  const all = [likeliest, ...others.map(({ index, option }) => likeliest.with(index, option))];
  return all.flatMap((chosen) => build(chosen) ?? []);
}
