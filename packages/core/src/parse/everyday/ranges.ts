import type { Interpretation, Question } from '../question/question.ts';
import { isSum, type SumInterpretation } from '../sums/sum.ts';

const NUMBER = '(?<![\\p{L}\\d.,-])(?<sign>\\p{Sc} ?)?(?<from>\\d[\\d.,]*)';
const SECOND = '(?:\\p{Sc} ?)?(?<to>\\d[\\d.,]*)(?![\\d-])(?<rest>.*)';
/** From one amount to another: `between 5 and 7 miles in km`, `de 3 a 5 millas en km`, `10-12 inches in cm`. */
const RANGES = [
  `^(?<before>[^\\d]*?)(?:between|from|entre|de|desde) ${NUMBER}(?<unit> ?[^\\d]*?) (?:and|to|y|a|hasta) ${SECOND}$`,
  `^(?<before>[^\\d]*?)${NUMBER}(?<unit>) ?[-–] ?${SECOND}$`,
].map((form) => new RegExp(form, 'u'));

/** What asks how much something changed, shares something out, or says times of day. */
const ASKS_MORE =
  /%|percent|porcent|(?<!\p{L})(?:down|up|los[te]|gain|drop|f[ea]ll|r[io]se|went|gr[eo]w|chang|baj|sub[ei]|perd|gan[eoa]|adelgac|engord|crec|cambi|diferencia|difference|dividi|repart|split|pas[oe](?!\p{L}))|(?<!\p{L})(?:am|pm|vs)(?!\p{L})/u;

const YEAR = /^(?:19|20)\d\d$/;

/** Reads one end of a range. */
export type ReadEnd = (text: string) => Question | undefined;

/** Each amount as one interpretation, converted by itself; undefined where they are not of one kind. */
function togetherOf(all: readonly Interpretation[], between: string): SumInterpretation | undefined {
  const [one] = all;
  const isSame = all.every(
    (other) => other.from === one?.from && other.to.join() === one.to.join() && !isSum(other),
  );
  if (!one || !isSame || one.assumedTarget || one.compound || one.to.length !== 1) return undefined;
  const sides = all.map(({ amount, from }) => ({ amount: amount.toFraction(), unit: from }));
  return {
    ...one,
    parts: [],
    formula: sides.flatMap((side, at) => (at > 0 ? [between, side] : [side])),
    sides,
  };
}

/** Both ends, the lower one first. */
function spanOf(low: Interpretation, high: Interpretation): SumInterpretation | undefined {
  const [first, last] = [low.amount.toFraction(), high.amount.toFraction()];
  return first.n * last.d >= last.n * first.d ? undefined : togetherOf([low, high], ' – ');
}

/**
 * What lies between two amounts, each of them in the target: nobody says which of the two is meant.
 * @param folded the text
 */
export function readRange(folded: string, read: ReadEnd): Question | undefined {
  for (const form of RANGES) {
    const { before = '', sign = '', from, unit = '', to, rest = '' } = form.exec(folded)?.groups ?? {};
    if (
      !from ||
      !to ||
      // from 2010 to 2020
      YEAR.test(from) ||
      // 555-1234 in km: nobody says that those are inches
      (unit.trim() === '' && /^ in \p{L}+$/u.test(rest)) ||
      ASKS_MORE.test(before) ||
      ASKS_MORE.test(rest) ||
      /\d/.test(rest.replace(/(?<=\p{L})[23]/gu, ''))
    )
      continue;
    const name = unit.trim() === '' ? rest : unit + rest.replace(/^ ?\p{L}+/u, '');
    const [low, high] = [`${before}${sign}${from}${name}`, `${before}${sign}${to}${rest}`].map(read);
    if (!low || !high) continue;
    const all = [low.interpretation, ...low.alternatives].flatMap((one) =>
      [high.interpretation, ...high.alternatives].flatMap((other) => spanOf(one, other) ?? []).slice(0, 1),
    );
    const [interpretation, ...alternatives] = all;
    if (interpretation) return { ...low, interpretation, alternatives, corrections: [] };
  }
  return undefined;
}
