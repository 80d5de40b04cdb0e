import type { OwnUnit } from '@equivale/core/own-units';
import { v7 as newId } from 'uuid';
import { announceChange } from '../../device/device-changes.ts';
import { ownUnitsKey } from '../../device/own-units/own-units.ts';
import { putStamped } from '../../device/put-stamped.ts';
import { logStorage, type StorageFault, storageFault } from '../../device/storage-fault.ts';
import { reportStorageFault, reportStorageWorks } from '../../device/storage-health.ts';

export type OwnUnitOutcome = { readonly ok: true } | { readonly ok: false; readonly code: StorageFault };

/** An id that no other device gives to another unit. */
export const newOwnUnitId = (): OwnUnit['id'] => `own-${newId()}`;

/** Everything that names units is read again, in every tab. */
function announceUnits(): void {
  for (const key of [ownUnitsKey, ['favorites'], ['recent-conversions']]) announceChange(key);
}

async function write(
  record: { readonly id: string; readonly [field: string]: unknown },
  now: number,
): Promise<OwnUnitOutcome> {
  try {
    const { openDevice } = await import('../../device/database.ts');
    const { store, done } = (await openDevice()).transaction('ownUnits', 'readwrite');
    await putStamped(store, record, now);
    await done;
  } catch (error) {
    const code = storageFault(error);
    logStorage('The own unit could not be stored', error);
    reportStorageFault(code);
    return { ok: false, code };
  }
  reportStorageWorks();
  announceUnits();
  return { ok: true };
}

/**
 * Stores an own unit, new or changed.
 * @param now milliseconds since the epoch
 */
export const saveOwnUnit = (unit: OwnUnit, now: number): Promise<OwnUnitOutcome> => write({ ...unit }, now);

/**
 * Removes an own unit and leaves the mark of its removal, so that another device can learn of it.
 * @param now milliseconds since the epoch
 */
export const removeOwnUnit = (id: string, now: number): Promise<OwnUnitOutcome> =>
  write({ id, removed: true }, now);
