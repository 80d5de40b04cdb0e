import { isOwnId } from '@equivale/core';
import type { OwnUnit, OwnUnitFault } from '@equivale/core/own-units';
import { queryOptions } from '@tanstack/react-query';
import type { Pair } from '../../conversion/conversion.ts';
import { loadUnitsOf } from '../../conversion/loaded-units.ts';
import { queryClient } from '../query-client.ts';
import { logStorage } from '../storage-fault.ts';
import { useHydratedQuery } from '../use-hydrated-query.ts';

/** Own units, oldest first. */
export interface OwnUnits {
  readonly units: readonly OwnUnit[];
  /** Ids of units that cannot be computed; they appear only in their own list. */
  readonly faults: ReadonlyMap<string, OwnUnitFault>;
}

const NONE: OwnUnits = { units: [], faults: new Map() };

let hadSome = false;

/** Adds stored own units to the loaded ones; loads their code only if there are any. */
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
});

/** Own units, updated after every change in any tab; everything else renders without waiting for them. */
export function useOwnUnits() {
  return useHydratedQuery(ownUnitsQuery);
}

/** Reads own units unless they are loaded. @throws when storage cannot be read */
export const loadOwnUnits = (): Promise<OwnUnits> => queryClient.fetchQuery(ownUnitsQuery);

const isOwn = ({ fromUnit, toUnit }: Pair): boolean => isOwnId(fromUnit) || isOwnId(toUnit);

/** Pairs once their units are loaded; after a failure they are shown by unit id. */
export async function showUnitsOf<Stored extends Pair>(pairs: Stored[]): Promise<Stored[]> {
  try {
    if (pairs.some(isOwn)) await loadOwnUnits();
    await loadUnitsOf(pairs);
  } catch (error) {
    logStorage('Units of stored pairs could not be loaded', error);
  }
  return pairs;
}
