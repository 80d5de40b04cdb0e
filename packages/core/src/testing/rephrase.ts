import { LANGUAGES } from '../locale/languages.ts';
import type { Locale } from '../locale/locale.ts';
import type { Question, QuestionError } from '../parse/question/question.ts';
import { createRephraser } from '../parse/rephrasing/create-rephraser.ts';
import { createWordedParser } from '../parse/sums/create-sum-parser.ts';
import { questionParser, units } from './parse-question.ts';

const worded = createWordedParser(questionParser, units, LANGUAGES);
const rephraser = createRephraser(worded);

/** What putting a text in other words makes of it, without the words of everyday life, which are tried before that. */
export function rephrase(source: string, locale: Locale): Question | QuestionError {
  const question = worded.parse(source, { locale });
  return question.ok ? question : rephraser(source, question, { locale });
}
