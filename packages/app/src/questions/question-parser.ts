import { LANGUAGES } from '@equivale/core/locale/languages';
import { createQuestionParser, createSumParser, type QuestionParser } from '@equivale/core/parse';
import { everyUnit } from '../conversion/every-unit.ts';

/** What understands questions and sums: fetched with all units and their names, when somebody asks one. */
export const questionParser: Pick<QuestionParser, 'parse'> = createSumParser(
  createQuestionParser(everyUnit, LANGUAGES),
  everyUnit,
  LANGUAGES,
);
