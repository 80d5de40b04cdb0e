/** Today's reader of questions and the chart, each in one language as the product would have it. */
import type { LanguageId } from '../../languages/list.ts';
import { Guards } from '../../packages/core/src/parse/doubts/guards.ts';
import { createLiteralParser } from '../../packages/core/src/parse/question/create-literal-parser.ts';
import { createQuestionParser } from '../../packages/core/src/parse/question/create-question-parser.ts';
import type { Question, QuestionError } from '../../packages/core/src/parse/question/question.ts';
import { createSumParser } from '../../packages/core/src/parse/sums/create-sum-parser.ts';
import { SumSigns } from '../../packages/core/src/parse/sums/wording/sum-signs.ts';
import { chartAnswer, languagesOf, localeOf } from '../../packages/core/src/testing/chart-readers.ts';
import { units } from '../../packages/core/src/testing/parse-question.ts';

/** What a reader makes of a text, and whether the plain reading was enough. */
export interface Answer {
  readonly answer: Question | QuestionError;
  readonly isPlain: boolean;
}

/** Both readers of a language. */
export interface Readers {
  readonly today: (text: string) => Answer;
  readonly chart: (text: string) => Answer;
}

/** @param id the language of the page; Spanish and English are always read */
export function readersIn(id: LanguageId): Readers {
  const languages = languagesOf(id);
  const isOwn = languages.length === 2;
  const locale = localeOf(id);
  const old = createSumParser(createQuestionParser(units, languages), units, languages);
  const plain = createLiteralParser(units, languages);
  const signs = new SumSigns(languages);
  const guards = new Guards(languages);
  const readPlain = (text: string) => {
    const answer = plain.parse(text, { locale });
    return answer.ok && !signs.maySum(text, answer) ? answer : undefined;
  };
  return {
    today: (text) => {
      const answer = readPlain(text);
      if (answer && isOwn) return { answer, isPlain: true };
      return { answer: old.parse(text, { locale }), isPlain: answer !== undefined };
    },
    chart: (text) => {
      const answer = readPlain(text);
      if (!answer) return { answer: chartAnswer(text, id), isPlain: false };
      // the two languages of the product have no guards before the plain reading
      if (isOwn) return { answer, isPlain: true };
      const guarded = guards.unlessGuarded(text, answer, () => plain.lexemesOf(text, { locale }));
      return { answer: guarded, isPlain: true };
    },
  };
}
