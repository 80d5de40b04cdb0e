import { LANGUAGES } from '@equivale/core/locale/languages';
import {
  createLiteralParser,
  type ParseOptions,
  type Question,
  type QuestionError,
  SumSigns,
} from '@equivale/core/parse';
import type { SumReader } from '@equivale/core/parse/sums';
import { everyUnit } from '../conversion/every-unit.ts';

/** What understands questions as they are typed: fetched with all units and their names, when somebody asks one. */
const questions = createLiteralParser(everyUnit, LANGUAGES);
const signs = new SumSigns(LANGUAGES);
let readSum: SumReader | undefined;

/** Loads what understands sums, slips and other ways of writing. @throws when it cannot be fetched */
export async function loadSecondReading(): Promise<void> {
  const [{ Spelling }, { createSumReader }] = await Promise.all([
    import('@equivale/core/parse/spelling'),
    import('@equivale/core/parse/sums'),
  ]);
  questions.correctWith(Spelling);
  readSum ??= createSumReader(questions, everyUnit, signs);
}

/**
 * Understands a question or a sum.
 * @returns undefined, as long as the second reading is not loaded, for a text that is no question as it was typed, or that may be a
 * sum: read as anything else it may be wrong
 */
export function parseQuestion(text: string, options: ParseOptions): Question | QuestionError | undefined {
  const plain = questions.parse(text, options);
  if (!readSum && !plain.ok && plain.code !== 'empty') return undefined;
  return signs.maySum(text, plain) ? readSum?.(text, plain, options) : plain;
}
