import type { SourceKey } from '@equivale/contract';
import type { Rational } from '@equivale/core';
import { sourceInfo } from '../sources/all-sources.ts';
import type { SourceInfo } from '../sources/source.ts';
import { CRYPTO } from './facts/currency-facts.ts';
import { positionAt, type Series } from './observation-index.ts';
import { exactly, type QuotedCurrency, todaysUnit } from './quoted-currency.ts';

/** Gives the stored values of a code at a source; synchronous, so that a history never waits. */
export type SeriesReader = (source: SourceKey, code: string) => Series | undefined;

/** What makes a value: the product of figures over the product of others, exactly. */
export interface Figures {
  readonly over: readonly Rational[];
  readonly under: readonly Rational[];
}

/** Values of a currency at a source, read one by one: a window shows few of many. */
export interface QuotedValues {
  readonly days: Series['days'];
  figuresAt(position: number): Figures;
}

/** Longest time for which a currency's rate is carried on to cross it with a price of the weekend. */
const CARRY_DAYS = 4;

/** A stored figure as its source wrote it, or the shortest digits of its double: units of the code per 1 base. */
function figureAt({ key }: SourceInfo, { days, rates, texts }: Series, position: number): Figures {
  const text = texts?.get(days[position] as number);
  const figure = exactly(text ?? String(rates[position]));
  // a rate of which only the double is known is one, whatever the source printed
  const isPrice = typeof text === 'string' && sourceInfo(key).inverse === true;
  return isPrice ? { over: [], under: [figure] } : { over: [figure], under: [] };
}

/**
 * Units of a currency per 1 USD on the days of a trading venue, which is open when the ECB is not: the ECB's cross of that
 * day, or of up to four days before. The one case in which two sources meet in a history.
 */
function fiatAtVenue(
  read: SeriesReader,
  venue: SourceKey,
  code: string,
  crypto: string,
): QuotedValues | undefined {
  const axis = read(venue, crypto)?.days;
  const usd = read('ecb', 'USD');
  const quoted = code === 'EUR' ? usd : read('ecb', code);
  if (axis === undefined || usd === undefined || quoted === undefined) return undefined;
  const days: number[] = [];
  const positions: (readonly [own: number, dollar: number])[] = [];
  for (const day of axis) {
    const at = positionAt(quoted.days, day);
    const on: number | undefined = quoted.days[at];
    const dollar = on === undefined ? -1 : positionAt(usd.days, on);
    if (on === undefined || day - on > CARRY_DAYS || usd.days[dollar] !== on) continue;
    days.push(day);
    positions.push([at, dollar]);
  }
  const ecb = sourceInfo('ecb');
  return {
    days,
    figuresAt(position) {
      const [own, dollar] = positions[position] ?? [0, 0];
      const over = code === 'EUR' ? [] : figureAt(ecb, quoted, own).over;
      return { over, under: figureAt(ecb, usd, dollar).over };
    },
  };
}

/** Values of the quoted currency at a source; the source's own base is 1 on the days on which the source quotes `partner`. */
export function valuesAt(
  info: SourceInfo,
  read: SeriesReader,
  quoted: QuotedCurrency,
  partner: QuotedCurrency,
): QuotedValues | undefined {
  if (info.kind === 'exchange' && quoted.code !== info.base && !CRYPTO.has(quoted.code))
    return CRYPTO.has(partner.code) ? fiatAtVenue(read, info.key, quoted.code, partner.code) : undefined;
  if (quoted.code !== info.base) {
    const series = read(info.key, quoted.code);
    return series && inTodaysUnit(info, series, quoted.code);
  }
  const other = partner.code === info.base ? (info.base === 'USD' ? 'EUR' : 'USD') : partner.code;
  const days = read(info.key, other)?.days;
  return days && { days, figuresAt: () => ({ over: [], under: [] }) };
}

/** Values of a quoted currency in today's unit: before a redenomination under the same code, the old figures are rescaled. */
function inTodaysUnit(info: SourceInfo, series: Series, code: string): QuotedValues {
  const { start, oldPerNew } = todaysUnit(series, code);
  return {
    days: series.days,
    figuresAt(position) {
      const { over, under } = figureAt(info, series, position);
      return { over, under: position < start ? [...under, oldPerNew] : under };
    },
  };
}
