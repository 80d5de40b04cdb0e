import { sourceInfo } from '../sources/all-sources.ts';
import type { SourceKey } from '../sources/source.ts';

/**
 * Text of the bundled history of one source, made for compression and for quick reading:
 *
 *     equivale-seed 1 ecb
 *     days 10595,1,1,1,3,…
 *     USD 4 0 11789,111,…
 *
 * The second line counts the source's days: the first as days since 1970-01-01, each other as the gap to the one before.
 * Every further line is one code: its number of decimals, the position of its first day, and one number a day: the
 * value without its decimal point as the difference to the value before, or nothing where the source has no value.
 */
export interface SeedSeries {
  readonly source: SourceKey;
  readonly code: string;
  /** Days since 1970-01-01, ascending. */
  readonly days: Int32Array;
  /** Units of `code` per 1 unit of the source's base currency. */
  readonly rates: Float64Array;
}

const HEAD = 'equivale-seed 1 ';
const COMMA = 44;
const MINUS = 45;
const ZERO = 48;

/** Decimals a number needs in plain notation. */
function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = value.toExponential().split('e');
  return Math.max(0, mantissa.replace('.', '').length - 1 - Number(exponent));
}

/**
 * The text for one source.
 * @param series its codes, in the order in which they are to be written
 */
export function encodeSeed(source: SourceKey, series: readonly SeedSeries[]): string {
  const axis = [...new Set(series.flatMap((entry) => [...entry.days]))].sort((a, b) => a - b);
  const position = new Map(axis.map((day, at) => [day, at]));
  const gaps = axis.map((day, at) => day - (axis[at - 1] ?? 0));
  const lines = [`${HEAD}${source}`, `days ${gaps.join(',')}`];
  for (const { code, days, rates } of series) {
    const decimals = Math.max(...Array.from(rates, decimalsOf));
    const first = position.get(days[0] ?? 0) ?? 0;
    const cells: string[] = [];
    let before = 0;
    for (const [at, day] of days.entries()) {
      const value = Math.round((rates[at] as number) * 10 ** decimals);
      cells[(position.get(day) ?? 0) - first] = String(value - before);
      before = value;
    }
    lines.push(`${code} ${decimals} ${first} ${Array.from(cells, (cell) => cell ?? '').join(',')}`);
  }
  return `${lines.join('\n')}\n`;
}

function decodeLine(
  source: SourceKey,
  text: string,
  start: number,
  end: number,
  axis: Int32Array,
): SeedSeries {
  const codeEnd = text.indexOf(' ', start);
  const decimalsEnd = text.indexOf(' ', codeEnd + 1);
  const firstEnd = text.indexOf(' ', decimalsEnd + 1);
  const scale = 10 ** Number(text.slice(codeEnd + 1, decimalsEnd));
  let day = Number(text.slice(decimalsEnd + 1, firstEnd));
  const days = new Int32Array(axis.length - day);
  const rates = new Float64Array(axis.length - day);
  let count = 0;
  let value = 0;
  for (let at = firstEnd + 1; at <= end; at++, day++) {
    let digit = text.charCodeAt(at);
    if (at === end || digit === COMMA) continue;
    const negative = digit === MINUS;
    if (negative) digit = text.charCodeAt(++at);
    let delta = 0;
    while (at < end && digit !== COMMA) {
      delta = delta * 10 + digit - ZERO;
      digit = text.charCodeAt(++at);
    }
    value += negative ? -delta : delta;
    days[count] = axis[day] as number;
    rates[count++] = value / scale;
  }
  return {
    source,
    code: text.slice(start, codeEnd),
    days: days.subarray(0, count),
    rates: rates.subarray(0, count),
  };
}

/**
 * Reads the text of one source.
 * @returns its series in the order of the text; throws when the text is not such a text
 */
export function decodeSeed(text: string): SeedSeries[] {
  const headEnd = text.indexOf('\n');
  const source = text.slice(HEAD.length, headEnd) as SourceKey;
  if (!text.startsWith(HEAD)) throw new Error('not a seed text of version 1');
  sourceInfo(source);
  const daysEnd = text.indexOf('\n', headEnd + 1);
  let day = 0;
  const gaps = text.slice(headEnd + 'days '.length + 1, daysEnd).split(',');
  const axis = Int32Array.from(gaps, (gap) => (day += Number(gap)));
  const series: SeedSeries[] = [];
  for (let start = daysEnd + 1; start < text.length; ) {
    const end = text.indexOf('\n', start);
    if (end < 0) throw new Error('seed text is cut off');
    series.push(decodeLine(source, text, start, end, axis));
    start = end + 1;
  }
  return series;
}
