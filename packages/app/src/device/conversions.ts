import { queryOptions } from '@tanstack/react-query';
import { type Conversion, isConverterId } from '../conversion/conversion.ts';
import { loadUnitsOf } from '../conversion/known-units.ts';
import type { DeviceDatabase } from './database.ts';
import { announceChange } from './device-changes.ts';
import { LIMITS } from './limits.ts';
import { logStorage } from './log-storage.ts';
import { type StorageFault, storageFault } from './storage-fault.ts';
import { reportStorageFault, reportStorageWorks } from './storage-health.ts';
import { useAnswer } from './use-answer.ts';
import { noteUse } from './used-device.ts';

/** A conversion to be saved. `burst` names the editing of one amount for one pair: a later one replaces an earlier. */
export type NewConversion = Omit<Conversion, 'id'> & { readonly burst: string };

export type SaveOutcome = { ok: true; id: number } | { ok: false; code: StorageFault };

const queryKey = ['recent-conversions'];

const device = async () => (await import('./database.ts')).openDevice();

const isOptional = (value: unknown, type: 'number' | 'string') =>
  value === undefined || typeof value === type;

function isConversion(kept: unknown): kept is Conversion {
  const record = (kept ?? {}) as Record<string, unknown>;
  return (
    Number.isFinite(record.fromValue) &&
    Number.isFinite(record.toValue) &&
    Number.isFinite(record.timestamp) &&
    isConverterId(record.category) &&
    typeof record.fromUnit === 'string' &&
    typeof record.toUnit === 'string' &&
    isOptional(record.rate, 'number') &&
    isOptional(record.rateDate, 'string')
  );
}

/** One transaction: the record of the same burst is replaced, a new one is added, and the oldest beyond the limit go. */
async function put(database: DeviceDatabase, conversion: NewConversion): Promise<number> {
  const transaction = database.transaction('conversions', 'readwrite');
  const { store } = transaction;
  const newest = await store.openCursor(null, 'prev');
  const sameBurst = (newest?.value as { burst?: unknown } | undefined)?.burst === conversion.burst;
  const id = await store.put(sameBurst && newest ? { ...conversion, id: newest.key } : conversion);
  let surplus = (await store.count()) - LIMITS.conversionsKept;
  for (let oldest = surplus > 0 ? await store.openCursor() : null; oldest && surplus > 0; surplus -= 1) {
    await oldest.delete();
    oldest = await oldest.continue();
  }
  await transaction.done;
  return id;
}

/** Saves a conversion on the device at once; the newest of one editing burst stands for the whole burst. */
export async function saveConversion(conversion: NewConversion): Promise<SaveOutcome> {
  try {
    const id = await put(await device(), conversion);
    reportStorageWorks();
    announceChange(queryKey);
    noteUse();
    return { ok: true, id };
  } catch (error) {
    const code = storageFault(error);
    logStorage('The conversion could not be saved', error);
    reportStorageFault(code);
    return { ok: false, code };
  }
}

/**
 * The latest conversions, newest first. Damaged records are left out and logged.
 * @param limit how many at most
 * @throws when the device's storage cannot be read
 */
export async function readRecentConversions(limit: number): Promise<Conversion[]> {
  const { store } = (await device()).transaction('conversions');
  const found: Conversion[] = [];
  let skipped = 0;
  for (let at = await store.openCursor(null, 'prev'); at && found.length < limit; at = await at.continue()) {
    if (isConversion(at.value)) found.push(at.value);
    else skipped += 1;
  }
  if (skipped > 0) logStorage(`${skipped} damaged conversions were skipped`);
  await loadUnitsOf(found);
  return found;
}

/** What asks for the latest conversions. */
export const recentQuery = (limit: number) =>
  queryOptions({
    queryKey: [...queryKey, limit],
    queryFn: () => readRecentConversions(limit),
    staleTime: LIMITS.recentFreshMs,
    retry: LIMITS.recentRetries,
    networkMode: 'always',
  });

/** The latest conversions, fresh for one minute and after every change in any tab; two retries (SPEC section 9). */
export function useRecentConversions(limit: number) {
  return useAnswer(recentQuery(limit));
}
