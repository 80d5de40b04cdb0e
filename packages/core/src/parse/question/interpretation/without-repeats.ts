import type { Rational } from '../../../number/rational.ts';
import type { Interpretation } from '../question.ts';

/** Interpretations shown. */
export const MAX_INTERPRETATIONS = 9;

/** Every line once: of `euros in dollars and yen` each dollar is another line, the yen are the same. */
export function withoutRepeats(interpretations: readonly Interpretation[]): Interpretation[] {
  // the amounts are not written out, which takes long where one has hundreds of digits
  const seen: (Interpretation & Rational)[] = [];
  return interpretations.slice(0, MAX_INTERPRETATIONS).flatMap((one) => {
    const { n, d } = one.amount.toFraction();
    const alike = seen.filter((other) => other.n === n && other.d === d && other.from === one.from);
    const to = one.compound ? one.to : one.to.filter((id) => !alike.some((other) => other.to.includes(id)));
    seen.push({ ...one, n, d });
    return to.length === 0 && one.to.length > 0 ? [] : [{ ...one, to }];
  });
}
