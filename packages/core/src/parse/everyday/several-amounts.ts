import type { Question } from '../question/question.ts';
import { isSum } from '../sums/sum.ts';
import { ASKS_MORE, type ReadEnd } from './ranges.ts';

const N = '\\d+(?:[.,/]\\d+)?';
/** Amounts that have one unit, behind the last of them: `1/2, 3/4 y 7/8 de pulgada en mm`. */
const SEVERAL = new RegExp(
  `^(?<before>[^\\d]*?)(?<all>${N}(?:, ?${N})+),? (?:y|e|and|&) (?<last>${N})(?<rest> ?(?:de |of an? |of )?\\p{L}.*)$`,
  'u',
);

/**
 * Each of several amounts in the target.
 * @param folded the text
 */
export function readSeveral(folded: string, read: ReadEnd): Question | undefined {
  const { before = '', all = '', last = '', rest = '' } = SEVERAL.exec(folded)?.groups ?? {};
  if (!last || ASKS_MORE.test(before) || ASKS_MORE.test(rest) || /\d/.test(rest)) return undefined;
  const typed = [...all.split(/, ?/), last];
  // 1,234, 5 and 6
  if (typed.length > 6 || all.split(',').length !== typed.length - 1) return undefined;
  const amounts = typed.map((one) => read(`${before}${one}${rest}`)?.interpretation);
  const [first] = amounts;
  if (!first || first.assumedTarget || first.compound || first.to.length !== 1) return undefined;
  const sides = amounts.flatMap((one) =>
    one && !isSum(one) && one.from === first.from && one.to.join() === first.to.join()
      ? [{ amount: one.amount.toFraction(), unit: one.from }]
      : [],
  );
  if (sides.length < typed.length) return undefined;
  const formula = sides.flatMap((side, at) => (at === 0 ? [side] : [', ', side]));
  const interpretation = { ...first, parts: [], formula, sides };
  return { ok: true, interpretation, alternatives: [], ambiguous: [], corrections: [] };
}
