import { LANGUAGES } from '../locale/languages.ts';
import type { Locale } from '../locale/locale.ts';
import type { Question, QuestionError } from '../parse/question/question.ts';
import type { ParseOptions } from '../parse/question/question-parser.ts';
import { createRephraser } from '../parse/rephrasing/create-rephraser.ts';
import { readRelated } from '../parse/sums/relation/read-related.ts';
import { createSumReader } from '../parse/sums/sum-reader.ts';
import { SumSigns } from '../parse/sums/wording/sum-signs.ts';
import { questionParser, units } from './parse-question.ts';

const signs = new SumSigns(LANGUAGES);
const readSum = createSumReader(questionParser, units, signs, readRelated);

function read(source: string, options: ParseOptions): Question | QuestionError {
  const plain = questionParser.parse(source, options);
  return signs.maySum(source, plain) ? readSum(source, plain, options) : plain;
}

const rephraser = createRephraser({ ...questionParser, parse: read }, units);

/** What putting a text in other words makes of it, without the words of everyday life, which are tried before that. */
export function rephrase(source: string, locale: Locale): Question | QuestionError {
  const question = read(source, { locale });
  return question.ok ? question : rephraser(source, question, { locale });
}
