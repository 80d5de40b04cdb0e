import { REACH_DAYS } from '@equivale/contract';
import { anchoredRate, type ExactValue, SAME_MONEY } from '@equivale/core';
import { SOURCES } from '../sources/all-sources.ts';
import type { SourceInfo } from '../sources/source.ts';
import { CODES, lawOn, PEGS, REGIME_CHANGES } from './facts/currency-facts.ts';
import { isAuthority } from './facts/segments.ts';
import type { ServedRate } from './merge.ts';
import { type ObservationIndex, positionAt } from './observation-index.ts';
import { type Pair, quotient } from './pair-series.ts';
import { ownQuoteOf, quotedCurrencyOf } from './quoted-currency.ts';
import { type SeriesReader, valuesAt } from './quoted-values.ts';
import { inForceDays, mayServe } from './series.ts';

/** Codes that changed their unit: all that a source has of them is needed to find since when. */
export const RECOUNTED: ReadonlySet<string> = new Set(
  REGIME_CHANGES.filter(({ oldPerNew }) => oldPerNew !== undefined).map(({ code }) => code),
);

const pegs = new Map(PEGS.map((peg) => [peg.code, peg]));
/** A day's rates without the dollar's, which is the euro's. */
const quotedCodes = CODES.filter((code) => code !== 'USD' && !SAME_MONEY.has(code));

/** The day of the ECB's newest table that is not after a day: long after the last one, it is what there is. */
const lastTableDay = (index: Pick<ObservationIndex, 'latest'>, day: number): number =>
  index.latest('ecb', 'USD', day)?.day ?? day;

/**
 * The newest rate of a pair at one source that is not after a day.
 * @param earliest no day before this one counts
 */
function pairOn(
  info: SourceInfo,
  read: SeriesReader,
  pair: Pair,
  day: number,
  earliest: number,
): { readonly day: number; readonly rate: ExactValue } | undefined {
  const [from, to] = pair;
  const under = valuesAt(info, read, from, to);
  const over = valuesAt(info, read, to, from);
  if (over === undefined || under === undefined) return undefined;
  const first = Math.max(from.from, to.from, earliest);
  for (let at = positionAt(under.days, Math.min(day, from.until - 1, to.until - 1)); at >= 0; at--) {
    const found = under.days[at] as number;
    if (found < first) return undefined;
    const beside = positionAt(over.days, found);
    if (over.days[beside] === found)
      return { day: found, rate: quotient(over.figuresAt(beside), under.figuresAt(at), pair) };
  }
  return undefined;
}

/** What a source said of a code last, not after a day, `last` being that of the newest table: a value in force before an older one, then the better source. */
function quotedOn(code: string, index: ObservationIndex, day: number, last: number): ServedRate | undefined {
  const pair: Pair = [quotedCurrencyOf('USD'), ownQuoteOf(code)];
  const found = SOURCES.filter((info) => mayServe(info, pair, day)).flatMap((info) => {
    const value = pairOn(info, (...name) => index.series(...name), pair, day, last - REACH_DAYS);
    if (value === undefined) return [];
    return [{ info, value, isInForce: last - value.day <= inForceDays(info) }];
  });
  const [best] = found.sort(
    (a, b) =>
      Number(b.isInForce) - Number(a.isInForce) ||
      Number(isAuthority(b.info, code)) - Number(isAuthority(a.info, code)) ||
      a.info.rank - b.info.rank ||
      b.value.day - a.value.day,
  );
  if (best === undefined) return undefined;
  const { info, value } = best;
  return { code, rate: value.rate.toNumber(), source: info.key, day: value.day, mark: 'observed' };
}

/**
 * The rates of a day gone by, each the last that was published by then, of the best source that had one.
 * @param index what the sources published in the {@link REACH_DAYS} up to that day; of the codes of {@link RECOUNTED} all
 * @param day number of the day
 * @returns units per 1 USD in today's unit of each code; a code that did not exist, or that nobody quoted then, is absent
 */
export function ratesOnDay(index: ObservationIndex, day: number): ReadonlyMap<string, ServedRate> {
  const table = new Map<string, ServedRate>();
  const last = lastTableDay(index, day);
  for (const code of quotedCodes) {
    const peg = pegs.get(code);
    // a peg that no law had set yet is quoted only where it is mere policy
    if (lawOn(code, day) || (peg && !peg.policy)) continue;
    const rate = quotedOn(code, index, day, last);
    if (rate) table.set(code, rate);
  }
  const euro = table.get('EUR');
  if (euro) table.set('USD', { ...euro, code: 'USD', rate: 1 });
  for (const code of quotedCodes) {
    const law = lawOn(code, day);
    const anchor = law && table.get(law.peg.anchor);
    if (!law || !anchor) continue;
    const rate = anchoredRate(Number(law.peg.rate), anchor.rate);
    table.set(code, { code, rate, source: 'legal', day: anchor.day, mark: law.mark });
  }
  for (const [code, same] of SAME_MONEY) {
    const twin = table.get(same);
    if (twin) table.set(code, { ...twin, code });
  }
  return table;
}
