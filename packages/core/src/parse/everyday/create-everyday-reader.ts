import type { Correction, Question, QuestionError } from '../question/question.ts';
import type { ParseOptions } from '../question/question-parser.ts';
import { isComplete, type Rephraser } from '../rephrasing/create-rephraser.ts';
import { Draft } from '../rephrasing/draft.ts';
import { compiled, withSayings } from '../rephrasing/plain-sayings.ts';
import type { Questions } from '../sums/sum-text.ts';
import { EVERYDAY_SAYINGS } from './everyday-sayings.ts';
import { MONEY_SAYINGS } from './money-sayings.ts';

const SAYINGS = compiled([...EVERYDAY_SAYINGS, ...MONEY_SAYINGS]);

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

/**
 * What reads questions about everyday things that need words of their own.
 * @param questions understands questions and sums
 * @param rephrase puts in other words what those refuse
 */
export function createEverydayReader(questions: Questions, rephrase: Rephraser): Rephraser {
  const read = (text: string, options: ParseOptions): Question | QuestionError => {
    const question = questions.parse(text, options);
    return question.ok ? question : rephrase(text, question, options);
  };
  return (source, refused, options) => {
    if (source.length > MAX_LENGTH || refused.code === 'empty') return refused;
    const draft = new Draft(source);
    const said = withSayings(draft, SAYINGS);
    if (said !== draft) {
      const question = read(said.text, options);
      if (question.ok && isMeant(question)) return ofDraft(said, question);
    }
    return rephrase(source, refused, options);
  };
}

/** It says what is wanted, or is worked out: a saying about money may ask for no other. */
const isMeant = (question: Question): boolean =>
  isComplete(question) || question.interpretation.category === 'currency';
