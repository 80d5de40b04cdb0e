import type { ChosenMarkupRecord, MarkupId, OwnRateRecord } from '@equivale/contract';
import { useMemo } from 'react';
import { localDay } from '../../conversion/past-days.ts';
import { type ChosenMarkup, type RateBasis, type RateInUse, TODAY } from '../../conversion/rate-in-use.ts';
import { type OwnMoney, ownRateInUse, storedOwnRate, useOwnMoney } from './own-money.ts';

/** What the ways of paying begin with, in percent: examples of the app's own choosing, and said to be. The own card has none. */
const EXAMPLE_PERCENT: Readonly<Record<Exclude<MarkupId, 'my-card'>, string>> = {
  'travel-card': '0',
  'bank-card': '2',
  'exchange-office': '6',
  merchant: '6',
};

/** What a way of paying adds: as the person set it, else as it begins; undefined for an own card that there is not. */
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
  /** The device has said what it knows; before that nothing is worth a record. */
  readonly isKnown: boolean;
  /** An own rate whose last day has gone by, and whose owner has not been asked yet. */
  readonly ended: OwnRateRecord | undefined;
}

/**
 * Which rate a pair is shown at: what the address asks for, else the own rate of the pair, else today's; over all but an own
 * rate the markup that is in use.
 */
export function useRateInUse(from: string, to: string, address: RateBasis): RateOfPair {
  const money = useOwnMoney();
  // One object as long as it says the same: what is drawn by it is drawn anew only where it changes.
  const key = JSON.stringify(address);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for `address`, which is another object at each drawing
  return useMemo(() => {
    const stored = storedOwnRate(money, from, to);
    const isAddress = address.basis !== 'today';
    const own = isAddress ? undefined : ownRateInUse(money, from, to);
    const markup = markupInUse(money, money?.chosen);
    const isEnded = stored?.isUsed === true && (stored.until ?? '9') < localDay(Date.now());
    const inUse: RateInUse = own
      ? { basis: 'own', own }
      : markup
        ? { ...address, markup }
        : isAddress
          ? address
          : TODAY;
    return { inUse, isKnown: money !== undefined, ended: isEnded ? stored : undefined };
  }, [money, from, to, key]);
}
