import { queryOptions } from '@tanstack/react-query';
import { readRecentConversions } from '../device/conversions.ts';
import { announceChange } from '../device/device-changes.ts';
import { LIMITS } from '../device/limits.ts';
import { queryClient } from '../device/query-client.ts';
import { logStorage, storageFault } from '../device/storage-fault.ts';
import { reportStorageFault, reportStorageWorks } from '../device/storage-health.ts';
import { type Arrangement, arrangementOf, type Change, recordsAfter, sortingOf } from './arrangement.ts';
import { usageOf } from './usage.ts';

/** What a list is arranged by: what is stored of it and, where it is sorted by use, how much each item is used. */
export interface StoredArrangement {
  readonly arrangement: Arrangement;
  readonly usage: ReadonlyMap<string, number>;
}

const NOTHING: StoredArrangement = { arrangement: new Map(), usage: new Map() };

const keyOf = (list: string) => ['arrangements', list];

/** Every record of a list: in this order of keys an array comes after any text. */
const recordsOf = (list: string) => IDBKeyRange.bound([list], [list, []]);

const device = async () => (await import('../device/database.ts')).openDevice();

/** @throws when the device's storage cannot be read */
async function read(list: string): Promise<StoredArrangement> {
  const transaction = (await device()).transaction('arrangements');
  const arrangement = arrangementOf(await transaction.store.getAll(recordsOf(list)));
  if (sortingOf(arrangement) !== 'use') return { arrangement, usage: NOTHING.usage };
  const records = await readRecentConversions(LIMITS.conversionsStored);
  return { arrangement, usage: usageOf(list, records, Date.now()) };
}

/** What asks for the arrangement of a list. Where the device cannot be read, nothing was arranged. */
export const arrangementQuery = (list: string) =>
  queryOptions({
    queryKey: keyOf(list),
    queryFn: () =>
      read(list).catch((error: unknown) => {
        logStorage('How a list is arranged could not be read', error);
        return NOTHING;
      }),
    networkMode: 'always',
  });

/** One transaction, which reads what other tabs have stored and replaces only what has changed. */
async function store(list: string, ids: readonly string[], change: Change, now: number): Promise<void> {
  const transaction = (await device()).transaction('arrangements', 'readwrite');
  const stored = arrangementOf(await transaction.store.getAll(recordsOf(list)));
  for (const record of recordsAfter(list, ids, stored, change, now)) await transaction.store.put(record);
  await transaction.done;
}

/** Shows at once what the list will be once it is stored. Usage is not at hand before it is read. */
function showAlready(list: string, ids: readonly string[], change: Change, now: number): void {
  if (change.kind === 'sort') return;
  const { queryKey } = arrangementQuery(list);
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (before) => {
    if (!before) return before;
    const changed = recordsAfter(list, ids, before.arrangement, change, now);
    return { ...before, arrangement: arrangementOf([...before.arrangement.values(), ...changed]) };
  });
}

/**
 * Changes the order of a list, in this tab at once and in every other one.
 * @param ids all items of the list, in the catalogue's order
 * @param now milliseconds since the epoch
 */
export async function changeList(
  list: string,
  ids: readonly string[],
  change: Change,
  now: number,
): Promise<void> {
  showAlready(list, ids, change, now);
  try {
    await store(list, ids, change, now);
    reportStorageWorks();
  } catch (error) {
    logStorage('How a list is arranged could not be stored', error);
    reportStorageFault(storageFault(error));
  }
  announceChange(keyOf(list));
}
