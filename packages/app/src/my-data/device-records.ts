import { isStamp, keyOfRecord, type StampedRecord } from '@equivale/core/merge';
import type { IDBPTransaction } from 'idb';
import { type PackedRow, recordsIn } from '../device/packed/packed-records.ts';
import { type DeviceSchema, SUBSCRIPTION } from '../device/schema.ts';
import { stampPreferences, type UsableValues } from './preference-records.ts';

/** The stores that hold one kind of records each; all other kinds stand in `packed` and `otherRecords`. */
const OWN_STORES = [
  'favorites',
  'conversions',
  'ownRates',
  'ownUnits',
  'markups',
  'trips',
  'alerts',
] as const;
type OwnStore = (typeof OWN_STORES)[number];
export const STATE_STORES = [...OWN_STORES, 'packed', 'otherRecords'] as const;

export const hasOwnStore = (kind: string): kind is OwnStore =>
  (OWN_STORES as readonly string[]).includes(kind);

export type StateTransaction = IDBPTransaction<DeviceSchema, (typeof STATE_STORES)[number][], 'readwrite'>;

/** What stands in localStorage of what belongs to the person; only a page can read it. */
export interface LocalValues {
  /** Preferences by id; undefined where nothing was chosen. */
  readonly preferences: ReadonlyMap<string, unknown>;
  /** What this release can use of them. */
  readonly usable: UsableValues;
  /** The newest list of currencies. */
  readonly list: StampedRecord | undefined;
}

/** Records by kind and, within it, by key. */
export type RecordsByKind = Map<string, Map<string, StampedRecord>>;

/**
 * How many records are read or written before the page gets its turn: a few milliseconds' worth on a slow phone. A thread without a page
 * waits for the device as seldom as memory allows.
 */
export const BATCH = 'document' in globalThis ? 200 : 10_000;

/** The kind of a value that is no record: a field of the whole that a newer release wrote. */
export const FIELDS = '';

async function* batchesOf(transaction: StateTransaction, store: (typeof STATE_STORES)[number]) {
  const rows = transaction.objectStore(store);
  let range: IDBKeyRange | undefined;
  for (;;) {
    const [keys, values] = await Promise.all([rows.getAllKeys(range, BATCH), rows.getAll(range, BATCH)]);
    yield values;
    if (keys.length < BATCH) return;
    range = IDBKeyRange.lowerBound(keys.at(-1), true);
  }
}

/** Where alerts are pushed to is this device's alone: it neither leaves nor comes from elsewhere. */
export const isOfDevice = (kind: string, key: string): boolean => kind === 'alerts' && key === SUBSCRIPTION;

/** A record as it is exchanged: with a clock, and without what concerns this device alone. */
function stamped(stored: unknown): StampedRecord {
  const { adopted: _, ...record } = (stored ?? {}) as Record<string, unknown>;
  const { changedAt, timestamp, createdAt } = record;
  return { ...record, changedAt: [changedAt, timestamp, createdAt].find(isStamp) ?? 0 };
}

/** Takes preferences and lists as they stand in localStorage now; what is new of them gets its clock here. */
async function takeLocal(
  records: RecordsByKind,
  { preferences, usable, list }: LocalValues,
  transaction: StateTransaction,
  now: number,
): Promise<void> {
  const known = (kind: string) => [...(records.get(kind)?.values() ?? [])];
  const local = {
    preferences: stampPreferences(known('preferences'), preferences, usable, now),
    lists: [...known('lists').filter(({ id }) => id !== list?.id), ...(list ? [list] : [])],
  };
  for (const [kind, all] of Object.entries(local)) {
    for (const record of all)
      if (records.get(kind)?.get(String(record.id)) !== record)
        await transaction.objectStore('otherRecords').put({ kind, id: String(record.id), record });
    records.set(kind, new Map(all.map((record) => [String(record.id), record])));
  }
}

/** Everything that the device stores of its person, read in one transaction; nothing of it is checked yet. */
export async function readRecords(
  transaction: StateTransaction,
  local: LocalValues,
  now: number,
): Promise<RecordsByKind> {
  const records: RecordsByKind = new Map();
  const add = (kind: string, record: StampedRecord) => {
    const key = kind === FIELDS ? String(record.id) : keyOfRecord(record);
    if (key === undefined || isOfDevice(kind, key)) return;
    const ofKind = records.get(kind) ?? new Map<string, StampedRecord>();
    records.set(kind, ofKind.set(key, record));
  };
  for (const store of OWN_STORES)
    for await (const batch of batchesOf(transaction, store))
      for (const one of batch) add(store, stamped(one));
  for await (const batch of batchesOf(transaction, 'packed'))
    for (const row of batch as PackedRow[]) for (const one of recordsIn(row)) add(row.kind, stamped(one));
  for await (const batch of batchesOf(transaction, 'otherRecords'))
    for (const { kind, record } of batch as { kind: string; record: StampedRecord }[]) add(kind, record);
  await takeLocal(records, local, transaction, now);
  return records;
}
