import { doubts } from '../doubts/misleading-texts.ts';
import type { ParseOptions } from '../question/question-parser.ts';
import { IS_TWICE, NOISE, type Rephraser } from '../rephrasing/create-rephraser.ts';
import { Draft } from '../rephrasing/draft.ts';
import type { Questions } from '../sums/sum-text.ts';
import { isLumber } from '../sums/wording/no-products.ts';
import { type ReadEnd, readRange } from './ranges.ts';

/** A folded text without the signs around it. */
const trimmed = (draft: Draft): string => draft.folded.replace(/^[¿\s]+|[\s?!.]+$/g, '');

/** Longest text that is looked through, in characters. */
const MAX_LENGTH = 110;

/** A range, each end of which is read as it is or in other words. */
function rangeIn(source: string, questions: Questions, rephrase: Rephraser, options: ParseOptions) {
  const readEnd: ReadEnd = (text) => {
    const plain = questions.parse(text, options);
    const question = plain.ok ? plain : rephrase(text, plain, options);
    return question.ok && question.corrections.every(({ word }) => word === '') ? question : undefined;
  };
  return readRange(trimmed(new Draft(source)), readEnd);
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
          rangeIn(source, questions, rephrase, options) ?? rephrase(source, refused, options),
          () => questions.lexemesOf(source, options),
        );
}
