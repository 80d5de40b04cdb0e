import type { ChosenMarkupRecord, MarkupId, OwnRateRecord } from '@equivale/contract';
import { useMemo } from 'react';
import { type ChosenMarkup, type RateBasis, type RateInUse, TODAY } from '../../conversion/rate-in-use.ts';
import { isEnded, type OwnMoney, ownRateInUse, storedOwnRate, useOwnMoney } from './own-money.ts';

/** Initial fees in percent, labelled as examples. The own card has none. */
const EXAMPLE_PERCENT: Readonly<Record<Exclude<MarkupId, 'my-card'>, string>> = {
  'travel-card': '0',
  'bank-card': '2',
  'exchange-office': '6',
  merchant: '6',
};

/** The fee of a way of paying: the person's or the initial one; undefined for an own card that was never entered. */
export function markupOf(
  money: OwnMoney | undefined,
  id: MarkupId,
  isTakenOff: boolean,
): ChosenMarkup | undefined {
  const stored = money?.markups.find((markup) => markup.id === id);
  const percent = stored?.percent ?? (id === 'my-card' ? undefined : EXAMPLE_PERCENT[id]);
  if (percent === undefined) return undefined;
  const { name, fixed, minimum, currency } = stored ?? {};
  return { id, name, isOwn: stored !== undefined, percent, fixed, minimum, currency, isTakenOff };
}

const markupInUse = (money: OwnMoney | undefined, chosen: ChosenMarkupRecord | undefined) =>
  chosen?.of && markupOf(money, chosen.of, chosen.isTakenOff);

interface RateOfPair {
  readonly inUse: RateInUse;
  /** Whether storage was read; before that no conversion is saved. */
  readonly isKnown: boolean;
  /** An expired own rate whose owner has not decided yet. */
  readonly ended: OwnRateRecord | undefined;
}

/** The rate of the address, else the own rate, else the current one with the card fee in use. */
export function useRateInUse(from: string, to: string, address: RateBasis): RateOfPair {
  const money = useOwnMoney();
  // Keeps the object's identity while its content is the same, to avoid renders.
  const key = JSON.stringify(address);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` represents `address`, which is a new object on each render
  return useMemo(() => {
    const stored = storedOwnRate(money, from, to);
    const isAddress = address.basis !== 'today';
    const own = isAddress ? undefined : ownRateInUse(money, from, to);
    const markup = markupInUse(money, money?.chosen);
    const inUse: RateInUse = own
      ? { basis: 'own', own }
      : markup
        ? { ...address, markup }
        : isAddress
          ? address
          : TODAY;
    return {
      inUse,
      isKnown: money !== undefined,
      ended: stored?.isUsed && isEnded(stored, money) ? stored : undefined,
    };
  }, [money, from, to, key]);
}
