import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import { PACKED_KINDS, type PackedRow, putPacked } from './packed/packed-records.ts';

/** What the device stores between visits. Everything read back is untrusted. */
export interface DeviceSchema extends DBSchema {
  /** Last good responses of the API by call, with the time of storing in milliseconds since the epoch. */
  responses: { key: string; value: { storedAt: number; body: unknown }; indexes: { storedAt: number } };
  /**
   * Saved pairs. `pair` is unique, so that two tabs cannot save the same one twice; a removed one has no pair any more,
   * only its id and the time of its removal.
   */
  favorites: { key: string; value: unknown; indexes: { pair: string[] } };
  /** Conversions by id, each the newest state of one editing; `timestamp` gives their order. */
  conversions: { key: string; value: unknown; indexes: { timestamp: number } };
  /** Units that the person defined, by id; a removed one has only its id and the time of its removal. */
  ownUnits: { key: string; value: unknown };
  /** Rates that the person typed, by id; a removed one has only its id and the time of its removal, as in the two stores below. */
  ownRates: { key: string; value: unknown };
  /** What is added to the reference rate, by id: the person's own cards and the ways of paying that they changed. */
  markups: { key: string; value: unknown };
  trips: { key: string; value: unknown };
  /**
   * Several records in a row. `arrangements`: what was changed about the order of a list, by list and item; `expenses`: what was spent on
   * trips, each with the rate that it was converted at.
   */
  packed: { key: [kind: string, row: string]; value: PackedRow };
  /**
   * What stands elsewhere or has no store here, with its clock: preferences and lists of currencies, which stand in localStorage,
   * and the kinds of a newer release, so that they can be given on.
   */
  otherRecords: { key: [kind: string, id: string]; value: { kind: string; id: string; record: unknown } };
  /** Alerts of rates by id, and under {@link SUBSCRIPTION} the token by which the service knows where to push them. */
  alerts: { key: string; value: unknown };
}

/** The record of the service's token, among the alerts. */
export const SUBSCRIPTION = 'subscription';

/** How long the device may take to answer what the screen waits for: engines have been seen whose storage never does. */
export const PATIENCE_MS = 5000;

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;
type Migration = (
  database: DeviceDatabase,
  transaction: IDBPTransaction<DeviceSchema, StoreNames<DeviceSchema>[], 'versionchange'>,
) => void | Promise<void>;

/**
 * What each version adds to the one before; the place in the list is the number of the version. A migration only adds:
 * an older release in another tab goes on with what it knows. A new field of a value needs none: every reader does without it,
 * since such a tab stores values that lack it at any time.
 */
export const MIGRATIONS: readonly Migration[] = [
  (database) => {
    database.createObjectStore('responses').createIndex('storedAt', 'storedAt');
    const favorites = database.createObjectStore('favorites', { keyPath: 'id' });
    favorites.createIndex('pair', ['category', 'fromUnit', 'toUnit'], { unique: true });
    const conversions = database.createObjectStore('conversions', { keyPath: 'id' });
    conversions.createIndex('timestamp', 'timestamp');
  },
  (database) => {
    database.createObjectStore('arrangements' as never, { keyPath: ['list', 'item'] });
    database.createObjectStore('ownUnits', { keyPath: 'id' });
  },
  (database) => {
    for (const store of ['ownRates', 'markups', 'trips'] as const)
      database.createObjectStore(store, { keyPath: 'id' });
    database.createObjectStore('expenses' as never, { keyPath: 'id' });
  },
  (database) => void database.createObjectStore('otherRecords', { keyPath: ['kind', 'id'] }),
  (database) => {
    database.createObjectStore('alerts', { keyPath: 'id' });
  },
  // The one that takes something away: no release has had these two.
  async (database, transaction) => {
    const packed = database.createObjectStore('packed', { keyPath: ['kind', 'row'] });
    for (const kind of PACKED_KINDS) {
      await putPacked(packed, kind, await transaction.objectStore(kind as never).getAll());
      database.deleteObjectStore(kind as never);
    }
  },
];
