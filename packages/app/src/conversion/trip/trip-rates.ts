import type { FrozenRate, Trip } from '@equivale/contract';
import { type Quote, quote, type RateTable } from '@equivale/core';
import { paymentRate, type WrittenRate, withPercent, writeRate } from '@equivale/core/trip';

export type Means = 'card' | 'cash';

export type Way = Means | 'reference';

/** A rate into the home currency, and how it was learned; the frozen reference if it was not. */
export interface UsedRate {
  readonly rate: WrittenRate;
  readonly learned?: Means;
}

const PAR: WrittenRate = { times: [], over: [] };

/** Rate of a quote from published figures, with source and day. */
export function frozenRate(quoted: Quote): FrozenRate {
  const { times, over } = writeRate(quoted);
  const sources = [...new Set(quoted.figures.flatMap(({ source }) => source ?? []))];
  const { day } = quoted;
  return { times: [...times], over: [...over], sources, ...(day !== undefined && { day }) };
}

/** Reference rate of a currency in the home currency, by default the newest; undefined if there is none. */
export function referenceRate(
  table: RateTable,
  { currency, home, on }: { readonly currency: string; readonly home: string; readonly on?: string },
): FrozenRate | undefined {
  const quoted = quote({ amount: '1', from: currency, to: home, on }, table);
  return quoted.ok ? frozenRate(quoted) : undefined;
}

/** The figures stored with a trip: those of each currency's reference rate, with their day. */
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

/** The day of the oldest rate that was taken along; none where nothing of it has one. */
export const frozenDay = ({ frozen }: Pick<Trip, 'frozen'>): string | undefined =>
  Object.values(frozen.rates)
    .flatMap(({ day }) => day ?? [])
    .sort()[0];

/** A trip with its rates and the own card's fee in percent, if known. */
export type PricedTrip = Pick<Trip, 'home' | 'frozen' | 'fee' | 'cash'> & {
  readonly ownCard?: string | undefined;
};

/** By card the stored reference with the fee; in cash the rate of exchanged money, which says nothing of other money. */
export function usedRate(trip: PricedTrip, currency: string, way: Way): UsedRate | undefined {
  if (currency === trip.home) return { rate: PAR };
  const { cash, fee, ownCard } = trip;
  const frozen = trip.frozen.rates[currency];
  const percent = fee ?? ownCard;
  if (way === 'cash' && cash?.currency === currency) return { rate: paymentRate(cash), learned: way };
  if (way === 'card' && frozen && percent !== undefined)
    return { rate: withPercent(frozen, percent), learned: way };
  return frozen && { rate: frozen };
}

/** Currencies of a trip's rows, the home currency second. */
export const rowsOf = ({ currencies: [first = '', ...rest], home }: Pick<Trip, 'currencies' | 'home'>) => [
  first,
  home,
  ...rest,
];
