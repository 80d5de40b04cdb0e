import { announceChange } from '../device/device-changes.ts';
import { putPacked, recordsIn } from '../device/packed/packed-records.ts';
import { queryClient } from '../device/query-client.ts';
import { logStorage, storageFault } from '../device/storage-fault.ts';
import { reportStorageFault, reportStorageWorks } from '../device/storage-health.ts';
import { arrangementOf } from './arrangement.ts';
import { arrangementQuery, device, keyOf } from './arrangements.ts';
import { type Change, recordsAfter } from './change.ts';

/** One transaction, which reads what other tabs have stored and replaces only what has changed. */
async function store(list: string, ids: readonly string[], change: Change, now: number): Promise<void> {
  const { store: rows, done } = (await device()).transaction('packed', 'readwrite');
  const stored = arrangementOf(recordsIn(await rows.get(['arrangements', list])));
  await putPacked(rows, 'arrangements', recordsAfter(list, ids, stored, change, now));
  await done;
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
