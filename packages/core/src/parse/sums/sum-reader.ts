import type { UnitSet } from '../../units/unit-set.ts';
import type { Question, QuestionError } from '../question/question.ts';
import type { ParseOptions } from '../question/question-parser.ts';
import { readExpression } from './expression.ts';
import { readPrice } from './price.ts';
import { readProduct } from './product.ts';
import { readProportion } from './proportion.ts';
import type { SumInterpretation } from './sum.ts';
import { type Questions, SumText } from './sum-text.ts';
import { isLumber } from './wording/no-products.ts';
import { type Place, SumPatterns } from './wording/sum-patterns.ts';
import type { SumSigns } from './wording/sum-signs.ts';

/** Interpretations shown: nobody looks through all countries' dollars. */
const MAX_INTERPRETATIONS = 5;

/** Reads a text that may be a sum; `plain` is what the parser of questions makes of it, and the result where it is none. */
export type SumReader = (
  source: string,
  plain: Question | QuestionError,
  options: ParseOptions,
) => Question | QuestionError;

/** Reads what follows from amounts of several kinds. @param isPlain the text is a question as it was typed */
export type RelatedReader = (text: SumText, isPlain: boolean) => SumInterpretation[];

/**
 * What understands sums: amounts of several currencies, percentages, products of quantities and prices.
 * @param questions understands the amounts of sums
 * @param signs tell which texts are worth reading
 * @param readRelated reads what follows from amounts of several kinds
 */
export function createSumReader(
  questions: Questions,
  units: UnitSet,
  signs: SumSigns,
  readRelated: RelatedReader,
): SumReader {
  const patterns = new SumPatterns(signs);
  return (source, plain, { locale }) =>
    signs.isDoubtful(source)
      ? { ok: false, code: 'not-understood', span: [0, source.length], suggestions: [] }
      : preferred(plain, new SumText(source, signs, patterns, questions, units, locale), readRelated);
}

/** The sum that a text is, or what the parser of questions makes of it. */
function preferred(
  plain: Question | QuestionError,
  text: SumText,
  readRelated: RelatedReader,
): Question | QuestionError {
  const { isMarked } = text;
  const whole: Place = [0, text.text.length];
  const isPlain = plain.ok && plain.corrections.length === 0;
  const isAdded = plain.ok && plain.interpretation.parts.length > 1;
  if (isLumber(text.text)) return { ok: false, code: 'missing-unit', span: whole, suggestions: [] };
  const related = readRelated(text, isPlain);
  const found = related.length > 0 ? related : readSum(text, whole, isMarked || !isPlain);
  const [interpretation, ...alternatives] = found.slice(0, MAX_INTERPRETATIONS);
  if (interpretation) {
    const ambiguous = alternatives.length > 0 ? (['word'] as const) : [];
    return { ok: true, interpretation, alternatives, ambiguous, corrections: text.corrections };
  }
  const isRefused = isAdded ? text.isProduct : isMarked && !isPlain;
  return (isRefused && text.error) || plain;
}

/** A sum, with the target that it ends with or without one. */
function readSum(text: SumText, whole: Place, mayAdd: boolean): SumInterpretation[] {
  const [parts] = text.match('target', whole);
  const ends: (readonly [Place, Place?])[] = [[whole]];
  if (parts?.X && parts.Y) ends.push([parts.X, parts.Y]);
  const forms = mayAdd ? [readProduct, readPrice, readProportion, readExpression] : [readProduct];
  for (const read of forms)
    for (const [place, target] of ends) {
      text.corrections = [];
      const found = read(text, place, target);
      if (found.length > 0) return found;
    }
  return [];
}
