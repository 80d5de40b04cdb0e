import type { Language } from '../locale/language.ts';
import { createLiteralParser } from '../parse/question/create-literal-parser.ts';
import { literalParser } from '../parse/question/literal-parser.ts';

import { Spelling } from '../parse/question/spelling/spelling.ts';
import type { ReaderWords } from '../parse/question/words/stored-words.ts';
import { createSumParser } from '../parse/sums/create-sum-parser.ts';
import type { UnitSet } from '../units/unit-set.ts';
import type { Reader } from './plain-reader.ts';

/**
 * All that questions are understood by: as they are typed, with slips put right, sums, and in other words.
 * @param stored the words of the languages, where they have been put in order before
 */
export function createWholeReader(
  units: UnitSet,
  languages: readonly Language[],
  stored: ReaderWords | undefined,
): Reader {
  const questions = stored ? literalParser(units, () => stored) : createLiteralParser(units, languages);
  questions.correctWith(Spelling);
  return createSumParser(questions, units, languages).parse;
}
