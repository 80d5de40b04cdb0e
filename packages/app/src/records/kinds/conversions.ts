import { storedConversionSchema } from '@equivale/contract';
import { check, pipe } from 'valibot';
import { type ConversionRecord, isPairCategory } from '../../conversion/conversion.ts';
import { LIMITS } from '../../device/limits.ts';
import { noteUse } from '../../device/used-device.ts';
import { readNewest } from '../database.ts';
import { defineRecords } from '../define-records.ts';
import type { WriteOutcome } from '../kind.ts';

/** Recent conversions, each the newest state of one editing. */
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

/** Saves a conversion, replacing earlier states of the same editing. */
export async function saveConversion(conversion: ConversionRecord): Promise<WriteOutcome> {
  const outcome = await conversions.put(conversion);
  if (outcome.ok) noteUse();
  return outcome;
}

/** The latest conversions, newest first. */
export async function readRecentConversions(limit: number): Promise<ConversionRecord[]> {
  return conversions.readable(await readNewest(conversions, limit));
}
