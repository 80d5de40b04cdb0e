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

/** Caches a response and drops the oldest; a device that cannot store goes on. */
export async function cacheResponse(key: string, body: unknown): Promise<void> {
  try {
    await inTime((database) => put(database, key, body));
  } catch (error) {
    logStorage(`The response of ${key} could not be cached on this device`, error);
  }
}

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
