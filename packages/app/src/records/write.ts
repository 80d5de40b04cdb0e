import { keyOfRecord, nextStamp, type StampedRecord } from '@equivale/core/merge';
import { type IDBPTransaction, unwrap } from 'idb';
import { safeParse } from 'valibot';
import { logStorage, storageFault } from '../device/storage-fault.ts';
import { reportStorageFault, reportStorageWorks } from '../device/storage-health.ts';
import { notify } from '../platform/notices.ts';
import { announceChange, hasStoppedWriting } from './changes.ts';
import { openDevice, recordsIn, rowsOf } from './database.ts';
import { dropOldest } from './drop-oldest.ts';
import { abort } from './end-with-page.ts';
import { isRemoved, type Kind, readableOf, removalOf, type Write, type WriteOutcome } from './kind.ts';
import type { DeviceSchema } from './schema.ts';

export type RecordsTransaction = IDBPTransaction<DeviceSchema, ['records'], 'readwrite'>;

/** A kind of which only the name may be known to this release. */
export type KindName = Partial<Kind> & Pick<Kind, 'kind'>;

export type Rows = Map<string, Map<string, StampedRecord>>;

class InvalidRecord extends Error {
  override readonly name = 'InvalidRecord';
  readonly field: string;

  constructor(kind: string, field: string) {
    super(`a record of ${kind} has a "${field}" that cannot be stored`);
    this.field = field;
  }
}

type Fields = Kind['schema'] & { readonly entries?: object; readonly options?: readonly Fields[] };

/** Fields that this release knows of a kind. */
const knownFields = ({ entries = {}, options = [] }: Fields): string[] => [
  ...Object.keys(entries),
  ...options.flatMap(knownFields),
];

/** A record with its clock and the fields that a later release added. @throws InvalidRecord */
function stamped(
  { kind, schema }: Kind,
  record: object,
  before: StampedRecord | undefined,
  changedAt: number,
): StampedRecord {
  if (isRemoved(record)) return { ...record, changedAt };
  const known = knownFields(schema);
  const earlier = before && !isRemoved(before) ? Object.entries(before) : [];
  const fromLater = earlier.filter(([field]) => !known.includes(field));
  const next = { ...Object.fromEntries(fromLater), ...record, changedAt };
  const { issues } = safeParse(schema, next, { abortEarly: true });
  if (issues) throw new InvalidRecord(kind, String(issues[0].path?.[0]?.key ?? ''));
  return next;
}

const isSame = (a: StampedRecord, b: StampedRecord | undefined): boolean =>
  JSON.stringify({ ...a, changedAt: 0 }) === JSON.stringify({ ...b, changedAt: 0 });

export const rowName = ({ rowOf }: KindName, record: StampedRecord): string =>
  rowOf?.(record) ?? (keyOfRecord(record) as string);

/** Adds a record to the rows. @returns the record it replaced */
export function place(rows: Rows, kind: KindName, record: StampedRecord): StampedRecord | undefined {
  const name = rowName(kind, record);
  const row = rows.get(name) ?? new Map<string, StampedRecord>();
  const key = keyOfRecord(record) as string;
  const before = row.get(key);
  rows.set(name, row.set(key, record));
  return before;
}

/** The subject of a record; undefined for tombstones and for records without one. */
export function subjectOf({ subjectOf: about }: KindName, record: StampedRecord): string | undefined {
  const parts = isRemoved(record) ? undefined : about?.(record);
  return parts?.every((part) => part !== undefined) ? JSON.stringify(parts) : undefined;
}

/** Replacement for a record that gives way to another of its subject; equal on every device. */
export const yielded = ({ giveWay }: KindName, record: StampedRecord): StampedRecord => ({
  ...(giveWay ?? (({ id }) => removalOf(id)))(record),
  changedAt: nextStamp(record.changedAt, 0),
});

/** Writes a row. Bypasses idb's promise per request; a failed one aborts the transaction with its error. */
export function putRow(
  { store }: RecordsTransaction,
  { kind, most }: KindName,
  rows: Rows,
  row: string,
): void {
  const records = [...(rows.get(row)?.values() ?? [])];
  const madeAt = most === undefined ? undefined : records[0]?.timestamp;
  unwrap(store).put({ kind, row, records, ...(typeof madeAt === 'number' && { madeAt }) });
}

