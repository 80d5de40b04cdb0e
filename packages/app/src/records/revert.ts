import { nextStamp, type StampedRecord, type WholeState } from '@equivale/core/merge';
import { removalOf } from './kind.ts';

export interface Change {
  readonly kind: string;
  readonly record: StampedRecord;
  readonly before: StampedRecord | undefined;
}

/** Pseudo-kind for unknown top-level fields written by a later release. */
export const FIELDS = '';
/** Previous fields in a state that reverts changes. They have no clock and are always written. */
export const FIELDS_BEFORE = Symbol('fields before');
export type StateBefore = WholeState & { readonly [FIELDS_BEFORE]?: readonly StampedRecord[] };

/** Reverts a change by a later one, so that other devices receive it too. */
function undone({ record, before }: Change): StampedRecord {
  const changedAt = nextStamp(record.changedAt, 0);
  const { id, list, item } = record;
  return { ...(before ?? (typeof id === 'string' ? removalOf(id) : { list, item })), changedAt };
}

export function stateBefore(
  changes: readonly Change[],
  dropped: ReadonlyMap<string, readonly StampedRecord[]>,
): StateBefore {
  const fields: StampedRecord[] = [];
  const state: Record<string, StampedRecord[]> = Object.create(null);
  for (const [kind, records] of dropped) state[kind] = [...records];
  for (const change of changes) {
    const { kind, record, before } = change;
    if (kind === FIELDS) fields.push(before ?? { ...removalOf(record.id), changedAt: 0 });
    else {
      state[kind] ??= [];
      state[kind].push(undone(change));
    }
  }
  return Object.assign(state, { [FIELDS_BEFORE]: fields });
}
