import { useOwnMoney } from '../own-money/own-money.ts';

/** A fee of 100 % or more is invalid. */
const LEAST_PERCENT = -100;

/**
 * The own card's surcharge in percent as decimal text; undefined where it is unknown or has a fixed part,
 * which is not a percentage.
 */
export function useOwnCard(): string | undefined {
  const card = useOwnMoney()?.markups.find(({ id }) => id === 'my-card');
  const isPercentage = card?.fixed === undefined && card?.minimum === undefined;
  return isPercentage && Number(card?.percent) > LEAST_PERCENT ? card?.percent : undefined;
}
