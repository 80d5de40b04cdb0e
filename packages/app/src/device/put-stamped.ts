import { nextStamp, type StampedRecord } from '@equivale/core/merge';

interface Store {
  get(key: string): Promise<unknown>;
  put(record: unknown): Promise<unknown>;
}

/**
 * Stores a record with the clock of this change, which comes after that of what it replaces.
 * @param store of an open transaction
 * @param now milliseconds since the epoch
 */
export async function putStamped(
  store: Store,
  record: { readonly id: string; readonly [field: string]: unknown },
  now: number,
): Promise<void> {
  const before = (await store.get(record.id)) as StampedRecord | undefined;
  await store.put({ ...record, changedAt: nextStamp(before?.changedAt, now) });
}
