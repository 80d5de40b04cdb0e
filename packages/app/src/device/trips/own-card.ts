import { useOwnMoney } from '../own-money/own-money.ts';

/** A fee of 100 % or more is invalid. */
const LEAST_PERCENT = -100;

/** The own card's surcharge in percent; undefined if unknown or with a fixed part. */
export function useOwnCard(): string | undefined {
  const card = useOwnMoney()?.markups.find(({ id }) => id === 'my-card');
  const isPercentage = card?.fixed === undefined && card?.minimum === undefined;
  return isPercentage && Number(card?.percent) > LEAST_PERCENT ? card?.percent : undefined;
}
