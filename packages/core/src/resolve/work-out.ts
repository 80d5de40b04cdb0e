import { spanOf } from '../calendar/day-span.ts';
import { findCurrency } from '../money/currencies/currencies.ts';
import { pairTable } from '../money/pair-table.ts';
import { type QuoteOptions, quoteAgain, streetOf } from '../money/quote-again.ts';
import type { RateTable } from '../money/rate-table.ts';
import type { Interpretation, Question } from '../parse/question/question.ts';
import { resultOfSum, type SumFailure, type SumResult } from '../parse/sums/result-of-sum.ts';
import { isSum } from '../parse/sums/sum.ts';
import type { UnitSet } from '../units/unit-set.ts';
import {
  type ResolvedInterpretation,
  type ResolvedQuery,
  ratesDayOf,
  type UsedAverage,
} from './resolved-query.ts';

/** At which rates a question is worked out. */
export interface RatesChoice {
  /** The day whose rates are used; the newest ones without it. */
  readonly on?: string | undefined;
  /** `2019`, `2019-Q2` or `2019-05`: the average that is used in place of a day's rates. */
  readonly average?: string | undefined;
  /** An own rate or one of the street, used for its pair, and a markup over what one conversion of money comes to; no sum has them. */
  readonly options?: QuoteOptions | undefined;
}

/** The average rate of a pair over a span of days, as decimal text. */
interface AverageRate extends Pick<UsedAverage, 'days' | 'source'> {
  readonly rate: string;
}

/** Gives averages; undefined where no source published both currencies. */
export type AveragesAt = (from: string, to: string, past: string) => Promise<AverageRate | undefined>;

/** Gives the newest rates there are, or those of a day gone by. */
export type RatesAt = (on?: string) => Promise<RateTable>;

/** Where the figures come from. */
export interface Figures {
  /** Requested only when a question is about money. */
  readonly rates: RatesAt;
  /** Without them no question is about an average. */
  readonly averages?: AveragesAt | undefined;
}

/** Questions without money need no table. */
const NO_RATES: RateTable = { rates: {}, origins: [] };

/** Whether there is money to be converted; a share of two amounts is money where they are. */
const needsRates = (one: Interpretation): boolean =>
  one.category === 'currency' || (isSum(one) && (one.terms ?? []).some(({ unit }) => findCurrency(unit)));

/**
 * An interpretation of money at the average of each of its pairs.
 * @param past `2019`, `2019-Q2` or `2019-05`
 * @returns undefined where no pair has one, of a sum, and without money
 */
async function atAverages(
  interpretation: Interpretation,
  past: string,
  options: QuoteOptions,
  averages: AveragesAt,
  units: UnitSet,
): Promise<(ResolvedInterpretation & { readonly average: UsedAverage }) | undefined> {
  if (interpretation.category !== 'currency' || isSum(interpretation)) return undefined;
  const { amount, from, to } = interpretation;
  const span = spanOf(past);
  const found = to.map(async (target) => {
    const average = await averages(from, target, past);
    if (!average) return [];
    const { rate, source, days } = average;
    const table = pairTable(from, target, { rate, source, date: span.to });
    const results = resultOfSum({ ...interpretation, to: [target] }, table, units);
    if ('ok' in results) return [];
    const used = { past, ...span, days, source };
    return results.map((one) => ({ used, result: quoteAgain(one, amount.toFraction(), options, table) }));
  });
  const [first, ...more] = (await Promise.all(found)).flat();
  return (
    first && {
      interpretation,
      average: first.used,
      results: [first.result, ...more.map(({ result }) => result)],
    }
  );
}

/**
 * Works out every meaning of a question, at the average of a span where one is wanted, else at the rates of a day.
 * @throws what giving the figures throws
 */
export async function workOut(
  query: string,
  question: Question,
  { on, average, options = {} }: RatesChoice,
  { rates, averages }: Figures,
  units: UnitSet,
): Promise<ResolvedQuery> {
  const { interpretation: likeliest, alternatives, corrections, former } = question;
  const interpretations = [likeliest, ...alternatives];
  const failed = (code: SumFailure['code'] | 'missing-kind'): ResolvedQuery => ({
    query,
    ok: false,
    error: { code, span: [0, query.length], suggestions: [] },
  });
  if (average !== undefined && averages && needsRates(likeliest)) {
    const all = interpretations.map((one) => atAverages(one, average, options, averages, units));
    const [first, ...others] = (await Promise.all(all)).filter((one) => one !== undefined);
    if (!first || options.streetName !== undefined) return failed(first ? 'missing-kind' : 'missing-rate');
    return { query, ok: true, first, others, corrections, average: first.average };
  }
  const table = interpretations.some(needsRates) ? await rates(on) : NO_RATES;
  let code: SumFailure['code'] | 'missing-kind' = 'missing-rate';
  const resolve = (interpretation: Interpretation): ResolvedInterpretation | undefined => {
    const results = resultOfSum(interpretation, table, units);
    if ('ok' in results) {
      if (interpretation === likeliest) code = results.code;
      return undefined;
    }
    const amount = interpretation.amount.toFraction();
    const again = (result: SumResult) =>
      isSum(interpretation) ? result : quoteAgain(result, amount, options, table);
    const isAtKind = ({ quotes: [one] }: SumResult) =>
      !isSum(interpretation) && one && streetOf(one.from, one.to, options.streetName, table);
    const isWanted = options.streetName === undefined || !needsRates(interpretation);
    const [first, ...more] = (isWanted ? results : results.filter(isAtKind)).map(again);
    if (!first && !isWanted) code = 'missing-kind';
    return first && { interpretation, results: [first, ...more] };
  };
  const [likely, ...rest] = interpretations.map(resolve);
  const known = rest.filter((one) => one !== undefined);
  // Whose money has such a rate is seen only here.
  const first = likely ?? (options.streetName === undefined ? undefined : known.shift());
  if (!first) return failed(code);
  const [money] = first.results[0].quotes;
  const street = money && streetOf(money.from, money.to, options.streetName, table);
  return {
    query,
    ok: true,
    first,
    others: known,
    corrections,
    ...(former && { former }),
    ...(on !== undefined && ratesDayOf(first) !== undefined && { on }),
    ...(street && { street }),
  };
}
