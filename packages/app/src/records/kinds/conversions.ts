import { storedConversionSchema } from '@equivale/contract';
import { queryOptions } from '@tanstack/react-query';
import { check, pipe } from 'valibot';
import { type ConversionRecord, isPairCategory } from '../../conversion/conversion.ts';
import { LIMITS } from '../../device/limits.ts';
import { showUnitsOf } from '../../device/own-units/own-units.ts';
import { useHydratedQuery } from '../../device/use-hydrated-query.ts';
import { noteUse } from '../../device/used-device.ts';
import { defineRecords } from '../define-records.ts';
import type { WriteOutcome } from '../kind.ts';

/** The conversions of this device, each the newest state of one editing. */
export const conversions = defineRecords<ConversionRecord>(
  {
    kind: 'conversions',
    schema: pipe(
      storedConversionSchema,
      check(({ category }) => isPairCategory(category)),
    ),
    most: LIMITS.conversionsStored,
  },
  (a, b) => b.timestamp - a.timestamp,
);

/** Saves a conversion on the device at once; the newest state of one editing stands for all of it. */
export async function saveConversion(conversion: ConversionRecord): Promise<WriteOutcome> {
  const outcome = await conversions.put(conversion);
  if (outcome.ok) noteUse();
  return outcome;
}

/**
 * The latest conversions, newest first. Damaged records are left out and logged.
 * @param limit how many at most
 * @throws when the device's storage cannot be read
 */
export async function readRecentConversions(limit: number): Promise<ConversionRecord[]> {
  const { readNewest } = await import('../database.ts');
  return conversions.readable(await readNewest(conversions, limit));
}

/** What asks for the latest conversions, with what it takes to show them. */
export const recentQuery = (limit: number) =>
  queryOptions({
    queryKey: [conversions.kind, limit],
    queryFn: async () => showUnitsOf(await readRecentConversions(limit)),
    staleTime: LIMITS.recentFreshMs,
    retry: LIMITS.recentRetries,
    networkMode: 'always',
  });

/** The latest conversions, fresh for one minute and after every change in any tab; two retries (SPEC section 9). */
export function useRecentConversions(limit: number) {
  return useHydratedQuery(recentQuery(limit));
}
