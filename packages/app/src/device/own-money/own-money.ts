import type { ChosenMarkupRecord, MarkupRecord, OwnRateRecord } from '@equivale/contract';
import type { OwnRate } from '@equivale/core';
import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { markups } from '../../records/kinds/markups.ts';
import { ownRates } from '../../records/kinds/own-rates.ts';
import { useHydratedQuery } from '../use-hydrated-query.ts';
import { useToday } from '../use-today.ts';

export interface OwnMoney {
  readonly rates: readonly OwnRateRecord[];
  /** The own card and the fees that were changed. */
  readonly markups: readonly MarkupRecord[];
  readonly chosen?: ChosenMarkupRecord | undefined;
  /** The person's calendar day, which own rates end on. */
  readonly today: string;
}

type StoredMoney = Omit<OwnMoney, 'today'>;

const NONE: StoredMoney = { rates: [], markups: [] };

const isChosen = (markup: MarkupRecord | ChosenMarkupRecord): markup is ChosenMarkupRecord =>
  markup.id === 'chosen';

/** Reads own rates and card fees. @throws when storage cannot be read */
export async function readOwnMoney(): Promise<StoredMoney> {
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

/** Own rates and card fees, updated after every change in any tab and at midnight; undefined until read. */
export function useOwnMoney(): OwnMoney | undefined {
  const { data, isError } = useHydratedQuery(ownMoneyQuery);
  const stored = data ?? (isError ? NONE : undefined);
  const today = useToday();
  return useMemo(() => stored && { ...stored, today }, [stored, today]);
}

export const isEnded = ({ until }: OwnRateRecord, money: OwnMoney | undefined): boolean =>
  !!until && until < (money?.today ?? '');

/** The stored own rate of a pair in either direction, in use or not. */
export const storedOwnRate = (money: OwnMoney | undefined, from: string, to: string) =>
  money?.rates.find(({ base, code }) => (base === from && code === to) || (base === to && code === from));

/** The own rate that applies to a pair: switched on by the person and not expired. */
export function ownRateInUse(money: OwnMoney | undefined, from: string, to: string): OwnRate | undefined {
  const stored = storedOwnRate(money, from, to);
  if (!stored?.isUsed || isEnded(stored, money)) return undefined;
  const { base, code, text } = stored;
  return { base, code, text };
}
