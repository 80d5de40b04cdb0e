import { queryClient } from '../device/query-client.ts';
import { writeRecords } from '../records/define-records.ts';
import { type ArrangedItem, arrangements } from '../records/kinds/arrangements.ts';
import { arrangementOf } from './arrangement.ts';
import { arrangementQuery } from './arrangements.ts';
import { type Change, recordsAfter } from './change.ts';

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
 * Changes the order of a list, in this tab at once and in every other one. What was only numbered keeps its clock.
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
  const { ok } = await writeRecords({
    kind: arrangements,
    make: (stored: readonly ArrangedItem[]) => recordsAfter(list, ids, arrangementOf(stored), change, now),
    row: list,
    clocks: 'own',
  });
  // What was shown already was not stored.
  if (!ok) await queryClient.invalidateQueries({ queryKey: arrangementQuery(list).queryKey });
}
