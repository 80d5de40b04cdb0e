import { LANGUAGES } from '@equivale/core/locale/languages';
import {
  createLiteralParser,
  type ParseOptions,
  type Question,
  type QuestionError,
  SumSigns,
} from '@equivale/core/parse';
import type { SumReader } from '@equivale/core/parse/sum-reader';
import { everyUnit } from '../conversion/every-unit.ts';

const signs = new SumSigns(LANGUAGES);

/**
 * What understands questions about these units as they are typed: fetched with all units and their names, when somebody asks one, and
 * made anew when own units come, change or go.
 */
const readerOf = (units: typeof everyUnit) => ({ units, questions: createLiteralParser(units, LANGUAGES) });
let reader = readerOf(everyUnit);
/** Makes the second reading, once it is loaded. */
let createSecond: ((of: typeof reader) => SumReader) | undefined;
let readSum: SumReader | undefined;

/** Loads what understands sums, slips and other ways of writing. @throws when it cannot be fetched */
export async function loadSecondReading(): Promise<void> {
  const [{ Spelling }, { createSumReader }, { readRelated }] = await Promise.all([
    import('@equivale/core/parse/spelling'),
    import('@equivale/core/parse/sum-reader'),
    import('@equivale/core/parse/related'),
  ]);
  createSecond ??= ({ questions, units }) => {
    questions.correctWith(Spelling);
    return createSumReader(questions, units, signs, readRelated);
  };
  readSum ??= createSecond(reader);
}

/**
 * Understands a question or a sum.
 * @returns undefined, as long as the second reading is not loaded, for a text that is no question as it was typed, or that may be a
 * sum: read as anything else it may be wrong
 */
export function parseQuestion(text: string, options: ParseOptions): Question | QuestionError | undefined {
  if (reader.units !== everyUnit) {
    reader = readerOf(everyUnit);
    readSum = createSecond?.(reader);
  }
  const plain = reader.questions.parse(text, options);
  if (!readSum && !plain.ok && plain.code !== 'empty') return undefined;
  return signs.maySum(text, plain) ? readSum?.(text, plain, options) : plain;
}
