import type { Language } from '../../locale/language.ts';
import type { UnitSet } from '../../units/unit-set.ts';
import { createAskedSumReader } from '../asked-sums/create-asked-sum-reader.ts';
import { createChartReader } from '../chart/create-chart-reader.ts';
import { Guards } from '../doubts/guards.ts';
import { doubts } from '../doubts/misleading-texts.ts';
import { createEverydayReader } from '../everyday/create-everyday-reader.ts';
import { inOwnWords } from '../in-own-words.ts';
import { pricedThings } from '../priced/priced-things.ts';
import type { LiteralParser } from '../question/literal-parser.ts';
import type { Question, QuestionError } from '../question/question.ts';
import type { ParseOptions } from '../question/question-parser.ts';
import { createRephraser } from '../rephrasing/create-rephraser.ts';
import { createSpokenReader } from '../spoken/create-spoken-reader.ts';
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
  const rephrase = createRephraser(worded, units);
  const everyday = createEverydayReader(worded, rephrase, pricedThings);
  const decide = createAskedSumReader(worded, createSpokenReader(worded, everyday));
  const guards = new Guards(languages);
  const read = inOwnWords(languages, (source, options) => {
    const own = { ...options };
    return decide(source, worded.parse(source, own), own);
  });
  const chart = createChartReader(units, languages, questions);
  return {
    parse(source, options) {
      const first = read(source, options);
      const question = first.ok ? first : chart.parseOwn(source, options);
      return guards.unlessGuarded(source, question.ok ? question : first, () =>
        questions.lexemesOf(source, options),
      );
    },
  };
}
