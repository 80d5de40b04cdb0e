import type { Question } from '../question/question.ts';
import { isComplete, type Rephraser } from '../rephrasing/create-rephraser.ts';
import { Draft } from '../rephrasing/draft.ts';
import { compiled, withSayings } from '../rephrasing/plain-sayings.ts';
import type { Questions } from '../sums/sum-text.ts';
import { CHANGE_AND_PAY } from './change-and-pay.ts';
import { DATA_AND_DOSES } from './data-and-doses.ts';
import { EACH_OF_SEVERAL } from './each-of-several.ts';
import { TAX_AND_DISCOUNT } from './tax-and-discount.ts';

const SAYINGS = compiled([...DATA_AND_DOSES, ...CHANGE_AND_PAY, ...TAX_AND_DISCOUNT, ...EACH_OF_SEVERAL]);
/** Longest text that is looked through, in characters. */
const MAX_LENGTH = 110;

const isMeant = (question: Question): boolean =>
  isComplete(question) ||
  question.interpretation.category === 'currency' ||
  question.interpretation.parts.length > 1;

/**
 * What reads sums as people ask them: prices, taxes, discounts, shares, change and pay, data on a line, doses and hours of several days.
 * @param questions understands questions and sums
 * @param others reads a text before it is looked at here, and what becomes of it
 */
export function createAskedSumReader(questions: Questions, others: Rephraser): Rephraser {
  return (source, refused, options) => {
    const other = others(source, refused, options);
    if (other.ok || source.length > MAX_LENGTH || !/\d/.test(source)) return other;
    const plain = new Draft(source);
    const said = withSayings(plain, SAYINGS);
    if (said === plain) return other;
    const first = questions.parse(said.text, options);
    const question = first.ok && isMeant(first) ? first : others(said.text, refused, options);
    if (!question.ok || !isMeant(question)) return other;
    const own = question.corrections.map(({ span, word }) => ({ span: said.spanOf(span), word }));
    return { ...question, corrections: [...said.corrections, ...own] };
  };
}
