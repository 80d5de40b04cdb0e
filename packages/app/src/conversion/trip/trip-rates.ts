import type { FrozenRate, Trip } from '@equivale/contract';
import { type Quote, quote, type RateTable } from '@equivale/core';
import { paymentRate, type WrittenRate, withPercent, withSameMarkup, writeRate } from '@equivale/core/trip';

/** How something was paid. */
export type Means = 'card' | 'cash';

/** Whose rates the rows are at. */
export type Way = Means | 'reference';

/** A rate into the home currency, and from whose payment it was learned; the frozen reference where from none. */
export interface UsedRate {
  readonly rate: WrittenRate;
  readonly learned?: Means;
}

const PAR: WrittenRate = { times: [], over: [] };

/** The rate of a quote by the figures that were published, with who published them and when. */
export function frozenRate(quoted: Quote): FrozenRate {
  const { times, over } = writeRate(quoted);
  const sources = [...new Set(quoted.figures.flatMap(({ source }) => source ?? []))];
  const { day } = quoted;
  return { times: [...times], over: [...over], sources, ...(day !== undefined && { day }) };
}

/**
 * The reference rate of a currency into the home currency, by the figures that were published.
 * @param on the day of it, `YYYY-MM-DD`; the newest without one
 * @returns undefined where there is none
 */
export function referenceRate(
  table: RateTable,
  { currency, home, on }: { readonly currency: string; readonly home: string; readonly on?: string },
): FrozenRate | undefined {
  const quoted = quote({ amount: '1', from: currency, to: home, on }, table);
  return quoted.ok ? frozenRate(quoted) : undefined;
}

/** What is taken along: of each currency the figures that its reference rate is made of, with their day. */
export const freeze = (
  table: RateTable,
  { currencies, home }: Pick<Trip, 'currencies' | 'home'>,
  on: string,
): Trip['frozen'] => ({
  on,
  rates: Object.fromEntries(
    currencies.flatMap((currency) => {
      const rate = referenceRate(table, { currency, home });
      return rate ? [[currency, rate]] : [];
    }),
  ),
});

/** A trip as its rates are told: with what the person's own card adds to the reference, in percent, where that is known. */
export type PricedTrip = Pick<Trip, 'home' | 'frozen' | Means> & { readonly ownCard?: string | undefined };

/**
 * The rate of a currency on a trip. What was learned of the way of paying comes before the frozen reference: a payment in that very
 * currency by its own rate, another one by card with the same markup. Without a payment on this trip, the person's own card counts. Cash that was bought says nothing of other money.
 * @returns undefined where no rate was taken along
 */
export function usedRate(trip: PricedTrip, currency: string, way: Way): UsedRate | undefined {
  if (currency === trip.home) return { rate: PAR };
  const frozen = trip.frozen.rates[currency];
  const learned = way === 'reference' ? undefined : trip[way];
  if (way === 'card' && !learned && frozen && trip.ownCard !== undefined)
    return { rate: withPercent(frozen, trip.ownCard), learned: way };
  if (way === 'reference' || !learned) return frozen && { rate: frozen };
  if (learned.currency === currency) return { rate: paymentRate(learned), learned: way };
  if (way === 'cash' || !frozen) return frozen && { rate: frozen };
  return { rate: withSameMarkup(frozen, paymentRate(learned), learned.reference), learned: way };
}

/** The currencies of a trip's rows, the home currency second. */
export const rowsOf = ({ currencies: [first = '', ...rest], home }: Pick<Trip, 'currencies' | 'home'>) => [
  first,
  home,
  ...rest,
];
