import type { Expense, Trip } from '@equivale/contract';
import { v7 as newId } from 'uuid';
import { announceChange } from '../../device/device-changes.ts';
import { putPacked } from '../../device/packed/packed-records.ts';
import { putStamped } from '../../device/put-stamped.ts';
import type { DeviceDatabase } from '../../device/schema.ts';
import { logStorage, storageFault } from '../../device/storage-fault.ts';
import { reportStorageFault, reportStorageWorks } from '../../device/storage-health.ts';
import { readRecords } from '../../device/trips/trip-records.ts';
import { tripsKey } from '../../device/trips/trips.ts';

/** An id that no other device gives to another trip or expense; later ones are greater. */
export const newTripId = (): string => newId();

/** @returns whether it was stored; that it was not is said by the frame of the app */
async function write(work: (database: DeviceDatabase) => Promise<unknown>): Promise<boolean> {
  try {
    await work(await (await import('../../device/database.ts')).openDevice());
  } catch (error) {
    logStorage('The trip could not be stored', error);
    reportStorageFault(storageFault(error));
    return false;
  }
  reportStorageWorks();
  announceChange(tripsKey);
  return true;
}

type Identified = { readonly id: string; readonly [field: string]: unknown };

/** The trips that are stored as open and are not to be: those that are read as past, and all but the one that is opened now. */
function toClose(stored: readonly Identified[], opened: string | undefined): readonly Identified[] {
  const past = readRecords(stored, []).trips.filter(({ id, isPast }) => isPast || (opened ?? id) !== id);
  return stored.filter(({ id, isPast }) => !isPast && past.some((trip) => trip.id === id));
}

/**
 * Stores trips and expenses, or the marks of their removal, in one transaction. An open trip that is read as past is stored so first:
 * it would open by itself once the newer one is closed or gone.
 * @param opened the trip that is the open one from now on
 */
const writeAll = (
  trips: readonly Identified[],
  expenses: readonly Identified[],
  now: number,
  opened?: string,
): Promise<boolean> =>
  write(async (database) => {
    const transaction = database.transaction(['trips', 'packed'], 'readwrite');
    const store = transaction.objectStore('trips');
    for (const other of toClose((await store.getAll()) as Identified[], opened))
      await putStamped(store, { ...other, isPast: true }, now);
    for (const trip of trips) await putStamped(store, trip, now);
    await putPacked(transaction.objectStore('packed'), 'expenses', expenses, now);
    await transaction.done;
  });

/**
 * Stores a trip, new or changed. One that is open closes the one that was open before.
 * @param now milliseconds since the epoch
 */
export const saveTrip = (trip: Trip, now: number): Promise<boolean> =>
  writeAll([{ ...trip }], [], now, trip.isPast ? undefined : trip.id);

/**
 * Stores an expense, new or changed.
 * @param now milliseconds since the epoch
 */
export const saveExpense = (expense: Expense, now: number): Promise<boolean> => writeAll([], [expense], now);

/** Removes an expense and leaves the mark of its removal, so that another device can learn of it. */
export const removeExpense = ({ id, trip }: Expense, now: number): Promise<boolean> =>
  writeAll([], [{ id, trip, removed: true }], now);

/** Removes a trip with its expenses; the marks of their removal stay. */
export const removeTrip = (id: string, expenses: readonly Expense[], now: number): Promise<boolean> =>
  writeAll(
    [{ id, removed: true }],
    expenses.map((expense) => ({ id: expense.id, trip: id, removed: true })),
    now,
  );

/** Puts back a trip that was removed. */
export const restoreTrip = (trip: Trip, expenses: readonly Expense[], now: number): Promise<boolean> =>
  writeAll(
    [{ ...trip }],
    expenses.map((expense) => ({ ...expense })),
    now,
  );
