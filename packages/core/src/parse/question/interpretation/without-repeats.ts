import type { Interpretation } from '../question.ts';

/** Interpretations shown. */
export const MAX_INTERPRETATIONS = 9;

/** Every line once: of `euros in dollars and yen` each dollar is another line, the yen are the same. */
export function withoutRepeats(interpretations: readonly Interpretation[]): Interpretation[] {
  if (interpretations.length < 2) return [...interpretations];
  const seen = new Set<string>();
  return interpretations.slice(0, MAX_INTERPRETATIONS).flatMap((one) => {
    const { n, d } = one.amount.toFraction();
    const lineOf = (to: string) => `${n}/${d} ${one.from} ${to}`;
    const to = one.compound ? one.to : one.to.filter((id) => !seen.has(lineOf(id)));
    for (const id of to) seen.add(lineOf(id));
    return to.length === 0 && one.to.length > 0 ? [] : [{ ...one, to }];
  });
}
