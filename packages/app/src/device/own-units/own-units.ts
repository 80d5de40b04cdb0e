import { isOwnId } from '@equivale/core';
import type { OwnUnit, OwnUnitFault } from '@equivale/core/own-units';
import { queryOptions } from '@tanstack/react-query';
import type { Pair } from '../../conversion/conversion.ts';
import { loadUnitsOf } from '../../conversion/loaded-units.ts';
import { queryClient } from '../query-client.ts';
import { logStorage } from '../storage-fault.ts';
import { useHydratedQuery } from '../use-hydrated-query.ts';

/** The units that a person defined, oldest first. */
export interface OwnUnits {
  readonly units: readonly OwnUnit[];
  /** Those that cannot be worked out, by id: they are in no list but their own. */
  readonly faults: ReadonlyMap<string, OwnUnitFault>;
}

const NONE: OwnUnits = { units: [], faults: new Map() };

let hadSome = false;

/**
 * Reads the own units of this device and puts them among the units that are here. What that takes is loaded only where
 * there are some.
 * @throws when the device's storage cannot be read
 */
async function readOwnUnits(): Promise<OwnUnits> {
  const { ownUnits } = await import('../../records/kinds/own-units.ts');
  const units = await ownUnits.read();
  if (units.length === 0 && !hadSome) return NONE;
  hadSome = true;
  return { units, faults: await (await import('../../conversion/own-units.ts')).setOwnUnits(units) };
}

const ownUnitsQuery = queryOptions({
  queryKey: ['ownUnits'],
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
 * Stored pairs, once what it takes to show them is there, own units included. Where that cannot be loaded they are shown by the
 * ids of their units.
 */
export async function showUnitsOf<Stored extends Pair>(pairs: Stored[]): Promise<Stored[]> {
  try {
    if (pairs.some(isOwn)) await loadOwnUnits();
    await loadUnitsOf(pairs);
  } catch (error) {
    logStorage('Units of stored pairs could not be loaded', error);
  }
  return pairs;
}
