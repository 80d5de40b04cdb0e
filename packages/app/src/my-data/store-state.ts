import { isMyDataName } from '@equivale/contract';
import {
  compareRecords,
  keyOfRecord,
  nextStamp,
  type StampedRecord,
  type WholeState,
} from '@equivale/core/merge';
import { unwrap } from 'idb';
import { openDevice } from '../device/database.ts';
import { dropOldest } from '../device/drop-oldest.ts';
import { abort } from '../device/end-with-page.ts';
import { LIMITS } from '../device/limits.ts';
import { PACKED_KINDS, putPacked } from '../device/packed/packed-records.ts';
import { logStorage, type StorageFault, storageFault } from '../device/storage-fault.ts';
import {
  BATCH,
  FIELDS,
  hasOwnStore,
  isOfDevice,
  type LocalValues,
  type RecordsByKind,
  readRecords,
  STATE_STORES,
  type StateTransaction,
} from './device-records.ts';
import { removedTwins } from './twins.ts';

/** A record that was written, and what it replaced. */
interface Change {
  readonly kind: string;
  readonly key: string;
  readonly record: StampedRecord;
  readonly before: StampedRecord | undefined;
}

/** What of the change stands outside of the database: all preferences and lists where some changed. A page applies it. */
export interface LocalChanges {
  readonly preferences: readonly StampedRecord[] | undefined;
  readonly lists: readonly StampedRecord[] | undefined;
  readonly hasConversions: boolean;
}

/** `before`: the state by which what was stored is taken back. */
export type StoreOutcome =
  | { readonly ok: true; readonly local: LocalChanges; before(): WholeState }
  | { readonly ok: false; readonly code: StorageFault };

/** Fields as they were, in a state by which something is taken back: what has no clock is stored as it comes. */
const FIELDS_BEFORE = Symbol('fields before');
type StateBefore = WholeState & { readonly [FIELDS_BEFORE]?: readonly StampedRecord[] };

const areRecords = (value: unknown): value is readonly StampedRecord[] =>
  Array.isArray(value) && value.every((record) => keyOfRecord(record) !== undefined);

function* recordsOf(
  state: WholeState,
): Generator<readonly [kind: string, key: string, record: StampedRecord]> {
  for (const [name, value] of Object.entries(state)) {
    if (!isMyDataName(name)) continue;
    for (const record of areRecords(value) ? value : []) {
      const key = keyOfRecord(record) as string;
      if (!isOfDevice(name, key)) yield [name, key, record];
    }
    if (!areRecords(value)) yield [FIELDS, name, { id: name, value, changedAt: 0 }];
  }
}

/** Any request lets the page have its turn and keeps the transaction open. */
const getTurn = (transaction: StateTransaction) => transaction.objectStore('favorites').getKey('');

/** What of a state is later than what is stored, with what has to give way to it. Becomes part of `stored`. */
async function changesOf(
  state: StateBefore,
  stored: RecordsByKind,
  transaction: StateTransaction,
): Promise<Change[]> {
  const changes = new Map<string, Change>();
  const take = (kind: string, key: string, record: StampedRecord, isForced = false) => {
    const ofKind = stored.get(kind) ?? new Map<string, StampedRecord>();
    const before = ofKind.get(key);
    if (!isForced && before && compareRecords(record, before) <= 0) return;
    stored.set(kind, ofKind.set(key, record));
    const name = `${kind} ${key}`;
    // What is taken and then has to give way to its twin replaced what was there first.
    const earlier = changes.get(name);
    changes.set(name, { kind, key, record, before: earlier ? earlier.before : before });
  };
  let count = 0;
  for (const [kind, key, record] of recordsOf(state)) {
    take(kind, key, record);
    count += 1;
    if (count % BATCH === 0) await getTurn(transaction);
  }
  for (const field of state[FIELDS_BEFORE] ?? []) take(FIELDS, String(field.id), field, true);
  for (const kind of ['favorites', 'ownRates'])
    for (const record of removedTwins(kind, stored.get(kind)?.values() ?? []))
      take(kind, String(record.id), record);
  return [...changes.values()];
}

/** Without the conversions that are older than all that a device stores: they would be written to be dropped at once. */
function withoutOldest(changes: readonly Change[], stored: RecordsByKind): readonly Change[] {
  const times = [...(stored.get('conversions')?.values() ?? [])]
    .filter(({ removed }) => removed !== true)
    .map(({ timestamp }) => Number(timestamp))
    .filter(Number.isFinite)
    .sort((a, b) => b - a);
  const oldest = times[LIMITS.conversionsStored - 1] ?? Number.NEGATIVE_INFINITY;
  return changes.filter(
    ({ kind, record, before }) =>
      kind !== 'conversions' || before || record.removed === true || !(Number(record.timestamp) < oldest),
  );
}

