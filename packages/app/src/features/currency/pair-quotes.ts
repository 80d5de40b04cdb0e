import type { RatesWithQuotes } from '@equivale/contract';
import { dayNumber, type ExactValue, quote } from '@equivale/core';
import type { RatesTable } from '../../api/rates.ts';
import type { Voice } from '../../converter/provenance/voices.ts';

export interface PairQuote extends Voice {
  /** Day of the older of its two figures. */
  readonly date: string;
  /** Units of the second currency per one of the first. */
  readonly rate: ExactValue;
  /** How far it lies from the rate in use, in percent of that. */
  readonly percent: number;
}

/** Each source's quote, best first. A currency fixed by law is looked up through its anchor. */
export function pairQuotes(
  details: RatesWithQuotes['details'],
  table: RatesTable,
  from: string,
  to: string,
): PairQuote[] {
  const { base } = table;
  const laws = table.origins.filter(({ source }) => source === 'legal');
  const marketOf = (code: string) => laws.find(({ codes }) => codes.includes(code))?.published?.base ?? code;
  const markets = [...new Set([from, to].map(marketOf))].filter((code) => code !== base);
  const used = quote({ amount: '1', from, to }, table);
  const segmentOf = (code: string) => table.origins.find(({ codes }) => codes.includes(code))?.segment;
  // Another segment is another rate, which says nothing about the one in use.
  const [first = [], ...rest] = markets.map(
    (code) => details[code]?.opinions.filter(({ segment }) => !segment || segment === segmentOf(code)) ?? [],
  );
  if (!used.ok) return [];
  return first.flatMap((voice) => {
    const { source } = voice;
    const own = [first, ...rest].flatMap((quotes) => quotes.filter((one) => one.source === source));
    if (own.length < markets.length) return [];
    const origins = own.map((one, at) => ({ ...one, codes: [markets[at] ?? ''] }));
    const rates = Object.fromEntries(origins.flatMap(({ codes, rate }) => codes.map((code) => [code, rate])));
    const quoted = quote({ amount: '1', from, to }, { rates, origins: [...laws, ...origins] });
    // Of a pair that law alone fixes, the market says nothing.
    if (!quoted.ok || !quoted.day || !quoted.figures.some((figure) => figure.source === source)) return [];
    const { rate, day: date } = quoted;
    return [{ ...voice, date, rate, percent: 100 * (rate.toNumber() / used.rate.toNumber() - 1) }];
  });
}

/** Days by which two figures may be apart to be compared: those of different weeks say nothing about each other. */
const COMPARED_DAYS = 3;

export const isComparable = ({ date }: PairQuote, day: string | undefined) =>
  day !== undefined && Math.abs(dayNumber(date) - dayNumber(day)) <= COMPARED_DAYS;

/** Distance between the lowest and the highest of all figures, the one in use included, in percent; none without a second one. */
export function spreadPercent(quotes: readonly PairQuote[]): number | undefined {
  if (quotes.length < 2) return undefined;
  const percents = [0, ...quotes.map(({ percent }) => percent)];
  return Math.max(...percents) - Math.min(...percents);
}
