import type { Language } from '../../locale/language.ts';
import type { UnitSet } from '../../units/unit-set.ts';
import type { Question, QuestionError } from '../question/question.ts';
import { readExpression } from './expression.ts';
import { readPrice } from './price.ts';
import { readProduct } from './product.ts';
import { readProportion } from './proportion.ts';
import type { SumInterpretation } from './sum.ts';
import { type Place, SumPatterns } from './sum-patterns.ts';
import { type Questions, SumText } from './sum-text.ts';

/** Longest text that is still read as a sum, in characters. */
const MAX_LENGTH = 120;
/** Interpretations shown. */
const MAX_INTERPRETATIONS = 9;

/**
 * A parser that understands sums too: amounts of several currencies, percentages, products of quantities and prices.
 * Arithmetic stays as the parser of questions has it.
 * @param questions understands the amounts of sums, and everything that is no sum
 */
export function createSumParser(
  questions: Questions,
  units: UnitSet,
  languages: readonly Language[],
): Questions {
  let patterns: SumPatterns | undefined;
  return {
    parse(source, options) {
      const plain = questions.parse(source, options);
      // 9e9999 is too much in every part that it can be read in
      const isTooMuch = !plain.ok && plain.code === 'out-of-range';
      if (isTooMuch || source.length > MAX_LENGTH) return plain;
      patterns ??= new SumPatterns(languages);
      const text = new SumText(source, patterns, questions, units, options.locale);
      return preferred(plain, text);
    },
  };
}

/** The sum that a text is, or what the parser of questions makes of it. */
function preferred(plain: Question | QuestionError, text: SumText): Question | QuestionError {
  const { isMarked } = text;
  const whole: Place = [0, text.text.length];
  const isPlain = plain.ok && plain.corrections.length === 0;
  // 10 m x 5 m: the parser of questions takes amounts side by side for parts of one
  const isAdded = plain.ok && plain.interpretation.parts.length > 1;
  if (isPlain && (plain.interpretation.category === 'number' || !(isMarked || isAdded))) return plain;
  // a word that nobody knows, and none of a sum
  const isNoise = !isMarked && !plain.ok && plain.code === 'unknown-word';
  if (isNoise && !text.isSplit('looseStep', whole) && !text.isSplit('factor', whole)) return plain;
  const [interpretation, ...alternatives] = readSum(text, whole, isMarked || !isPlain);
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
      if (found.length > 0) return found.slice(0, MAX_INTERPRETATIONS);
    }
  return [];
}
