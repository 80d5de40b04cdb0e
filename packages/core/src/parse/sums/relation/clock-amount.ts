import { exactOf } from '../../../number/exact-value.ts';
import { rational } from '../../../number/rational.ts';
import type { Interpretation } from '../../question/question.ts';
import type { Operand } from '../sum-text.ts';

/** `48:30`, `1:02:15`; not the pace `5:30 min/km`. */
const CLOCK = /(\d+):([0-5]\d)(?::([0-5]\d))?(?![\d:]| ?(?:h|min|am|pm)(?!\p{L})|[.,]\d)/uy;

/** So many of two or three units in a row, counted in the last. */
function timeOf(figures: readonly number[], units: readonly string[]): Interpretation {
  const total = figures.reduce((sum, figure) => sum * 60 + figure, 0);
  const parts = figures.map((figure, at) => ({
    amount: rational(BigInt(figure)),
    unit: units[at] as string,
  }));
  return {
    category: 'time',
    amount: exactOf(rational(BigInt(total))),
    from: units[figures.length - 1] as string,
    parts,
    to: [],
    compound: false,
    assumedTarget: true,
  };
}

/** A time as a clock shows it, at a place of a text: two figures are minutes and seconds, or hours and minutes. */
export function clockAt(
  text: string,
  place: number,
): { readonly operand: Operand; readonly end: number } | undefined {
  CLOCK.lastIndex = place;
  const found = CLOCK.exec(text);
  if (!found) return undefined;
  const figures = found.slice(1).flatMap((figure) => (figure === undefined ? [] : Number(figure)));
  const end = CLOCK.lastIndex;
  if (figures.length === 3) return { operand: [timeOf(figures, ['h', 'min', 's'])], end };
  return { operand: [timeOf(figures, ['min', 's']), timeOf(figures, ['h', 'min'])], end };
}
