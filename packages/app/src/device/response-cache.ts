import type { Parsed } from '@equivale/contract';
import { dropOldest } from '../records/drop-oldest.ts';
import type { DeviceDatabase } from '../records/schema.ts';
import { LIMITS } from './limits.ts';
import { logStorage } from './storage-fault.ts';

/** IndexedDB is opened only when a response is cached or missed, so its code stays out of the first load. */
const device = () => import('../records/database.ts');

async function put(database: DeviceDatabase, key: string, body: unknown): Promise<void> {
  const { store, done } = database.transaction('responses', 'readwrite');
  await store.put({ storedAt: Date.now(), body }, key);
  await dropOldest(store.index('storedAt'), LIMITS.responsesCached);
  await done;
}

/**
 * Caches a response of the API for a time without network; beyond the limit the oldest go.
 * A device that cannot (private mode, full disk) still works; the reason goes to the console.
 */
export async function cacheResponse(key: string, body: unknown): Promise<void> {
  try {
    await (await device()).inTime((database) => put(database, key, body));
  } catch (error) {
    logStorage(`The response of ${key} could not be cached on this device`, error);
  }
}

/**
 * The last response cached under a key.
 * @returns undefined when there is none, or when what is cached is not (or no longer) such a response
 */
export async function readCachedResponse<T>(
  key: string,
  parse: (input: unknown) => Parsed<T>,
): Promise<T | undefined> {
  try {
    const cached = await (await device()).inTime((database) => database.get('responses', key));
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
