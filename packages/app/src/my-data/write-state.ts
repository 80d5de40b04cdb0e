import { MY_DATA } from '@equivale/contract';
import {
  compareRecords,
  keyOfRecord,
  nextStamp,
  type StampedRecord,
  type WholeState,
} from '@equivale/core/merge';
import { currencyListKey, useCurrencyList } from '../conversion/current-list.ts';
import { openDevice } from '../device/database.ts';
import { announceChange } from '../device/device-changes.ts';
import { dropOldest } from '../device/drop-oldest.ts';
import { abort } from '../device/end-with-page.ts';
import { LIMITS } from '../device/limits.ts';
import { ownMoneyKey } from '../device/own-money/own-money.ts';
import { ownUnitsKey } from '../device/own-units/own-units.ts';
import { logStorage, type StorageFault, storageFault } from '../device/storage-fault.ts';
import { tripsKey } from '../device/trips/trips.ts';
import { noteUse } from '../device/used-device.ts';
import {
  BATCH,
  FIELDS,
  hasOwnStore,
  type RecordsByKind,
  readRecords,
  STATE_STORES,
  type StateTransaction,
} from './device-records.ts';
import { applyPreferences } from './preference-records.ts';
import { removedTwins } from './twins.ts';

/** A record that was written, and what it replaced. */
interface Change {
  readonly kind: string;
  readonly key: string;
  readonly record: StampedRecord;
  readonly before: StampedRecord | undefined;
}

export type WriteOutcome =
  | { readonly ok: true; undo(now: number): Promise<WriteOutcome> }
  | { readonly ok: false; readonly code: StorageFault };

/** What a copy says of itself rather than of its person. */
const OF_THE_COPY = [...Object.keys(MY_DATA), 'app', 'exportedAt'];

const areRecords = (value: unknown): value is readonly StampedRecord[] =>
  Array.isArray(value) && value.every((record) => keyOfRecord(record) !== undefined);

function* recordsOf(
  state: WholeState,
): Generator<readonly [kind: string, key: string, record: StampedRecord]> {
  for (const [field, value] of Object.entries(state)) {
    if (OF_THE_COPY.includes(field)) continue;
    if (areRecords(value)) for (const record of value) yield [field, keyOfRecord(record) as string, record];
    else yield [FIELDS, field, { id: field, value, changedAt: 0 }];
  }
}

/** What of a state is later than what is stored, with what has to give way to it. Becomes part of `stored`. */
async function changesOf(
  state: WholeState,
  stored: RecordsByKind,
  transaction: StateTransaction,
): Promise<Change[]> {
  const changes = new Map<string, Change>();
  const take = (kind: string, key: string, record: StampedRecord) => {
    const ofKind = stored.get(kind) ?? new Map<string, StampedRecord>();
    const before = ofKind.get(key);
    if (before && compareRecords(record, before) <= 0) return;
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
    // Any request lets the page have its turn and keeps the transaction open.
    if (count % BATCH === 0) await transaction.objectStore('favorites').getKey('');
  }
  for (const kind of ['favorites', 'ownRates'])
    for (const record of removedTwins(kind, stored.get(kind)?.values() ?? []))
      take(kind, String(record.id), record);
  return [...changes.values()];
}

async function put(changes: readonly Change[], transaction: StateTransaction): Promise<void> {
  // A pair that is removed under one id may be saved under another: the index takes one at a time.
  const removedFirst = [
    ...changes.filter(({ record }) => record.removed === true),
    ...changes.filter(({ record }) => record.removed !== true),
  ];
  for (const [at, { kind, key, record }] of removedFirst.entries()) {
    const done = hasOwnStore(kind)
      ? transaction.objectStore(kind).put(record)
      : transaction.objectStore('otherRecords').put({ kind, id: key, record });
    if (at % BATCH === BATCH - 1) await done;
    else done.catch(() => undefined);
  }
}

/** Puts what the app reads outside of the database where it reads it. */
function applyLocal(changes: readonly Change[], stored: RecordsByKind): void {
  const all = (kind: string) => [...(stored.get(kind)?.values() ?? [])];
  const isChanged = (kind: string) => changes.some((change) => change.kind === kind);
  if (isChanged('preferences')) applyPreferences(all('preferences'));
  if (isChanged('conversions')) noteUse();
  if (!isChanged('lists')) return;
  const [newest] = all('lists')
    .filter(({ removed }) => removed !== true)
    .sort((a, b) => compareRecords(b, a));
  if (newest) localStorage.setItem(currencyListKey, JSON.stringify(newest));
  else localStorage.removeItem(currencyListKey);
  useCurrencyList.setState({}, true);
}

/** How a change is taken back: as a change of its own, so that other devices learn of it. */
function undone({ kind, record, before }: Change): StampedRecord {
  const changedAt = nextStamp(record.changedAt, 0);
  const { id, list, item } = record;
  if (before) return { ...before, changedAt };
  return kind === 'arrangements' ? { list, item, changedAt } : { id, removed: true, changedAt };
}

function stateBefore(changes: readonly Change[], dropped: readonly StampedRecord[]): WholeState {
  const state: Record<string, StampedRecord[]> = { conversions: [...dropped] };
  for (const change of changes) {
    if (change.kind === FIELDS) continue;
    state[change.kind] ??= [];
    state[change.kind]?.push(undone(change));
  }
  return state;
}

async function writeIn(transaction: StateTransaction, state: WholeState, now: number) {
  const stored = await readRecords(transaction, now);
  const changes = await changesOf(state, stored, transaction);
  await put(changes, transaction);
  const byTime = transaction.objectStore('conversions').index('timestamp');
  const dropped = (await dropOldest(byTime, LIMITS.conversionsStored)) as StampedRecord[];
  await transaction.done;
  return { changes, dropped, stored };
}

/**
 * Stores what of a state is later than what this device has, in one transaction: all of it, or nothing. Of two records about the same
 * pair the later one stays.
 * @param state of a copy or of another device; what it lacks stays as it is here
 * @param now milliseconds since the epoch
 */
export async function writeState(state: WholeState, now: number): Promise<WriteOutcome> {
  try {
    const transaction = (await openDevice()).transaction(STATE_STORES, 'readwrite');
    const { changes, dropped, stored } = await writeIn(transaction, state, now).catch((error: unknown) => {
      transaction.done.catch(() => undefined);
      abort(transaction);
      throw error;
    });
    applyLocal(changes, stored);
    return { ok: true, undo: (then) => writeState(stateBefore(changes, dropped), then) };
  } catch (error) {
    logStorage('A copy or the state of another device could not be stored', error);
    return { ok: false, code: storageFault(error) };
  } finally {
    for (const key of [
      ['favorites'],
      ['recent-conversions'],
      ['arrangements'],
      ownUnitsKey,
      ownMoneyKey,
      tripsKey,
    ])
      announceChange(key);
  }
}
