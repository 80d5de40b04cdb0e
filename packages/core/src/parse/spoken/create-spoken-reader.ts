import type { Question } from '../question/question.ts';
import type { ParseOptions } from '../question/question-parser.ts';
import { IS_TWICE, isComplete, type Rephraser } from '../rephrasing/create-rephraser.ts';
import { Draft } from '../rephrasing/draft.ts';
import { KnownSayings, withSayings } from '../rephrasing/plain-sayings.ts';
import { isNoun } from '../rephrasing/token-line.ts';
import type { Questions } from '../sums/sum-text.ts';
import { isLumber } from '../sums/wording/no-products.ts';
import { SPOKEN_MONEY } from './spoken-money.ts';
import { SPOKEN_THINGS } from './spoken-things.ts';
import { readTwice } from './two-meanings.ts';

const SAYINGS = new KnownSayings([...SPOKEN_MONEY, ...SPOKEN_THINGS]);
/** Longest text that is looked through, in characters. */
const MAX_LENGTH = 110;

/** It says what is wanted, or is worked out: a saying about money or land may ask for no other. */
const isMeant = (question: Question): boolean =>
  isComplete(question) ||
  question.interpretation.category === 'currency' ||
  /^(?:manzana|fanega|tarea|cuerda|caballeria)/.test(question.interpretation.from);

/**
 * What reads questions in the words that people speak in: slang of money, what one thing is called by the name of another, and what is
 * called alike by those who mean two things.
 * @param questions understands questions and sums
 * @param others reads what has none of those words, and what becomes of a text in which they are put plainly
 */
export function createSpokenReader(questions: Questions, others: Rephraser): Rephraser {
  const attempt = (draft: Draft, options: ParseOptions): Question | undefined => {
    const first = questions.parse(draft.text, options);
    const question = first.ok ? first : others(draft.text, first, options);
    if (!question.ok || !isMeant(question)) return undefined;
    const own = question.corrections.map(({ span, word }) => ({ span: draft.spanOf(span), word }));
    return { ...question, corrections: [...draft.corrections, ...own] };
  };
  return (source, refused, options) => {
    const isLooked = source.length <= MAX_LENGTH && !IS_TWICE.test(source) && !isLumber(source.toLowerCase());
    if (!isLooked) return others(source, refused, options);
    // neither changes an amount nor is money
    const mayName = (words: string) =>
      isNoun(words) &&
      questions
        .lexemesOf(words, options)
        .every(({ senses }) => !senses.some(({ category, rank }) => category === 'currency' && rank === 0));
    const plain = new Draft(source);
    const twice = readTwice(plain, (draft) => attempt(draft, options));
    if (twice) return twice;
    const said = withSayings(plain, SAYINGS, mayName);
    const found = said === plain ? undefined : attempt(said, options);
    return found ?? others(source, refused, options);
  };
}
