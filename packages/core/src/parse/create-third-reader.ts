import type { Language } from '../locale/language.ts';
import { formerWorth } from '../money/currencies/former-money.ts';
import { foldQuestion } from '../text/fold-question.ts';
import type { UnitSet } from '../units/unit-set.ts';
import { createChartReader } from './chart/create-chart-reader.ts';
import { Guards } from './doubts/guards.ts';
import { likeliestFirst } from './doubts/likeliest-first.ts';
import { doubts } from './doubts/misleading-texts.ts';
import { createEverydayReader } from './everyday/create-everyday-reader.ts';
import type { LiteralParser } from './question/literal-parser.ts';
import type { Question, QuestionError } from './question/question.ts';
import type { ParseOptions } from './question/question-parser.ts';
import type { Lexeme } from './question/words/lex-question.ts';
import { createRephraser } from './rephrasing/create-rephraser.ts';
import type { Questions } from './sums/sum-text.ts';

type Read = (
  source: string,
  read: Question | QuestionError,
  options: ParseOptions,
) => Question | QuestionError;

/** What reads what the first two readings refuse. */
export interface ThirdReader {
  /** In other words, in the language whose words they are. */
  readonly inOtherWords: Read;
  /** By the chart, as it was typed; every answer is held against the words of its text. */
  readonly unlessGuarded: Read;
}

/** A question about money, with the codes of that in it which has become euros. */
function withFormer(question: Question, lexemes: readonly Lexeme[]): Question {
  const former = lexemes.flatMap(({ senses }) =>
    senses.flatMap(({ id, worth }) => (id === 'EUR' && worth && formerWorth(worth)) || []),
  );
  return former.length > 0 ? { ...question, former } : question;
}

/**
 * What reads the texts that are neither a question nor a sum as they stand.
 * @param worded understands questions and sums
 * @param questions cuts texts into words
 */
export function createThirdReader(
  worded: Questions,
  questions: Pick<LiteralParser, 'cut' | 'lexemesOf'>,
  units: UnitSet,
  languages: readonly Language[],
): ThirdReader {
  const everyday = createEverydayReader(worded, createRephraser(worded));
  const chart = createChartReader(units, languages, questions);
  const guards = new Guards(languages);
  return {
    inOtherWords(source, read, options) {
      const question = read.ok ? read : everyday(source, read, options);
      return question.ok ? likeliestFirst(question, source) : question;
    },
    unlessGuarded(source, read, options) {
      const isAsked = !read.ok && !doubts.isMisleading(foldQuestion(source).text);
      const charted = isAsked ? chart.parse(source, options) : read;
      const lexemes = () => questions.lexemesOf(source, options);
      const guarded = guards.unlessGuarded(source, charted.ok ? charted : read, lexemes);
      return guarded.ok ? withFormer(guarded, lexemes()) : guarded;
    },
  };
}
