import type { Expense, Trip } from '@equivale/contract';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../query-client.ts';
import { useHydratedQuery } from '../use-hydrated-query.ts';

/** Trips, newest first, and expenses, latest day first. */
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
});

/** Trips and expenses, updated after every change in any tab. */
export const useTrips = () => useHydratedQuery(tripsQuery);

/** Reads trips and expenses unless they are loaded. @throws when storage cannot be read */
export const loadTrips = (): Promise<Trips> => queryClient.fetchQuery(tripsQuery);

/** The open trip; there is at most one. */
export const openTrip = ({ trips: all }: Trips): Trip | undefined => all.find(({ isPast }) => !isPast);

export function tripOn(all: Trips, day: string): Trip | undefined {
  const open = openTrip(all);
  const isOn =
    open?.from !== undefined && open.from <= day && (open.until === undefined || day <= open.until);
  return isOn ? open : undefined;
}
