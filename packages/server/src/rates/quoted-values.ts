import type { SourceKey } from '@equivale/contract';
import { CRYPTO } from './currency-facts.ts';
import type { SourceInfo } from './observation.ts';
import { positionAt, type Series } from './observation-index.ts';
import { inTodaysUnit, type QuotedCurrency } from './quoted-currency.ts';

/** Gives the stored values of a code at a source; synchronous, so that a history never waits. */
export type SeriesReader = (source: SourceKey, code: string) => Series | undefined;

/** Longest time for which a currency's rate is carried on to cross it with a price of the weekend. */
const CARRY_DAYS = 4;

/**
 * Units of a currency per 1 USD on the days of a trading venue, which is open when the ECB is not: the ECB's cross of that
 * day, or of up to four days before. The one case in which two sources meet in a history.
 */
function fiatAtVenue(read: SeriesReader, venue: SourceKey, code: string, crypto: string): Series | undefined {
  const axis = read(venue, crypto)?.days;
  const usd = read('ecb', 'USD');
  const quoted = code === 'EUR' ? usd : read('ecb', code);
  if (axis === undefined || usd === undefined || quoted === undefined) return undefined;
  const days: number[] = [];
  const rates: number[] = [];
  for (const day of axis) {
    const at = positionAt(quoted.days, day);
    const on: number | undefined = quoted.days[at];
    const dollar = on === undefined ? -1 : positionAt(usd.days, on);
    if (on === undefined || day - on > CARRY_DAYS || usd.days[dollar] !== on) continue;
    const perEuro = code === 'EUR' ? 1 : (quoted.rates[at] as number);
    days.push(day);
    rates.push(perEuro / (usd.rates[dollar] as number));
  }
  return { days, rates };
}

/** Values of the quoted currency at a source; the source's own base is 1 on the days on which the source quotes `partner`. */
export function valuesAt(
  info: SourceInfo,
  read: SeriesReader,
  quoted: QuotedCurrency,
  partner: QuotedCurrency,
): Series | undefined {
  if (info.kind === 'exchange' && quoted.code !== info.base && !CRYPTO.has(quoted.code))
    return CRYPTO.has(partner.code) ? fiatAtVenue(read, info.key, quoted.code, partner.code) : undefined;
  if (quoted.code !== info.base) {
    const series = read(info.key, quoted.code);
    return series && inTodaysUnit(series, quoted.code);
  }
  const other = partner.code === info.base ? (info.base === 'USD' ? 'EUR' : 'USD') : partner.code;
  const days = read(info.key, other)?.days;
  return days && { days, rates: new Float64Array(days.length).fill(1) };
}
