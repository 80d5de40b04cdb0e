import type { UnitSet } from '../../units/unit-set.ts';
import type { Doubts } from '../doubts/misleading-texts.ts';
import type { Question, QuestionError } from '../question/question.ts';
import type { ParseOptions } from '../question/question-parser.ts';
import { readExpression } from './expression.ts';
import { readProduct } from './products/product.ts';
import { readProportion } from './proportion.ts';
import { remembering } from './remembering.ts';
import type { SumInterpretation } from './sum.ts';
import { type Questions, SumText } from './sum-text.ts';
import { type Place, SumPatterns } from './wording/sum-patterns.ts';
import type { SumSigns } from './wording/sum-signs.ts';

/** Reads a text that may be a sum; `plain` is what the parser of questions makes of it, and the result where it is none. */
export type SumReader = (
  source: string,
  plain: Question | QuestionError,
  options: ParseOptions,
) => Question | QuestionError;

/** Reads the sum that a text is. @param mayAdd more than a product is looked for */
export type ExpressionReader = (mayAdd: boolean) => SumInterpretation[];

/** Decides between what the parser of questions makes of a text, a sum, and what follows from amounts of several kinds. */
export type RelatedReader = (
  text: SumText,
  plain: Question | QuestionError,
  readSum: ExpressionReader,
) => Question | QuestionError;

/**
 * What understands sums: amounts of several currencies, percentages, products of quantities and prices.
 * @param questions understands the amounts of sums
 * @param signs tell which texts are worth reading
 * @param readRelated decides what a text is
 * @param doubts tell what a text does not mean
 */
export function createSumReader(
  questions: Questions,
  units: UnitSet,
  signs: SumSigns,
  readRelated: RelatedReader,
  doubts: Doubts,
): SumReader {
  const patterns = new SumPatterns(signs);
  const asked = remembering(questions);
  return (source, plain, options) => {
    const text = new SumText(source, signs, patterns, asked, units, options);
    return doubts.asMeant(text, () =>
      signs.isSumLike(source, plain) && (plain.ok || !doubts.isNoise(text.lexemes()))
        ? readRelated(text, plain, (mayAdd) => readSum(text, [0, text.text.length], mayAdd))
        : plain,
    );
  };
}

/** A sum, with the target that it ends with or without one. */
function readSum(text: SumText, whole: Place, mayAdd: boolean): SumInterpretation[] {
  const [parts] = text.match('target', whole);
  const ends: (readonly [Place, Place?])[] = [[whole]];
  if (parts?.X && parts.Y) ends.push([parts.X, parts.Y]);
  const forms = mayAdd ? [readProduct, readProportion, readExpression] : [readProduct];
  for (const read of forms)
    for (const [place, target] of ends) {
      text.corrections = [];
      const found = read(text, place, target);
      if (found.length > 0) return found;
    }
  return [];
}
