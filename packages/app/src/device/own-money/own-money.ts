import type { ChosenMarkupRecord, MarkupRecord, OwnRateRecord } from '@equivale/contract';
import type { OwnRate } from '@equivale/core';
import { queryOptions } from '@tanstack/react-query';
import { localDay } from '../../conversion/past-days.ts';
import { useHydratedQuery } from '../use-hydrated-query.ts';

/** The person's own rates and card fees as stored on the device. */
export interface OwnMoney {
  readonly rates: readonly OwnRateRecord[];
  /** The own card and the fees that were changed. */
  readonly markups: readonly MarkupRecord[];
  readonly chosen?: ChosenMarkupRecord | undefined;
}

const NONE: OwnMoney = { rates: [], markups: [] };

const isChosen = (markup: MarkupRecord | ChosenMarkupRecord): markup is ChosenMarkupRecord =>
  markup.id === 'chosen';

/** Reads own rates and card fees. @throws when storage cannot be read */
export async function readOwnMoney(): Promise<OwnMoney> {
  const [{ ownRates }, { markups }] = await Promise.all([
    import('../../records/kinds/own-rates.ts'),
    import('../../records/kinds/markups.ts'),
  ]);
  const [rates, ways] = await Promise.all([ownRates.read(), markups.read()]);
  return {
    rates,
    markups: ways.filter((markup): markup is MarkupRecord => !isChosen(markup)),
    chosen: ways.find(isChosen),
  };
}

const ownMoneyQuery = queryOptions({
  queryKey: ['ownRates', 'markups'],
  queryFn: readOwnMoney,
});

/** Own rates and card fees, updated after every change in any tab; undefined until read. */
export function useOwnMoney(): OwnMoney | undefined {
  const { data, isError } = useHydratedQuery(ownMoneyQuery);
  return data ?? (isError ? NONE : undefined);
}

/** The stored own rate of a pair in either direction, in use or not. */
export const storedOwnRate = (money: OwnMoney | undefined, from: string, to: string) =>
  money?.rates.find(({ base, code }) => (base === from && code === to) || (base === to && code === from));

/** The own rate that applies to a pair: switched on by the person and not expired. */
export function ownRateInUse(
  money: OwnMoney | undefined,
  from: string,
  to: string,
  nowMs = Date.now(),
): OwnRate | undefined {
  const stored = storedOwnRate(money, from, to);
  if (!stored?.isUsed || (stored.until && stored.until < localDay(nowMs))) return undefined;
  const { base, code, text } = stored;
  return { base, code, text };
}
