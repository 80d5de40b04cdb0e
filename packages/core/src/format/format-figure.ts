import type { Locale } from '../locale/locale.ts';
import type { ExactValue } from '../number/exact-value.ts';
import { formatDecimal, isAllZeros, NARROW_SPACE, withLeastDigits } from './format-decimal.ts';

const RATE_DECIMALS = 4;
const REFERENCE_DECIMALS = 2;
const LEAST_RATE_DIGITS = 4;
/** Three significant digits are right to 0.5 %. */
const LEAST_LIST_DIGITS = 3;
/** Doubles from 10^21 on have no plain digits. */
const MOST_PERCENT = 1e20;

/**
 * A figure with a fixed number of decimals: RSI 1, SMA 4.
 *
 * @param value finite, below 10^21 in size when it is a double
 */
export function formatFixed(value: number | ExactValue, decimals: number, locale: Locale): string {
  return formatDecimal(value.toFixed(decimals), locale);
}

/** An exchange rate or unit factor with 4 decimals, more where those would show fewer than 4 significant digits. */
export function formatRate(exact: ExactValue, locale: Locale): string {
  return formatDecimal(withLeastDigits(exact, RATE_DECIMALS, LEAST_RATE_DIGITS), locale);
}

/** A figure in a list: as many decimals as given, more where those would show fewer than 3 significant digits. */
export function formatListFigure(exact: ExactValue, decimals: number, locale: Locale): string {
  return formatDecimal(withLeastDigits(exact, decimals, LEAST_LIST_DIGITS), locale);
}

/** A cell of the quick reference: a figure in a list with 2 decimals. */
export const formatReference = (exact: ExactValue, locale: Locale): string =>
  formatListFigure(exact, REFERENCE_DECIMALS, locale);

/** How a percentage is written. */
export interface PercentOptions {
  /** Default 2. */
  readonly decimals?: number;
  /** Also writes the plus of a change; what rounds to zero has no sign. Default false. */
  readonly signed?: boolean;
}

/**
 * A percentage: `−0,15 %` in Spanish, `−0.15%` in English.
 *
 * @param percent in hundredths: 0.15 is 0.15 %; of one beyond ±10^20 only that is said: `>100 000 … %`
 */
export function formatPercent(percent: number, locale: Locale, options: PercentOptions = {}): string {
  if (Math.abs(percent) > MOST_PERCENT)
    return (
      (percent > 0 ? '>' : '<') + formatPercent(Math.sign(percent) * MOST_PERCENT, locale, { decimals: 0 })
    );
  const { decimals = 2, signed = false } = options;
  const plain = percent.toFixed(decimals);
  const plus = signed && percent > 0 && !isAllZeros(plain) ? '+' : '';
  return `${plus}${formatDecimal(plain, locale)}${locale.beforePercent}%`;
}

/** A text after the name of what it is of: `Harina: 125 g`, in French `Farine : 125 g`. */
export const formatNamed = (name: string, text: string, locale: Locale): string =>
  `${name}${locale.beforeColon ?? ''}: ${text}`;

const ARC_SYMBOLS: ReadonlySet<string> = new Set(['°', '′', '″']);

/**
 * A figure with its unit symbol or currency code after a narrow no-break space.
 * Degrees, minutes and seconds of arc close up.
 *
 * @source SI Brochure, 9th edition, 5.4.3
 */
export function appendSymbol(figure: string, symbol: string): string {
  return ARC_SYMBOLS.has(symbol) ? figure + symbol : figure + NARROW_SPACE + symbol;
}