/** Removes the oldest records beyond the kind's limit. @returns the removed ones */
export async function dropBeyond(
  { store }: RecordsTransaction,
  { kind, most = Number.POSITIVE_INFINITY }: KindName,
): Promise<StampedRecord[]> {
  const dropped = await dropOldest(store.index('madeAt'), most, rowsOf(kind));
  return dropped.flatMap((row) => recordsIn(row as object));
}

/** Stored rows of a kind, or only the named ones. */
async function readRows({ store }: RecordsTransaction, kind: Kind, names?: readonly string[]): Promise<Rows> {
  const ranges = names ? [...new Set(names)].map((row) => rowsOf(kind.kind, row)) : [rowsOf(kind.kind)];
  const found = await Promise.all(ranges.map((range) => store.getAll(range)));
  const rows: Rows = new Map();
  for (const record of found.flat().flatMap(recordsIn)) place(rows, kind, record);
  return rows;
}

const all = (rows: Rows): StampedRecord[] => [...rows.values()].flatMap((row) => [...row.values()]);

/** The rows that a change needs to read, and the records it writes. */
async function readFor(transaction: RecordsTransaction, { kind, make, row }: Write) {
  if (typeof make === 'function') {
    const rows = await readRows(transaction, kind, row === undefined ? undefined : [row]);
    return { rows, wanted: make(readableOf<never>(kind, all(rows))) as readonly StampedRecord[] };
  }
  const wanted = make as readonly StampedRecord[];
  const names = kind.subjectOf ? undefined : wanted.map((record) => rowName(kind, record));
  return { rows: await readRows(transaction, kind, names), wanted };
}

/** Whether a write can be skipped: a tombstone of an unknown record, or an older record. */
const isNothingNew = (
  record: StampedRecord,
  before: StampedRecord | undefined,
  clocks: Write['clocks'],
): boolean =>
  before ? clocks === 'later' && before.changedAt >= record.changedAt : !clocks && isRemoved(record);

/** @returns whether anything has changed */
async function writeKind(transaction: RecordsTransaction, write: Write, now: number): Promise<boolean> {
  const { kind, clocks } = write;
  const { rows, wanted } = await readFor(transaction, write);
  const touched = new Set<string>();
  const put = (record: StampedRecord) => {
    place(rows, kind, record);
    touched.add(rowName(kind, record));
  };
  for (const record of wanted) {
    const before = rows.get(rowName(kind, record))?.get(keyOfRecord(record) as string);
    if (isNothingNew(record, before, clocks)) continue;
    const changedAt = clocks ? record.changedAt : nextStamp(before?.changedAt, now);
    const next = stamped(kind, record, before, changedAt);
    if (isSame(next, before)) continue;
    put(next);
    const subject = subjectOf(kind, next);
    const others = subject === undefined ? [] : all(rows).filter((other) => other !== next);
    for (const other of others) if (subjectOf(kind, other) === subject) put(yielded(kind, other));
  }
  for (const name of touched) putRow(transaction, kind, rows, name);
  if (kind.most !== undefined) await dropBeyond(transaction, kind);
  return touched.size > 0;
}

/** Runs work in a transaction that is rolled back when it fails. */
export async function inTransaction<T>(work: (transaction: RecordsTransaction) => Promise<T>): Promise<T> {
  const transaction = (await openDevice()).transaction('records', 'readwrite');
  // Checked inside the transaction: records read before an erase must not be written after it.
  try {
    if (hasStoppedWriting()) throw new DOMException('everything was erased', 'AbortError');
    const done = await work(transaction);
    await transaction.done;
    return done;
  } catch (error) {
    transaction.done.catch(() => undefined);
    abort(transaction);
    throw transaction.error ?? error;
  }
}

/** Writes records and announces the changes to every tab. */
export async function writeAll(writes: readonly Write[], now: number): Promise<WriteOutcome> {
  try {
    const changed = await inTransaction(async (transaction) => {
      const kinds: string[] = [];
      for (const write of writes) if (await writeKind(transaction, write, now)) kinds.push(write.kind.kind);
      return kinds;
    });
    reportStorageWorks();
    announceChange(changed);
    return { ok: true };
  } catch (error) {
    logStorage('Records could not be stored', error);
    if (error instanceof InvalidRecord) {
      notify({ message: 'storage.invalid' });
      return { ok: false, code: 'invalid', field: error.field };
    }
    const code = storageFault(error);
    reportStorageFault(code);
    return { ok: false, code };
  }
}
