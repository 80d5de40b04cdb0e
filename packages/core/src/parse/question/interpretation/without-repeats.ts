import type { Interpretation } from '../question.ts';

/** Interpretations shown. */
export const MAX_INTERPRETATIONS = 9;

/** Every line once: of `euros in dollars and yen` each dollar is another line, the yen are the same. */
export function withoutRepeats(interpretations: readonly Interpretation[]): Interpretation[] {
  if (interpretations.length < 2) return [...interpretations];
  // the amounts are not written out, which takes long where one has hundreds of digits
  const seen: (readonly [n: bigint, d: bigint, from: string, to: string])[] = [];
  return interpretations.slice(0, MAX_INTERPRETATIONS).flatMap((one) => {
    const { n, d } = one.amount.toFraction();
    const isSeen = (id: string) =>
      seen.some(([top, bottom, from, to]) => to === id && from === one.from && top === n && bottom === d);
    const to = one.compound ? one.to : one.to.filter((id) => !isSeen(id));
    for (const id of to) seen.push([n, d, one.from, id]);
    return to.length === 0 && one.to.length > 0 ? [] : [{ ...one, to }];
  });
}
