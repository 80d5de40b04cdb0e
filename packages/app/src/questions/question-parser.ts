import { LANGUAGES } from '@equivale/core/locale/languages';
import {
  createQuestionParser,
  type ParseOptions,
  type Question,
  type QuestionError,
  SumSigns,
} from '@equivale/core/parse';
import type { SumReader } from '@equivale/core/parse/sums';
import { everyUnit } from '../conversion/every-unit.ts';

/** What understands questions: fetched with all units and their names, when somebody asks one. */
const questions = createQuestionParser(everyUnit, LANGUAGES);
const signs = new SumSigns(LANGUAGES);
let readSum: SumReader | undefined;

/** Loads what understands sums. @throws when it cannot be fetched */
export async function loadSums(): Promise<void> {
  const { createSumReader } = await import('@equivale/core/parse/sums');
  readSum ??= createSumReader(questions, everyUnit, signs);
}

/**
 * Understands a question or a sum.
 * @returns undefined for a text that may be a sum as long as those are not loaded: read as anything else it may be wrong
 */
export function parseQuestion(text: string, options: ParseOptions): Question | QuestionError | undefined {
  const plain = questions.parse(text, options);
  return signs.maySum(text, plain) ? readSum?.(text, plain, options) : plain;
}
