import { type Locale, spanOf } from '@equivale/core';
import type { Interpretation, Question } from '@equivale/core/parse';
import type { Pair } from '../conversion/conversion.ts';
import { localDay } from '../conversion/past-days.ts';
import { loadThirdReader, parseQuestion } from '../questions/question-parser.ts';

export type PastedQuestion =
  /** Its own kind of amount: units and amount to set. `isAmbiguous`: other readings are worth a word. */
  | {
      readonly kind: 'here';
      readonly pair: Pair;
      readonly amount: string;
      readonly isAmbiguous: boolean;
      /** The day or the days gone by that it names: `2020-03-01`, `2019`. */
      readonly past?: string;
    }
  /** A question for another converter. */
  | { readonly kind: 'elsewhere' };

/** Digits enough to write any pasted amount in full. */
const amountDigits = 21;

/** The requested target, else the current one, unless that is the source. */
function targetOf({ to, from, assumedTarget }: Interpretation, { fromUnit, toUnit }: Pair): string {
  if (!assumedTarget && to[0] !== undefined) return to[0];
  return toUnit === from ? fromUnit : toUnit;
}

/** A year, or a date in figures: a text with one may be understood as something else without it. */
const DATE_LIKE = /(?:19|20)\d\d|\d[/.-]\d+[/.-]\d|(?:el|on) \d+\/\d/i;

/** A question about money and the day gone by that it names; what reads days is loaded with the first text that may name one. */
async function readDay(
  text: string,
  locale: Locale,
): Promise<{ question: Question; past: string } | undefined> {
  const { readDays } = await import('../questions/days/read-days.ts');
  const today = localDay(Date.now());
  for (const { rest, pasts } of readDays(text, locale, today)) {
    const [past] = pasts;
    const question = spanOf(past).from <= today ? parseQuestion(rest, { locale }) : undefined;
    if (question?.ok && question.interpretation.category === 'currency' && question.corrections.length === 0)
      return { question, past };
  }
  return undefined;
}

/** Reads a pasted question, preferring readings in the pair's units; undefined for none. Throws without its code. */
export async function readPastedQuestion(
  text: string,
  shown: Pair,
  locale: Locale,
): Promise<PastedQuestion | undefined> {
  const parse = () => parseQuestion(text, { locale });
  const plain = parse() ?? (await loadThirdReader().then(parse));
  const isClear = plain?.ok && plain.corrections.length === 0 && !DATE_LIKE.test(text);
  const dated = shown.category === 'currency' && !isClear ? await readDay(text, locale) : undefined;
  const question = dated?.question ?? plain;
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
    ...(dated && { past: dated.past }),
  };
}
