import { LANGUAGES } from '@equivale/core/locale/languages';
import { createQuestionParser, type QuestionParser } from '@equivale/core/parse';
import { unitSet } from '../conversion/unit-set.ts';

/** What understands questions: fetched with all units and their names, when somebody asks one. */
export const questionParser: Pick<QuestionParser, 'parse'> = createQuestionParser(unitSet, LANGUAGES);
