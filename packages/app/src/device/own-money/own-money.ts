import type { OwnRate } from '@equivale/core';
import { queryOptions } from '@tanstack/react-query';
import { localDay } from '../../conversion/past-days.ts';
import { useHydratedQuery } from '../use-hydrated-query.ts';
import type { OwnMoney } from './money-records.ts';

export const ownMoneyKey = ['own-money'];

const NONE: OwnMoney = { rates: [], markups: [] };

/**
 * Reads own rates and ways of paying of this device. What reading them takes is loaded only where there are some.
 * @throws when the device's storage cannot be read
 */
export async function readOwnMoney(): Promise<OwnMoney> {
  const { inTime } = await import('../database.ts');
  const [rates, markups] = await inTime((database) =>
    Promise.all([database.getAll('ownRates'), database.getAll('markups')]),
  );
  if (rates.length + markups.length === 0) return NONE;
  return (await import('./money-records.ts')).readMoneyRecords(rates, markups);
}

const ownMoneyQuery = queryOptions({
  queryKey: ownMoneyKey,
  queryFn: readOwnMoney,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  networkMode: 'always',
});

/** Own rates and ways of paying, read again after every change in any tab; undefined until the device has answered. */
export function useOwnMoney(): OwnMoney | undefined {
  const { data, isError } = useHydratedQuery(ownMoneyQuery);
  return data ?? (isError ? NONE : undefined);
}

/** The own rate of a pair that is stored, in use or not. */
export const storedOwnRate = (money: OwnMoney | undefined, from: string, to: string) =>
  money?.rates.find(({ base, code }) => (base === from && code === to) || (base === to && code === from));

/** The own rate at which a pair is shown: its owner wants it used, and its last day has not gone by. */
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
