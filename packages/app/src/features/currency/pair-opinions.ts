import type { DetailedRates, SourceKey } from '@equivale/contract';
import { convertCurrencyExact, type ExactValue } from '@equivale/core';
import type { RatesTable } from '../../data/rates.ts';

/** What one source says of a pair, beside the rate in use. */
export interface PairOpinion {
  readonly source: SourceKey;
  /** Day of the older of its two figures. */
  readonly date: string;
  /** Units of the second currency per one of the first. */
  readonly rate: ExactValue;
  /** How far it lies from the rate in use, in percent of that. */
  readonly percent: number;
}

/**
 * What each source that has both sides of a pair says of it, in the order of the service: the better source first. The
 * dollar, in which all are told, is everybody's.
 */
export function pairOpinions(
  details: DetailedRates['details'],
  table: RatesTable,
  from: string,
  to: string,
): PairOpinion[] {
  const sides = [from, to].filter((code) => code !== table.base);
  const [first = [], ...rest] = sides.map((code) => details[code]?.opinions ?? []);
  const used = convertCurrencyExact('1', from, to, table.rates);
  if (!used.ok) return [];
  return first.flatMap(({ source }) => {
    const own = [first, ...rest].flatMap((opinions) => opinions.filter((one) => one.source === source));
    if (own.length < sides.length) return [];
    const rates = Object.fromEntries(own.map(({ rate }, at) => [sides[at], rate]));
    const said = convertCurrencyExact('1', from, to, { ...rates, [table.base]: 1 });
    if (!said.ok) return [];
    const [date = ''] = own.map((one) => one.date).sort();
    return [{ source, date, rate: said, percent: 100 * (said.toNumber() / used.toNumber() - 1) }];
  });
}

/** Distance between the lowest and the highest of all figures, the one in use included, in percent; none without a second one. */
export function spreadPercent(opinions: readonly PairOpinion[]): number | undefined {
  if (opinions.length < 2) return undefined;
  const percents = [0, ...opinions.map(({ percent }) => percent)];
  return Math.max(...percents) - Math.min(...percents);
}
