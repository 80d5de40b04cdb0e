import { useOwnMoney } from '../own-money/own-money.ts';

/** A card that gives away all it is paid for is none. */
const LEAST_PERCENT = -100;

/**
 * What the person's own card adds to the reference, in percent as decimal text; undefined where that is not known, or is no percentage
 * alone: a fixed part cannot be told of a rate.
 */
export function useOwnCard(): string | undefined {
  const card = useOwnMoney()?.markups.find(({ id }) => id === 'my-card');
  const isPercentage = card?.fixed === undefined && card?.minimum === undefined;
  return isPercentage && Number(card?.percent) > LEAST_PERCENT ? card?.percent : undefined;
}
