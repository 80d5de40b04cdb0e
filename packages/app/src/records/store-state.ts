import { compareRecords, keyOfRecord, type StampedRecord, type WholeState } from '@equivale/core/merge';
import { logStorage, type StorageFault, storageFault } from '../device/storage-fault.ts';
import { recordsIn } from './database.ts';
import { compareIn, isForgotten, isRemoved } from './kind.ts';
import { KINDS } from './kinds.ts';
import { type Change, FIELDS, FIELDS_BEFORE, type StateBefore, stateBefore } from './revert.ts';
import { BATCH, batchesOf, isCopied, kindOf, readAll, recordsOf, type StateByKind } from './state.ts';
import {
  dropBeyond,
  inTransaction,
  type KindName,
  place,
  putRow,
  type RecordsTransaction,
  type Rows,
  rowName,
  subjectOf,
  yielded,
} from './write.ts';

/** `changed`: kinds with changes; `before`: the state that reverts them. */
export type StoreOutcome =
  | { readonly ok: true; readonly changed: readonly string[]; before(): WholeState }
  | { readonly ok: false; readonly code: StorageFault };

function* taken(
  state: StateBefore,
): Generator<readonly [kind: string, record: StampedRecord, isForced?: true]> {
  for (const [name, value] of Object.entries(state)) {
    if (!isCopied(name)) continue;
    const areRecords = Array.isArray(value) && value.every((record) => keyOfRecord(record) !== undefined);
    if (!areRecords) yield [FIELDS, { id: name, value, changedAt: 0 }];
    else for (const record of value) yield [name, record];
  }
  for (const field of state[FIELDS_BEFORE] ?? []) yield [FIELDS, field, true];
}

/** Replacements for all but the latest record of each subject. */
function yieldedOf(kind: KindName, records: Iterable<StampedRecord>): StampedRecord[] {
  const latest = new Map<string, StampedRecord>();
  const given: StampedRecord[] = [];
  for (const record of records) {
    const subject = subjectOf(kind, record);
    if (subject === undefined) continue;
    const other = latest.get(subject);
    const isLater = !other || (kind.compare ?? compareRecords)(record, other) > 0;
    const earlier = isLater ? other : record;
    if (isLater) latest.set(subject, record);
    if (earlier) given.push(yielded(kind, earlier));
  }
  return given;
}

/** No-op read: yields to the event loop without letting the transaction commit. */
const getTurn = ({ store }: RecordsTransaction) => store.getKey(['', '']);

/** The records that are later than the stored ones, and replacements for their duplicates. Also updates `stored`. */
async function changesOf(
  state: StateBefore,
  stored: StateByKind,
  transaction: RecordsTransaction,
): Promise<Change[]> {
  const changes = new Map<string, Change>();
  const take = (name: string, record: StampedRecord, isForced = false) => {
    const rows: Rows = stored.get(name) ?? new Map();
    const key = keyOfRecord(record) as string;
    const there = rows.get(rowName(kindOf(name), record))?.get(key);
    if (!isForced && there && compareIn(kindOf(name), record, there) <= 0) return;
    stored.set(name, rows);
    place(rows, kindOf(name), record);
    // A record that is added and then replaced still reverts to what was stored first.
    const earlier = changes.get(`${name} ${key}`);
    changes.set(`${name} ${key}`, { kind: name, record, before: earlier ? earlier.before : there });
  };
  let count = 0;
  for (const [name, record, isForced] of taken(state)) {
    take(name, record, isForced);
    count += 1;
    if (count % BATCH === 0) await getTurn(transaction);
  }
  for (const kind of KINDS.filter(({ subjectOf: about }) => about))
    for (const record of yieldedOf(kind, recordsOf(stored.get(kind.kind)))) take(kind.kind, record);
  return [...changes.values()];
}

/** Omits records older than all that may be stored of a kind; they would be dropped at once. */
function withoutOldest(changes: readonly Change[], stored: StateByKind): readonly Change[] {
  const oldest = new Map(
    KINDS.filter(({ most }) => most !== undefined).map(({ kind, most = 0 }) => {
      const times = recordsOf(stored.get(kind)).filter((record) => !isRemoved(record));
      const latestFirst = times.map(({ timestamp }) => Number(timestamp)).sort((a, b) => b - a);
      return [kind, latestFirst[most - 1] ?? Number.NEGATIVE_INFINITY];
    }),
  );
  return changes.filter(
    ({ kind, record, before }) =>
      before || isRemoved(record) || !(Number(record.timestamp) < (oldest.get(kind) ?? Number.NaN)),
  );
}

async function put(changes: readonly Change[], stored: StateByKind, transaction: RecordsTransaction) {
  const touched = new Map(
    changes.map(({ kind, record }) => [`${kind} ${rowName(kindOf(kind), record)}`, { kind, record }]),
  );
  let count = 0;
  for (const { kind, record } of touched.values()) {
    putRow(transaction, kindOf(kind), stored.get(kind) as Rows, rowName(kindOf(kind), record));
    count += 1;
    if (count % BATCH === 0) await getTurn(transaction);
  }
}

/** Writes what is later than the stored records; of one subject the latest stays. Works without a page. */
export async function storeState(state: WholeState): Promise<StoreOutcome> {
  try {
    const { changes, dropped } = await inTransaction(async (transaction) => {
      const stored = await readAll(transaction.store, [FIELDS, ...Object.keys(state)]);
      const later = withoutOldest(await changesOf(state, stored, transaction), stored);
      await put(later, stored, transaction);
      const old = new Map<string, StampedRecord[]>();
      for (const kind of KINDS.filter(({ kind: name, most }) => most !== undefined && stored.has(name)))
        old.set(kind.kind, await dropBeyond(transaction, kind));
      return { changes: later, dropped: old };
    });
    const changed = [...new Set(changes.map(({ kind }) => kind))];
    return { ok: true, changed, before: () => stateBefore(changes, dropped) };
  } catch (error) {
    logStorage('A copy or the state of another device could not be stored', error);
    return { ok: false, code: storageFault(error) };
  }
}

/** Deletes tombstones from before a time in milliseconds since the epoch. */
export const forgetRemoved = (before: number): Promise<void> =>
  inTransaction(async ({ store }) => {
    for await (const rows of batchesOf(store))
      for (const row of rows) {
        const remaining = recordsIn(row).filter((record) => !isForgotten(kindOf(row.kind), record, before));
        if (remaining.length === 0) await store.delete([row.kind, row.row]);
        else if (remaining.length < row.records.length) await store.put({ ...row, records: remaining });
      }
  });
