import type { StampedRecord } from '@equivale/core/merge';
import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';

/**
 * Records of one kind that are read and written together; most rows have one. One request to the device takes as long for a few
 * hundred records in a row as for one.
 */
export interface Row {
  readonly kind: string;
  readonly row: string;
  readonly records: readonly StampedRecord[];
  /** Of kinds that drop their oldest records: when it was made, in milliseconds since the epoch. */
  readonly madeAt?: number;
}

/** What the device stores between visits. Everything read back is untrusted. */
export interface DeviceSchema extends DBSchema {
  /** Last good responses of the API by call, with the time of storing in milliseconds since the epoch. */
  responses: { key: string; value: { storedAt: number; body: unknown }; indexes: { storedAt: number } };
  /** Everything that belongs to the person, kinds and fields of a newer release included. */
  records: {
    key: [kind: string, row: string];
    value: Row;
    indexes: { madeAt: [kind: string, madeAt: number] };
  };
}

/** How long the device may take to answer what the screen waits for: engines have been seen whose storage never does. */
export const PATIENCE_MS = 5000;

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;
type Migration = (
  database: DeviceDatabase,
  transaction: IDBPTransaction<DeviceSchema, StoreNames<DeviceSchema>[], 'versionchange'>,
) => void | Promise<void>;

/**
 * What each version adds to the one before; the place in the list is the number of the version. A migration only adds:
 * an older release in another tab goes on with what it knows.
 */
export const MIGRATIONS: readonly Migration[] = [
  (database) => {
    database.createObjectStore('responses').createIndex('storedAt', 'storedAt');
    const records = database.createObjectStore('records', { keyPath: ['kind', 'row'] });
    records.createIndex('madeAt', ['kind', 'madeAt']);
  },
];
