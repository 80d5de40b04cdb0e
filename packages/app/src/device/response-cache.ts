import type { Parsed } from '@equivale/contract';
import { inTime } from '../records/database.ts';
import { dropOldest } from '../records/drop-oldest.ts';
import type { DeviceDatabase } from '../records/schema.ts';
import { LIMITS } from './limits.ts';
import { logStorage } from './storage-fault.ts';

async function put(database: DeviceDatabase, key: string, body: unknown): Promise<void> {
  const { store, done } = database.transaction('responses', 'readwrite');
  await store.put({ storedAt: Date.now(), body }, key);
  await dropOldest(store.index('storedAt'), LIMITS.responsesCached);
  await done;
}

/**
 * Caches an API response for use offline and drops the oldest beyond the limit. A device that cannot store
 * (private mode, full disk) goes on; the reason is logged.
 */
export async function cacheResponse(key: string, body: unknown): Promise<void> {
  try {
    await inTime((database) => put(database, key, body));
  } catch (error) {
    logStorage(`The response of ${key} could not be cached on this device`, error);
  }
}

/**
 * The last response cached under a key.
 * @returns undefined when there is none or it is not valid
 */
export async function readCachedResponse<T>(
  key: string,
  parse: (input: unknown) => Parsed<T>,
): Promise<T | undefined> {
  try {
    const cached = await inTime((database) => database.get('responses', key));
    if (cached === undefined) return undefined;
    const parsed = parse(cached.body);
    if (parsed.ok) return parsed.value;
    logStorage(
      `The cached response of ${key} is damaged at "${parsed.field}" and is not used`,
      parsed.reason,
    );
  } catch (error) {
    logStorage(`The cached response of ${key} could not be read`, error);
  }
  return undefined;
}
