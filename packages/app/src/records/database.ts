import { keyOfRecord, type StampedRecord } from '@equivale/core/merge';
import { openDB } from 'idb';
import { abort, endWithPage } from './end-with-page.ts';
import { isReadable, type Kind } from './kind.ts';
import { type DeviceDatabase, type DeviceSchema, MIGRATIONS, PATIENCE_MS, type Row } from './schema.ts';

const NAME = 'equivale-device';

let opening: Promise<DeviceDatabase> | undefined;

function forget(database?: EventTarget | null): void {
  (database as IDBDatabase | null | undefined)?.close();
  opening = undefined;
}

const isNewer = (error: unknown) => error instanceof DOMException && error.name === 'VersionError';

/** @param version undefined for the existing version, whichever it is */
const openAt = (version: number | undefined) =>
  openDB<DeviceSchema>(NAME, version, {
    async upgrade(database, before, _now, transaction) {
      try {
        for (const migrate of MIGRATIONS.slice(before)) await migrate(database, transaction);
      } catch {
        // A failed migration makes opening fail; its transaction is rolled back.
        transaction.done.catch(() => undefined);
        abort(transaction);
      }
    },
    // Another tab runs a newer release: close, and open again at the next call.
    blocking: (_current, _blocked, event) => forget(event.target),
    terminated: () => forget(),
  });

async function open(): Promise<DeviceDatabase> {
  const database = await openAt(MIGRATIONS.length).catch((error: unknown) => {
    if (isNewer(error)) return openAt(undefined);
    throw error;
  });
  endWithPage(database, forget);
  return database;
}

/** The database, opened once; throws where storage is denied (private mode, a full disk). */
export function openDevice(): Promise<DeviceDatabase> {
  opening ??= open().catch((error: unknown) => {
    forget();
    throw error;
  });
  return opening;
}

/** For what the screen waits for: throws TimeoutError when the device does not answer in time. */
export function inTime<T>(work: (database: DeviceDatabase) => Promise<T>): Promise<T> {
  const silence = new Promise<never>((_, reject) => {
    const error = new DOMException('the device does not answer', 'TimeoutError');
    setTimeout(() => reject(error), PATIENCE_MS);
  });
  return Promise.race([openDevice().then(work), silence]);
}

/** Key range of a kind's rows, or of one row. Arrays sort after any text. */
export const rowsOf = (kind: string, row?: string): IDBKeyRange =>
  row === undefined ? IDBKeyRange.bound([kind], [kind, []]) : IDBKeyRange.only([kind, row]);

/** The records of a row; ignores anything else in it. */
export const recordsIn = ({ records }: Partial<Row>): readonly StampedRecord[] =>
  Array.isArray(records) ? records.filter((record) => keyOfRecord(record) !== undefined) : [];

/** Stored rows of a kind, or one of them. @throws as {@link inTime} */
export const readStored = (kind: string, row?: string): Promise<StampedRecord[]> =>
  inTime(async (database) => (await database.getAll('records', rowsOf(kind, row))).flatMap(recordsIn));

/** The latest records by time, `limit` readable ones with the unreadable among them. */
export const readNewest = (kind: Kind, limit: number): Promise<StampedRecord[]> =>
  inTime(async (database) => {
    const byTime = database.transaction('records').store.index('madeAt');
    const stored: StampedRecord[] = [];
    let found = 0;
    for (
      let at = await byTime.openCursor(rowsOf(kind.kind), 'prev');
      at && found < limit;
      at = await at.continue()
    )
      for (const record of recordsIn(at.value)) {
        stored.push(record);
        if (isReadable(kind, record)) found += 1;
      }
    return stored;
  });
