import type { Expense, Trip } from '@equivale/contract';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../query-client.ts';
import { useHydratedQuery } from '../use-hydrated-query.ts';

/** The trips of this device, newest first, and what was spent on them, latest day first. */
export interface Trips {
  readonly trips: readonly Trip[];
  readonly expenses: readonly Expense[];
}

const tripsQuery = queryOptions({
  queryKey: ['trips', 'expenses'],
  queryFn: async (): Promise<Trips> => {
    const { trips, expenses } = await import('../../records/kinds/trips.ts');
    const [all, spent] = await Promise.all([trips.read(), expenses.read()]);
    return { trips: all, expenses: spent };
  },
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
});

/** Trips and expenses, read again after every change in any tab. */
export const useTrips = () => useHydratedQuery(tripsQuery);

/** Reads them, unless they are here already. @throws when the device's storage cannot be read */
export const loadTrips = (): Promise<Trips> => queryClient.fetchQuery(tripsQuery);

/** The trip that is open; at most one is. */
export const openTrip = ({ trips: all }: Trips): Trip | undefined => all.find(({ isPast }) => !isPast);

/** The open trip, where a day is one of its days. */
export function tripOn(all: Trips, day: string): Trip | undefined {
  const open = openTrip(all);
  const isOn =
    open?.from !== undefined && open.from <= day && (open.until === undefined || day <= open.until);
  return isOn ? open : undefined;
}
