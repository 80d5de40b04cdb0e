import { isOwnId } from '@equivale/core';
import { queryOptions } from '@tanstack/react-query';
import type { Pair } from '../../conversion/conversion.ts';
import { loadUnitsOf } from '../../conversion/loaded-units.ts';
import { queryClient } from '../query-client.ts';
import { useHydratedQuery } from '../use-hydrated-query.ts';
import type { OwnUnits } from './own-unit-records.ts';

const NONE: OwnUnits = { units: [], faults: new Map() };

export const ownUnitsKey = ['own-units'];

/**
 * Reads the own units of this device and puts them among the units that are here. What that takes is loaded only where
 * there are some.
 * @throws when the device's storage cannot be read
 */
async function readOwnUnits(): Promise<OwnUnits> {
  const { inTime } = await import('../database.ts');
  const records = await inTime((database) => database.getAll('ownUnits'));
  return records.length === 0 ? NONE : (await import('./own-unit-records.ts')).takeRecords(records);
}

const ownUnitsQuery = queryOptions({
  queryKey: ownUnitsKey,
  queryFn: readOwnUnits,
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
});

/** The own units, read again after every change in any tab. Until they are there, all else is shown without them. */
export function useOwnUnits() {
  return useHydratedQuery(ownUnitsQuery);
}

/** Reads the own units, unless they are here already. @throws when the device's storage cannot be read */
export const loadOwnUnits = (): Promise<OwnUnits> => queryClient.fetchQuery(ownUnitsQuery);

const isOwn = ({ fromUnit, toUnit }: Pair): boolean => isOwnId(fromUnit) || isOwnId(toUnit);

/**
 * Loads what it takes to show stored pairs, own units included.
 * @throws when units cannot be fetched
 */
export async function loadStoredUnits(pairs: readonly Pair[]): Promise<void> {
  if (pairs.some(isOwn)) await loadOwnUnits();
  await loadUnitsOf(pairs);
}
