import { doubts } from '../doubts/misleading-texts.ts';
import type { Question, QuestionError } from '../question/question.ts';
import type { ParseOptions } from '../question/question-parser.ts';
import type { Lexeme } from '../question/words/lex-question.ts';
import { isComplete, NOISE, type Rephraser } from '../rephrasing/create-rephraser.ts';
import { Draft } from '../rephrasing/draft.ts';
import { KnownSayings, withSayings } from '../rephrasing/plain-sayings.ts';
import { isNoun } from '../rephrasing/token-line.ts';
import { PAID_WITH } from '../sums/relation/read-related.ts';
import type { Questions } from '../sums/sum-text.ts';
import { CHANGE_AND_PAY } from './change-and-pay.ts';
import { DATA_AND_DOSES } from './data-and-doses.ts';
import { likeliestFirst } from './likeliest-first.ts';
import { PAY_AND_TOTALS } from './pay-and-totals.ts';
import { RAISES_AND_BILLS } from './raises-and-bills.ts';
import { withoutUnitsAgain } from './said-again.ts';
import { TAX_AND_DISCOUNT } from './tax-and-discount.ts';
import { unlessNumberUnused } from './unused-numbers.ts';

const SAYINGS = new KnownSayings([
  ...DATA_AND_DOSES,
  ...CHANGE_AND_PAY,
  ...TAX_AND_DISCOUNT,
  ...PAY_AND_TOTALS,
  ...RAISES_AND_BILLS,
]);
const PAID = /(?<!\p{L})(?:pagu?[eéoó]|pagamos|paid|spent)(?!\p{L})/iu;
/** Longest text that is looked through, in characters. */
const MAX_LENGTH = 110;

/** What has a name of its own and is no amount; so many months are none of money, and a flat is no peso of the Philippines. */
const isNamed = ({ article, numberWord, operator, role, senses: [sense], text }: Lexeme): unknown =>
  role ||
  article ||
  text === 'piso' ||
  !(numberWord || (operator && text !== '-') || (sense && sense.category !== 'time'));

const isMeant = (question: Question): boolean =>
  isComplete(question) ||
  question.interpretation.category === 'currency' ||
  question.interpretation.parts.length > 1;

/** `pagué 50 por 3 kg` is no 150 kg. */
const passesOverPay = (read: Question | QuestionError, source: string): boolean =>
  read.ok &&
  !/currency|number|percent/.test(read.interpretation.category) &&
  read.corrections.some(({ span, word }) => word === '' && PAID.test(source.slice(...span)));

/** Reads a text that the first two readings understand, or refuse. */
export type AskedSumReader = (
  source: string,
  read: Question | QuestionError,
  options: ParseOptions,
) => Question | QuestionError;

/**
 * What reads sums as people ask them: prices, taxes, discounts, shares, change and pay, data on a line, doses and hours of several days;
 * and puts the meaning first that what was left out makes likelier.
 * @param questions understands questions and sums
 * @param others reads what they refuse before it is looked at here, and what becomes of it
 */
export function createAskedSumReader(questions: Questions, others: Rephraser): AskedSumReader {
  /** Read with something changed in its text, all of which is told. */
  const readDraft = (draft: Draft, refused: QuestionError, options: ParseOptions): Question | undefined => {
    const first = questions.parse(draft.text, options);
    const question = first.ok && isMeant(first) ? first : others(draft.text, refused, options);
    if (!question.ok || !isMeant(question)) return undefined;
    const own = question.corrections.map(({ span, word }) => ({ span: draft.spanOf(span), word }));
    return { ...question, corrections: [...draft.corrections, ...own] };
  };
  const idsOf = (word: string, options: ParseOptions): string[] => {
    const read = questions.parse(`2 ${word}`, options);
    if (!read.ok || read.corrections.length > 0) return [];
    return [read.interpretation, ...read.alternatives].map(({ from }) => from);
  };
  const readRefused: Rephraser = (source, refused, options) => {
    if (source.length > MAX_LENGTH) return refused;
    /** Read as it is put otherwise, if it is. */
    const readOther = (draft: Draft) => (draft === typed ? undefined : readDraft(draft, refused, options));
    const typed = new Draft(source);
    const once = readOther(withoutUnitsAgain(typed, (word) => idsOf(word, options)));
    if (once) return once;
    if (doubts.isNoise(questions.lexemesOf(source, options))) return refused;
    const read = PAID_WITH.test(source) ? refused : others(source, refused, options);
    const other = passesOverPay(read, source) ? refused : read;
    if (other.ok || !/\d/.test(source) || NOISE.test(source)) return other;
    const isThing = (words: string) => isNoun(words) && questions.lexemesOf(words, options).every(isNamed);
    return readOther(withSayings(typed, SAYINGS, isThing)) ?? other;
  };
  const decide: AskedSumReader = (source, first, options) => {
    const isMeantSo = first.ok && !passesOverPay(first, source);
    const refused: QuestionError = first.ok
      ? { ok: false, code: 'not-understood', span: [0, source.length], suggestions: [] }
      : first;
    const read = isMeantSo ? first : readRefused(source, refused, options);
    return read.ok ? likeliestFirst(read, source) : read;
  };
  return (source, first, options) => {
    const read = decide(source, first, options);
    const again = (text: string) => decide(text, questions.parse(text, options), options);
    return read.ok ? unlessNumberUnused(source, read, questions.lexemesOf(source, options), again) : read;
  };
}
