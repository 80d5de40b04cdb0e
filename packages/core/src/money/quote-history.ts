import { parseDecimal } from '../number/decimal.ts';
import { type ExactValue, exactOf } from '../number/exact-value.ts';
import { add, divide, multiply, type Rational, rational } from '../number/rational.ts';

/**
 * Units of one currency per one of another, out of figures against a third, exactly: for histories, which are a great
 * many quotes of one pair.
 *
 * @param over figures that multiply: units of the target per one of the third currency
 * @param under figures that divide: units of the other per one of the third currency
 */
export function quoteFigures(over: readonly Rational[], under: readonly Rational[]): ExactValue {
  let [n, d] = [1n, 1n];
  for (const figure of over) [n, d] = [n * figure.n, d * figure.d];
  for (const figure of under) [n, d] = [n * figure.d, d * figure.n];
  return exactOf({ n, d });
}

/** Significant digits of a rate in a history: its rounding is less than a ten-thousand-millionth, and central banks publish five to nine digits. */
export const HISTORY_DIGITS = 11;

/** What one unit was worth on a day, as plain decimal digits above zero. */
interface DayRate {
  readonly date: string;
  readonly rate: string;
}

/**
 * The history of a pair out of the histories of its two currencies against a third: the exact quotient on each day that both have.
 *
 * @param target units of the second currency per one of the third, oldest first; undefined where the second is the third
 * @param base units of the first currency per one of the third, oldest first; undefined where the first is the third
 * @returns units of the second currency per one of the first, oldest first
 */
export function crossHistories(
  target: readonly DayRate[] | undefined,
  base: readonly DayRate[] | undefined,
): DayRate[] {
  const known = target && base && new Map(base.map(({ date, rate }) => [date, rate]));
  return (target ?? base ?? []).flatMap(({ date, rate }) => {
    const other = known ? known.get(date) : '1';
    const [over, under] = target ? [rate, other] : [other, rate];
    const figures = [parseDecimal(over ?? ''), parseDecimal(under ?? '')] as const;
    if (!figures[0] || !figures[1]) return [];
    return { date, rate: quoteFigures([figures[0]], [figures[1]]).toSignificant(HISTORY_DIGITS) };
  });
}

/** What one source published of a currency on the days of an average, in its own direction. */
export interface PublishedSeries {
  /** At least one; figures of one publication each, in today's unit of the currency. */
  readonly figures: readonly Rational[];
  /** The figures are prices: units of the source's base per one of the currency, and not the other way round. */
  readonly arePrices: boolean;
}

/** The arithmetic mean of figures. */
function mean(figures: readonly Rational[]): Rational {
  const sum = figures.reduce(add, rational(0n));
  return divide(sum, rational(BigInt(figures.length)));
}

/** Units of the currency per one of the source's base, on average. */
const perBase = ({ figures, arePrices }: PublishedSeries): Rational =>
  arePrices ? divide(rational(1n), mean(figures)) : mean(figures);

/**
 * The average rate of a pair: what was published of each of the two is averaged in the direction in which it was
 * published, and the averages are divided. So an average and the one of the pair turned round are exact reciprocals.
 *
 * @param target published of the second currency; without figures for the source's own base
 * @param source published of the first, on the same days
 * @param factor units of the pair's second currency per one of what `target` is about, over the same for the first: other
 *   than one only for currencies fixed to others
 * @returns units of the second currency per one of the first
 */
export function averageRate(
  target: PublishedSeries | undefined,
  source: PublishedSeries | undefined,
  factor: Rational,
): ExactValue {
  const over = target ? perBase(target) : rational(1n);
  const under = source ? perBase(source) : rational(1n);
  return exactOf(divide(multiply(over, factor), under));
}
