import { isMyDataName, MY_DATA } from '@equivale/contract';
import {
  compareRecords,
  isStamp,
  keyOfRecord,
  nextStamp,
  type StampedRecord,
  type WholeState,
} from '@equivale/core/merge';
import { logStorage, type StorageFault, storageFault } from '../device/storage-fault.ts';
import { runInSteps } from '../platform/run-in-steps.ts';
import { openDevice, recordsIn, rowsOf } from './database.ts';
import { isRemoved, removalOf } from './kind.ts';
import { KINDS } from './kinds.ts';
import type { Row } from './schema.ts';
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

/** A record that was written, and what it replaced. */
interface Change {
  readonly kind: string;
  readonly record: StampedRecord;
  readonly before: StampedRecord | undefined;
}

/** `changed`: the kinds of which something is new; `before`: the state by which what was stored is taken back. */
export type StoreOutcome =
  | { readonly ok: true; readonly changed: readonly string[]; before(): WholeState }
  | { readonly ok: false; readonly code: StorageFault };

/** The kind of a value that is no record: a field of the whole that a newer release wrote. */
const FIELDS = '';
/** Fields as they were, in a state by which something is taken back: what has no clock is stored as it comes. */
const FIELDS_BEFORE = Symbol('fields before');
type StateBefore = WholeState & { readonly [FIELDS_BEFORE]?: readonly StampedRecord[] };

type StateByKind = Map<string, Rows>;
type Readable = { getAll(range?: IDBKeyRange | null, count?: number): Promise<Row[]> };

/**
 * How many rows are read or written before the page gets its turn: a few milliseconds' worth on a slow phone. A thread without a page
 * waits for the device as seldom as memory allows.
 */
const BATCH = 'document' in globalThis ? 200 : 10_000;

const kindOf = (name: string): KindName => KINDS.find(({ kind }) => kind === name) ?? { kind: name };

/** Whether a kind is part of a copy. */
const isCopied = (name: string) => isMyDataName(name) && kindOf(name).scope !== 'device';

/** A state as the person's other devices may have it. */
export const sharedOf = (state: WholeState): WholeState =>
  Object.fromEntries(
    Object.entries(state).map(([name, value]) => [name, kindOf(name).scope === undefined ? value : []]),
  );

async function* batchesOf(store: Readable, kind?: string): AsyncGenerator<Row[]> {
  let range = kind === undefined ? undefined : rowsOf(kind);
  for (;;) {
    const rows = await store.getAll(range, BATCH);
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    const beyond = [last.kind, last.row];
    range =
      kind === undefined ? IDBKeyRange.lowerBound(beyond, true) : IDBKeyRange.bound(beyond, [kind, []], true);
  }
}

/** What is stored of these kinds, else of all; nothing of it is checked yet. */
async function readAll(
  store: Readable,
  kinds: Iterable<string | undefined> = [undefined],
): Promise<StateByKind> {
  const found: StateByKind = new Map();
  for (const each of kinds)
    for await (const batch of batchesOf(store, each)) for (const row of batch) takeRow(found, row);
  return found;
}

function takeRow(found: StateByKind, row: Row): void {
  const rows: Rows = found.get(row.kind) ?? new Map();
  found.set(row.kind, rows);
  for (const record of recordsIn(row))
    place(rows, kindOf(row.kind), isStamp(record.changedAt) ? record : { ...record, changedAt: 0 });
}

const entriesOf = (rows: Rows | undefined): [key: string, record: StampedRecord][] =>
  [...(rows?.values() ?? [])].flatMap((row) => [...row]);
const recordsOf = (rows: Rows | undefined) => entriesOf(rows).map(([, record]) => record);

/** The records of each kind in the order of their keys, over fields of the same name. */
function* stateOf(found: StateByKind): Generator<void, WholeState> {
  const state: Record<string, unknown> = Object.assign(Object.create(null), MY_DATA);
  for (const [name, field] of entriesOf(found.get(FIELDS)))
    if (isMyDataName(name) && !isRemoved(field)) state[name] = field.value;
  for (const name of new Set([...KINDS.map(({ kind }) => kind), ...found.keys()])) {
    if (!isCopied(name)) continue;
    const sorted = entriesOf(found.get(name)).sort(([a], [b]) => (a < b ? -1 : 1));
    state[name] = sorted.map(([, record]) => record);
    yield;
  }
  return state;
}

/**
 * Everything that this device stores of its person, read in one transaction, with what this release cannot read.
 * @throws when the device's storage cannot be read
 */
export async function readState(): Promise<WholeState> {
  return runInSteps(stateOf(await readAll((await openDevice()).transaction('records').store)));
}

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

/** What all but the latest record about one thing become. */
export function yieldedOf(kind: KindName, records: Iterable<StampedRecord>): StampedRecord[] {
  const latest = new Map<string, StampedRecord>();
  const given: StampedRecord[] = [];
  for (const record of records) {
    const subject = subjectOf(kind, record);
    if (subject === undefined) continue;
    const twin = latest.get(subject);
    const isLater = !twin || (kind.compare ?? compareRecords)(record, twin) > 0;
    const earlier = isLater ? twin : record;
    if (isLater) latest.set(subject, record);
    if (earlier) given.push(yielded(kind, earlier));
  }
  return given;
}

/** Any request lets the page have its turn and keeps the transaction open. */
const getTurn = ({ store }: RecordsTransaction) => store.getKey(['', '']);

/** What of a state is later than what is stored, with what has to give way to it. Becomes part of `stored`. */
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
    if (!isForced && there && compareRecords(record, there) <= 0) return;
    stored.set(name, rows);
    place(rows, kindOf(name), record);
    // What is taken and then has to give way to its twin replaced what was there first.
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

/** Without what is older than all that a device stores of a kind: it would be written to be dropped at once. */
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

/** How a change is taken back: as a change of its own, so that other devices learn of it. */
function undone({ record, before }: Change): StampedRecord {
  const changedAt = nextStamp(record.changedAt, 0);
  const { id, list, item } = record;
  return { ...(before ?? (typeof id === 'string' ? removalOf(id) : { list, item })), changedAt };
}

function stateBefore(
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

/**
 * Stores what of a state is later than what this device has, in one transaction: all of it, or nothing. Of several records about the
 * same thing the latest stays. Needs no page.
 * @param state of a copy or of another device; what it lacks stays as it is here
 */
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

/** Forgets which records were removed before an instant, in milliseconds since the epoch. */
export const forgetRemoved = (before: number): Promise<void> =>
  inTransaction(async ({ store }) => {
    for await (const rows of batchesOf(store))
      for (const row of rows) {
        const kept = recordsIn(row).filter((record) => !isRemoved(record) || record.changedAt >= before);
        if (kept.length === 0) await store.delete([row.kind, row.row]);
        else if (kept.length < row.records.length) await store.put({ ...row, records: kept });
      }
  });
