import type { Language } from '../locale/language.ts';
import { formerWorth } from '../money/currencies/former-money.ts';
import type { UnitSet } from '../units/unit-set.ts';
import { createChartReader } from './chart/create-chart-reader.ts';
import { Guards } from './doubts/guards.ts';
import { likeliestFirst } from './doubts/likeliest-first.ts';
import { isUnfitting } from './doubts/unfitting.ts';
import type { LiteralParser } from './question/literal-parser.ts';
import type { Question, QuestionError } from './question/question.ts';
import type { ParseOptions } from './question/question-parser.ts';
import type { Lexeme } from './question/words/lex-question.ts';
import { isSum } from './sums/sum.ts';
import { JOINTS, type SumSigns } from './sums/sum-signs.ts';

type Read = (
  source: string,
  plain: Question | QuestionError,
  options: ParseOptions,
) => Question | QuestionError;

/** What reads texts that may be more than one amount and its targets. */
export interface ThirdReader {
  /** By the chart. @param plain what the parser of questions makes of it */
  readonly read: Read;
  /** What was understood, unless a word of its text says that something else is meant. */
  readonly unlessGuarded: Read;
}

/** A question about money, with the codes of that in it which has become euros. */
function withFormer(question: Question, lexemes: readonly Lexeme[]): Question {
  const former = lexemes.flatMap(({ senses }) =>
    senses.flatMap(({ id, worth }) => (id === 'EUR' && worth && formerWorth(worth)) || []),
  );
  return former.length > 0 ? { ...question, former } : question;
}

/** What sides are measured in, or have. */
const SIZES = new Set(['length', 'volume']);

/** An amount over another one, and no fraction: `6 m / 3 s`. */
const OVER_UNIT = /\p{L}[²³]? ?[/÷:] ?\d/u;

/** Tells whether words were left out of a text with signs of a sum, or signs were passed over. */
function passesOverSum(signs: SumSigns): (source: string, plain: Question) => boolean {
  const factor = signs.compile(JOINTS.factor, 'u');
  return (source, { corrections, interpretation: { category, parts } }) => {
    const { text } = signs.fold(source);
    const isSeveral = parts.length > 1;
    const isDrawn = !source.includes('*') && factor.exec(text)?.groups?.times !== undefined;
    return (
      (corrections.length > 0 && signs.isMarked(text)) ||
      (text.includes('%') && !source.includes('%')) ||
      ((isSeveral || SIZES.has(category)) && isDrawn) ||
      (isSeveral && OVER_UNIT.test(source))
    );
  };
}

/**
 * What reads the texts that are no plain question: by the chart, and every answer is held against the words of its text.
 * @param questions cuts texts into words
 */
export function createThirdReader(
  questions: Pick<LiteralParser, 'cut'>,
  units: UnitSet,
  languages: readonly Language[],
  signs: SumSigns,
): ThirdReader {
  const chart = createChartReader(units, languages, questions);
  const guards = new Guards(languages);
  const isPassedOver = passesOverSum(signs);
  const lexemesOf = (source: string, options: ParseOptions) => () => questions.cut(source, options).lexemes;
  // a mere conversion has been read from the text as it stands
  const chartedOf: (...args: Parameters<Read>) => Question | undefined = (source, meant, options) => {
    const charted = chart.parse(source, options);
    return charted.ok && (!meant.ok || 'formula' in charted.interpretation) ? charted : undefined;
  };
  return {
    read(source, plain, options) {
      const refused = {
        ok: false,
        code: 'not-understood',
        span: [0, source.length],
        suggestions: [],
      } as const;
      const isSum = signs.isSumLike(source, plain);
      const isOther =
        plain.ok &&
        ((isSum && isPassedOver(source, plain)) || isUnfitting(lexemesOf(source, options)(), plain));
      const own = isOther ? refused : plain;
      const meant = own.ok ? likeliestFirst(own, source) : own;
      if (meant.ok && !isSum) return meant;
      return chartedOf(source, meant, options) ?? meant;
    },
    unlessGuarded(source, question, options) {
      const lexemes = lexemesOf(source, options);
      const guarded = guards.unlessGuarded(source, question, lexemes);
      if (guarded.ok) return withFormer(guarded, lexemes());
      // 2,80 l'etto, quanto al chilo: no conversion, and a price
      const isPlain = question.ok && !isSum(question.interpretation);
      const charted = isPlain ? chart.parse(source, options) : undefined;
      const worked =
        charted?.ok && isSum(charted.interpretation)
          ? guards.unlessGuarded(source, charted, lexemes)
          : guarded;
      return worked.ok ? worked : guarded;
    },
  };
}
