import { slipsBetween } from '../../text/typing-slips.ts';
import type { Question, QuestionError } from '../question/question.ts';
import type { ParseOptions } from '../question/question-parser.ts';
import { ASKS_A_PRICE } from '../question/spelling/left-out-words.ts';
import { isSum } from '../sums/sum.ts';
import type { Questions } from '../sums/sum-text.ts';
import { isLumber } from '../sums/wording/no-products.ts';
import { Draft } from './draft.ts';
import { runAsked } from './figures/runs.ts';
import { withCounts, withoutSaid, withoutStrangers } from './passed-over.ts';
import { compared } from './several/comparisons.ts';
import { TokenLine } from './token-line.ts';

/** Longest text that is put in other words, in characters. */
const MAX_LENGTH = 110;
/** Other words that are read. */
const MAX_READ = 7;
/** What nobody types in a question, or says in so many words. */
export const NOISE = /[_{}<>`\\|~^*=[\]#]|[^\s!-ʯ€₹°′″’“”…–—]|[^\p{L}\d\s]{3}|\p{L}{18}|(?:\S+\s+){22}\S/u;
/** More numbers and units than any question has. */
const CROWD = /(?:N.*){6}|(?:[UM].*){7}|(?:\+.*){7}/;
/** Once there and once back, and so much for each of several: whether what is said is for one or for all is not. */
export const IS_TWICE = /there and back|round[- ]?trip|ida y vuelta|cada un[oa] para/i;
/** A number, or one of something. */
const AMOUNT = /N|A[UX]|[UM].*[UM]/;

/** What only Spanish says: in its own words a text keeps its numbers. */
const IS_SPANISH =
  /(?<!\p{L})(?:el|la|los|de|del|y|con|en|cuant[oa]s?|que|por|precio|iva|si|entre|al|sin|cada|son)(?!\p{L})/u;

/** Reads a text that neither the first reading nor the second understands; the refusal where it does not either. */
export type Rephraser = (
  source: string,
  refused: QuestionError,
  options: ParseOptions,
) => Question | QuestionError;

/** One text put in other words, until a way is found that makes a question of it. */
class Rephrasing {
  readonly #questions: Questions;
  readonly #options: ParseOptions;
  #left = MAX_READ;

  constructor(questions: Questions, options: ParseOptions) {
    this.#questions = questions;
    this.#options = options;
  }

  #parse(text: string): Question | undefined {
    if (this.#left-- <= 0) return undefined;
    const question = this.#questions.parse(text, this.#options);
    return question.ok ? question : undefined;
  }

  #lexemes = (draft: Draft) => this.#questions.lexemesOf(draft.text, this.#options);

  #line = (draft: Draft) => new TokenLine(draft, this.#lexemes(draft));

  /** Read as it is, with what the reader has to be told in places of the text as it was typed. */
  #asDraft(draft: Draft): Question | undefined {
    const question = this.#parse(draft.text);
    const own = question?.corrections.map(({ span, word }) => ({ span: draft.spanOf(span), word })) ?? [];
    const corrections = [...draft.corrections, ...own];
    // two cups of rice, how many cups of water
    const isOfTwo = question && corrections.length > 1 && isOfItself(question);
    return isOfTwo ? undefined : question && { ...question, corrections };
  }

  /** The same, of a text that was made anew. */
  #asText(text: string, line: TokenLine): Question | undefined {
    const question = this.#parse(worded(text, line));
    if (!question || question.corrections.some(({ word }) => !word.endsWith('/60 min'))) return undefined;
    return { ...question, corrections: [...line.draft.corrections, ...line.strangers()] };
  }

  read(source: string): Question | undefined {
    const whole = new Draft(source);
    const line = this.#line(whole);
    if (!AMOUNT.test(line.line) || CROWD.test(line.line)) return undefined;
    return this.#inFrame(line) ?? this.#passedOver(whole, line);
  }

  #inFrame(line: TokenLine): Question | undefined {
    if (line.hasStrangeUnit) return undefined;
    for (const text of [...(/[M+]/.test(line.line) ? [] : runAsked(line.draft.folded)), ...compared(line)]) {
      const question = this.#asText(text, line);
      if (question && !question.interpretation.assumedTarget) return question;
      if (question && isSum(question.interpretation)) return question;
    }
    return undefined;
  }

  /** Without what says nothing, and without nouns that nobody measures by. */
  #passedOver(draft: Draft, line: TokenLine): Question | undefined {
    const plain = withoutSaid(draft, this.#lexemes(draft));
    if (plain !== draft) {
      const question = this.#asDraft(plain);
      if (question && (isComplete(question) || isAdded(question, plain.text))) return question;
    }
    const spoken = plain === draft ? line : this.#line(plain);
    const counted = withCounts(spoken);
    const bare = withoutStrangers(counted === plain ? spoken : this.#line(counted));
    const nouns = bare?.corrections.slice(draft.corrections.length).map(({ span }) => span) ?? [];
    const question = bare && this.#asDraft(bare);
    if (!question || !isComplete(question) || question.interpretation.parts.length > 3) return undefined;
    const { category } = question.interpretation;
    if (category === 'number' && !line.line.includes('+')) return undefined;
    // what a thing costs is in no table: half a pound of butter in euros
    if (
      category === 'currency'
        ? !isSum(question.interpretation) &&
          question.interpretation.parts.length < 2 &&
          /[NA]U(?!M)/.test(line.line)
        : ASKS_A_PRICE.test(draft.folded)
    )
      return undefined;
    const firstDigit = draft.source.search(/\d/);
    const isNoun = (word: string) => {
      const alone = this.#questions.parse(`2 ${word}`, this.#options);
      if (alone.ok || alone.code !== 'unknown-word') return false;
      const [like] = alone.suggestions;
      if (!like || word.length < 5 || slipsBetween(word.toLowerCase(), like, 1) > 1) return true;
      // a photo of so many megabytes is no phot
      const meant = this.#questions.parse(`2 ${like}`, this.#options);
      return meant.ok && meant.interpretation.category !== category;
    };
    // before the first amount no unit stands
    return nouns.every((span) => span[0] < firstDigit || isNoun(sourceOf(draft, span)))
      ? question
      : undefined;
  }
}

/** A text in the language of the question: in English the 1.200 of `3 entradas de 1.200 pesos cuánto es en euros` are 1.2. */
const worded = (text: string, { draft }: TokenLine): string =>
  IS_SPANISH.test(draft.folded) ? text.replace(/ in (?=\S+$)/, ' en ') : text;

/** A text as it was typed. */
const sourceOf = (draft: Draft, [start, end]: readonly [number, number]): string =>
  draft.source.slice(start, end);

/** It says what is wanted; a sum does by itself. */
const isComplete = ({ interpretation }: Question): boolean =>
  !interpretation.assumedTarget || isSum(interpretation) || interpretation.category === 'number';

/** In the unit that it is in. */
const isOfItself = ({ interpretation }: Question): boolean =>
  !isSum(interpretation) && interpretation.from === interpretation.to[0];

/** `2 h 45 min + 1 h 30 min`. */
const isAdded = ({ interpretation: { category } }: Question, text: string): boolean =>
  category !== 'currency' && /\s\+\s/.test(text);

/**
 * What puts a text in other words where neither the first reading nor the second understands it: sayings, prices and paces, and words
 * that say nothing.
 * @param questions understands questions and sums
 */
export function createRephraser(questions: Questions): Rephraser {
  return (source, refused, options) => {
    if (source.length > MAX_LENGTH || NOISE.test(source)) return refused;
    if (isLumber(source.toLowerCase()) || IS_TWICE.test(source)) return refused;
    return new Rephrasing(questions, options).read(source) ?? refused;
  };
}
