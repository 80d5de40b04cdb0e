import type { Expense, Trip } from '@equivale/contract';
import { useLocation } from 'wouter';
import { openTrip, useTrips } from '../../device/trips/trips.ts';

export const NEW_TRIP = '/trip/new';

/** The trip that the address names, else the one that is open. */
export function useShownTrip(): {
  readonly isLoading: boolean;
  readonly retry: (() => void) | undefined;
  readonly trip: Trip | undefined;
  readonly expenses: readonly Expense[];
  readonly trips: readonly Trip[];
  /** The address names a trip that is not on this device. */
  readonly isUnknown: boolean;
} {
  const [path] = useLocation();
  const { data, isError, refetch } = useTrips();
  const [, , id = ''] = path.split('/');
  const trips = data?.trips ?? [];
  const named = trips.find((trip) => trip.id === id);
  const trip = id === '' && data ? openTrip(data) : named;
  return {
    isLoading: !data && !isError,
    retry: isError ? () => void refetch() : undefined,
    trip,
    expenses: data?.expenses.filter((expense) => expense.trip === trip?.id) ?? [],
    trips,
    isUnknown: data !== undefined && !['', 'new'].includes(id) && !named,
  };
}
