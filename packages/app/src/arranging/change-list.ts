import { queryClient } from '../device/query-client.ts';
import { writeRecords } from '../records/define-records.ts';
import { type ArrangedItem, arrangements } from '../records/kinds/arrangements.ts';
import { arrangementOf } from './arrangement.ts';
import { arrangementQuery } from './arrangements.ts';
import { type Change, recordsAfter } from './change.ts';

/** Shows the changed list before it is stored. */
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

/** Changes the order of a list in all tabs. Renumbered items keep their clock. */
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
  // Reverts what was shown but not stored.
  if (!ok) await queryClient.invalidateQueries({ queryKey: arrangementQuery(list).queryKey });
}
