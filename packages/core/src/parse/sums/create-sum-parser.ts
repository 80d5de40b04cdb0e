import type { Language } from '../../locale/language.ts';
import type { UnitSet } from '../../units/unit-set.ts';
import { createThirdReader } from '../create-third-reader.ts';
import { doubts } from '../doubts/misleading-texts.ts';
import { inOwnWords } from '../in-own-words.ts';
import type { LiteralParser } from '../question/literal-parser.ts';
import type { Question, QuestionError } from '../question/question.ts';
import type { ParseOptions } from '../question/question-parser.ts';
import { readRelated } from './relation/read-related.ts';
import { remembering } from './remembering.ts';
import { createSumReader } from './sum-reader.ts';
import type { Questions } from './sum-text.ts';
import { SumSigns } from './wording/sum-signs.ts';

/**
 * A parser that understands sums too, in the words they stand in.
 * @param questions understands the amounts of sums, and everything that is no sum
 */
export function createWordedParser(
  questions: Questions,
  units: UnitSet,
  languages: readonly Language[],
): Questions {
  const signs = new SumSigns(languages);
  const readSum = createSumReader(questions, units, signs, readRelated, doubts);
  return {
    ...questions,
    parse(source: string, options: ParseOptions): Question | QuestionError {
      const plain = questions.parse(source, options);
      return signs.maySum(source, plain) ? readSum(source, plain, options) : plain;
    },
  };
}

/**
 * A parser that understands sums too, and what follows from amounts. Arithmetic stays as the parser of questions has it.
 * @param questions understands the amounts of sums, and everything that is no sum
 */
export function createSumParser(
  questions: Pick<LiteralParser, 'cut'> & Questions,
  units: UnitSet,
  languages: readonly Language[],
): Pick<Questions, 'parse'> {
  const worded = remembering(createWordedParser(questions, units, languages));
  const third = createThirdReader(worded, questions, units, languages);
  const read = inOwnWords(languages, (source, options) => {
    const own = { ...options };
    return third.inOtherWords(source, worded.parse(source, own), own);
  });
  return {
    parse: (source, options) => third.unlessGuarded(source, read(source, options), options),
  };
}
