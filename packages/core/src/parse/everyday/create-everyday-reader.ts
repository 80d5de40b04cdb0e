import { doubts } from '../doubts/misleading-texts.ts';
import type { Correction, Question, QuestionError } from '../question/question.ts';
import type { ParseOptions } from '../question/question-parser.ts';
import { IS_TWICE, isComplete, NOISE, type Rephraser } from '../rephrasing/create-rephraser.ts';
import { Draft } from '../rephrasing/draft.ts';
import { withSayings } from '../rephrasing/plain-sayings.ts';
import type { Questions } from '../sums/sum-text.ts';
import { isLumber } from '../sums/wording/no-products.ts';
import { EVERYDAY_SAYINGS } from './everyday-sayings.ts';
import { fromFirstAmount } from './first-amount.ts';
import { type ReadEnd, readRange } from './ranges.ts';

/** Sizes are numbers of their own, and nothing of them is put right: `zapatos 38 europeo`. */
const SIZED =
  /(?<!\p{L})(?:zapat|calz[ao]|tallas?(?!\p{L})|shoe|sneaker|trainers|bra(?!\p{L})|sujetador|ring|anillo|dress|vestido|pantalon|camis|shirt|jeans|sizes?(?!\p{L}))/u;

/** A folded text without the signs around it. */
const trimmed = (draft: Draft): string => draft.folded.replace(/^[¿\s]+|[\s?!.]+$/g, '');

/** Longest text that is looked through, in characters. */
const MAX_LENGTH = 110;

/** What is understood of a draft, with what was changed in it. */
function ofDraft(draft: Draft, question: Question): Question {
  const own: Correction[] = question.corrections.map(({ span, word }) => ({
    span: draft.spanOf(span),
    word,
  }));
  return { ...question, corrections: [...draft.corrections, ...own] };
}

/** One text, looked at in other words, and from its first amount on. */
class EverydayText {
  readonly #questions: Questions;
  readonly #rephrase: Rephraser;
  readonly #options: ParseOptions;

  constructor(questions: Questions, rephrase: Rephraser, options: ParseOptions) {
    this.#questions = questions;
    this.#rephrase = rephrase;
    this.#options = options;
  }

  #read(text: string): Question | QuestionError {
    const question = this.#questions.parse(text, this.#options);
    return question.ok ? question : this.#rephrase(text, question, this.#options);
  }

  #readEnd: ReadEnd = (text) => {
    const question = this.#read(text);
    return question.ok && question.corrections.every(({ word }) => word === '') ? question : undefined;
  };

  #attempt(draft: Draft): Question | undefined {
    const question = this.#read(draft.text);
    const found = question.ok && isMeant(question) ? ofDraft(draft, question) : undefined;
    return found ?? rangeIn(draft, this.#readEnd);
  }

  #lexemesOf = (text: string) => this.#questions.lexemesOf(text, this.#options);

  read(source: string, refused: QuestionError): Question | QuestionError {
    const plain = new Draft(source);
    const said = withSayings(plain, EVERYDAY_SAYINGS);
    const found = said === plain ? rangeIn(plain, this.#readEnd) : this.#attempt(said);
    if (found) return found;
    const rephrased = this.#rephrase(source, refused, this.#options);
    if (rephrased.ok || (SIZED.test(plain.folded) && !plain.folded.includes('%'))) return rephrased;
    const bare = fromFirstAmount(said, this.#lexemesOf(said.text));
    return (bare && this.#attempt(bare)) ?? rephrased;
  }
}

/**
 * What reads questions about everyday things that need words of their own.
 * @param questions understands questions and sums
 * @param rephrase puts in other words what those refuse
 */
export function createEverydayReader(questions: Questions, rephrase: Rephraser): Rephraser {
  return (source, refused, options) =>
    source.length > MAX_LENGTH ||
    refused.code === 'empty' ||
    isLumber(source.toLowerCase()) ||
    IS_TWICE.test(source) ||
    NOISE.test(source)
      ? refused
      : doubts.unlessMisread(
          source,
          new EverydayText(questions, rephrase, options).read(source, refused),
          () => questions.lexemesOf(source, options),
        );
}

/** A range, with what was changed in its text. */
const rangeIn = (draft: Draft, read: ReadEnd): Question | undefined => {
  const question = readRange(trimmed(draft), read);
  return question && { ...question, corrections: draft.corrections };
};

/** It says what is wanted, or is worked out: a saying about money may ask for no other. */
const isMeant = (question: Question): boolean =>
  isComplete(question) || question.interpretation.category === 'currency';
