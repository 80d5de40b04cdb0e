import type { Trip } from '@equivale/contract';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../query-client.ts';
import { useHydratedQuery } from '../use-hydrated-query.ts';
import type { Trips } from './trip-records.ts';

const NONE: Trips = { trips: [], expenses: [] };

export const tripsKey = ['trips'];

/**
 * Reads trips and expenses. What that takes is loaded only where there are some.
 * @throws when the device's storage cannot be read
 */
async function readTrips(): Promise<Trips> {
  const { inTime } = await import('../database.ts');
  const { recordsIn, rowsOf } = await import('../packed/packed-records.ts');
  const [trips, rows] = await inTime((database) =>
    Promise.all([database.getAll('trips'), database.getAll('packed', rowsOf('expenses'))]),
  );
  if (trips.length === 0) return NONE;
  return (await import('./trip-records.ts')).readRecords(trips, rows.flatMap(recordsIn));
}

const tripsQuery = queryOptions({
  queryKey: tripsKey,
  queryFn: readTrips,
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
});

/** Trips and expenses, read again after every change in any tab. */
export const useTrips = () => useHydratedQuery(tripsQuery);

/** Reads them, unless they are here already. @throws when the device's storage cannot be read */
export const loadTrips = (): Promise<Trips> => queryClient.fetchQuery(tripsQuery);

/** The trip that is open; at most one is as they are read. */
export const openTrip = ({ trips }: Trips): Trip | undefined => trips.find(({ isPast }) => !isPast);

/** The open trip, where a day is one of its days. */
export function tripOn(trips: Trips, day: string): Trip | undefined {
  const open = openTrip(trips);
  const isOn =
    open?.from !== undefined && open.from <= day && (open.until === undefined || day <= open.until);
  return isOn ? open : undefined;
}
