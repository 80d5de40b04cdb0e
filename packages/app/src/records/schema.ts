import type { StampedRecord } from '@equivale/core/merge';
import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';

/** Records read and written together: a request takes as long for a few hundred in a row as for one. */
export interface Row {
  readonly kind: string;
  readonly row: string;
  readonly records: readonly StampedRecord[];
  /** For kinds with a limit: creation time in milliseconds since the epoch. */
  readonly madeAt?: number;
}

/** The database. Everything read from it is untrusted. */
export interface DeviceSchema extends DBSchema {
  /** Last valid API responses by call, with the time of storing in milliseconds since the epoch. */
  responses: { key: string; value: { storedAt: number; body: unknown }; indexes: { storedAt: number } };
  /** All of the person's records, including kinds and fields of later releases. */
  records: {
    key: [kind: string, row: string];
    value: Row;
    indexes: { madeAt: [kind: string, madeAt: number] };
  };
}

/** Time limit for reads that the screen waits for; some engines never answer. */
export const PATIENCE_MS = 5000;

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;
type Migration = (
  database: DeviceDatabase,
  transaction: IDBPTransaction<DeviceSchema, StoreNames<DeviceSchema>[], 'versionchange'>,
) => void | Promise<void>;

/** The index is the version. They only add, so that an older release in another tab keeps working. */
export const MIGRATIONS: readonly Migration[] = [
  (database) => {
    database.createObjectStore('responses').createIndex('storedAt', 'storedAt');
    const records = database.createObjectStore('records', { keyPath: ['kind', 'row'] });
    records.createIndex('madeAt', ['kind', 'madeAt']);
  },
];
