import { storedConversionSchema } from '@equivale/contract';
import { check, pipe } from 'valibot';
import { type ConversionRecord, isPairCategory } from '../../conversion/conversion.ts';
import { LIMITS } from '../../device/limits.ts';
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