async function put(changes: readonly Change[], transaction: StateTransaction): Promise<void> {
  // A pair that is removed under one id may be saved under another: the index takes one at a time.
  const single = changes.filter(({ kind }) => !(PACKED_KINDS as readonly string[]).includes(kind));
  const removedFirst = [
    ...single.filter(({ record }) => record.removed === true),
    ...single.filter(({ record }) => record.removed !== true),
  ];
  for (const kind of PACKED_KINDS) {
    const records = changes.filter((change) => change.kind === kind).map(({ record }) => record);
    await putPacked(transaction.objectStore('packed'), kind, records);
  }
  // Without what idb does for each request: one that fails ends the transaction, which says why.
  const { objectStoreNames } = transaction;
  const stores = new Map(
    [...objectStoreNames].map((name) => [name as string, unwrap(transaction.objectStore(name))]),
  );
  for (const [at, { kind, key, record }] of removedFirst.entries()) {
    if (hasOwnStore(kind)) stores.get(kind)?.put(record);
    else if (kind === FIELDS && record.removed === true) stores.get('otherRecords')?.delete([kind, key]);
    else stores.get('otherRecords')?.put({ kind, id: key, record });
    if (at % BATCH === BATCH - 1) await getTurn(transaction);
  }
}

function localChanges(changes: readonly Change[], stored: RecordsByKind): LocalChanges {
  const changed = new Set(changes.map(({ kind }) => kind));
  const all = (kind: string) => (changed.has(kind) ? [...(stored.get(kind)?.values() ?? [])] : undefined);
  return {
    preferences: all('preferences'),
    lists: all('lists'),
    hasConversions: changed.has('conversions'),
  };
}

/** How a change is taken back: as a change of its own, so that other devices learn of it. */
function undone({ record, before }: Change): StampedRecord {
  const changedAt = nextStamp(record.changedAt, 0);
  const { id, list, item } = record;
  if (before) return { ...before, changedAt };
  return typeof id === 'string' ? { id, removed: true, changedAt } : { list, item, changedAt };
}

function stateBefore(changes: readonly Change[], dropped: readonly StampedRecord[]): StateBefore {
  const fields: StampedRecord[] = [];
  const state: Record<string, StampedRecord[]> = Object.create(null);
  state.conversions = [...dropped];
  for (const { kind, ...change } of changes) {
    const { key, before } = change;
    if (kind === FIELDS) fields.push(before ?? { id: key, removed: true, changedAt: 0 });
    else {
      state[kind] ??= [];
      state[kind].push(undone({ kind, ...change }));
    }
  }
  return Object.assign(state, { [FIELDS_BEFORE]: fields });
}

async function storeIn(transaction: StateTransaction, state: WholeState, local: LocalValues, now: number) {
  const stored = await readRecords(transaction, local, now);
  const changes = withoutOldest(await changesOf(state, stored, transaction), stored);
  await put(changes, transaction);
  const byTime = transaction.objectStore('conversions').index('timestamp');
  const dropped = (await dropOldest(byTime, LIMITS.conversionsStored)) as StampedRecord[];
  await transaction.done;
  return { changes, dropped, stored };
}

/**
 * Stores what of a state is later than what this device has, in one transaction: all of it, or nothing. Of two records about the same
 * pair the later one stays. Needs no page.
 * @param state of a copy or of another device; what it lacks stays as it is here
 * @param local what `readLocal` reads
 * @param now milliseconds since the epoch
 */
export async function storeState(state: WholeState, local: LocalValues, now: number): Promise<StoreOutcome> {
  try {
    const transaction = (await openDevice()).transaction(STATE_STORES, 'readwrite');
    const { changes, dropped, stored } = await storeIn(transaction, state, local, now).catch(
      (error: unknown) => {
        transaction.done.catch(() => undefined);
        abort(transaction);
        throw transaction.error ?? error;
      },
    );
    return {
      ok: true,
      local: localChanges(changes, stored),
      before: () => stateBefore(changes, dropped),
    };
  } catch (error) {
    logStorage('A copy or the state of another device could not be stored', error);
    return { ok: false, code: storageFault(error) };
  }
}
