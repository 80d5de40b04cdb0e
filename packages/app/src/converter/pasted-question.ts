import type { Locale } from '@equivale/core';
import type { Interpretation } from '@equivale/core/parse';
import type { Pair } from '../conversion/conversion.ts';
import { loadSecondReading, parseQuestion } from '../questions/question-parser.ts';

/** What a pasted text asks of the converter it was pasted into. */
export type PastedQuestion =
  /** Its own kind of amount: units and amount to set. `isAmbiguous`: other readings are worth a word. */
  | { readonly kind: 'here'; readonly pair: Pair; readonly amount: string; readonly isAmbiguous: boolean }
  /** A question for another converter. */
  | { readonly kind: 'elsewhere' };

/** Digits enough to write any pasted amount in full. */
const amountDigits = 21;

/** The unit to convert to: the one asked for, else the one that stands there, unless that is where it comes from. */
function targetOf({ to, from, assumedTarget }: Interpretation, { fromUnit, toUnit }: Pair): string {
  if (!assumedTarget && to[0] !== undefined) return to[0];
  return toUnit === from ? fromUnit : toUnit;
}

/**
 * Reads a pasted text as a question.
 * @param shown the converter's own pair: of several readings the one in its unit is meant
 * @returns undefined for what is no question, so that its number can be read
 * @throws when the rest of the code that reads questions cannot be fetched
 */
export async function readPastedQuestion(
  text: string,
  shown: Pair,
  locale: Locale,
): Promise<PastedQuestion | undefined> {
  const parse = () => parseQuestion(text, { locale });
  const question = parse() ?? (await loadSecondReading().then(parse));
  // a page that is pasted is not put right: its number is read instead
  if (!question?.ok || question.corrections.length > 0) return undefined;
  const interpretations = [question.interpretation, ...question.alternatives];
  const [sum] = interpretations;
  if (sum?.category === 'number') {
    return { kind: 'here', pair: shown, amount: sum.amount.toSignificant(amountDigits), isAmbiguous: false };
  }
  const mine = interpretations.filter(({ category, from }) => category === shown.category && from !== '');
  const own = mine.find(({ from }) => from === shown.fromUnit);
  const interpretation = own ?? mine[0];
  if (!interpretation) return { kind: 'elsewhere' };
  return {
    kind: 'here',
    pair: {
      category: shown.category,
      fromUnit: interpretation.from,
      toUnit: targetOf(interpretation, shown),
    },
    amount: interpretation.amount.toSignificant(amountDigits),
    isAmbiguous: question.alternatives.length > 0 && own === undefined,
  };
}
