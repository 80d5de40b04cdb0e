import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What the device keeps between visits, by store. Everything read back is untrusted. */
interface DeviceSchema extends DBSchema {
  /** Last good answers of the API, by call. */
  answers: { key: string; value: unknown };
  /** Saved pairs; `pair` is unique, so that two tabs cannot save the same one twice. */
  favorites: { key: string; value: unknown; indexes: { pair: string[] } };
  /** Conversions in the order of saving; the key grows with each. */
  conversions: { key: number; value: unknown };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

let opening: Promise<DeviceDatabase> | undefined;

function forget(database?: EventTarget | null): void {
  (database as IDBDatabase | null | undefined)?.close();
  opening = undefined;
}

/**
 * The device's database, opened once.
 * @throws what IndexedDB throws where storage is denied (private mode, a full disk); the next call tries again
 */
export function openDevice(): Promise<DeviceDatabase> {
  opening ??= openDB<DeviceSchema>('equivale', 1, {
    upgrade(database) {
      database.createObjectStore('answers');
      const favorites = database.createObjectStore('favorites', { keyPath: 'id' });
      favorites.createIndex('pair', ['category', 'fromUnit', 'toUnit'], { unique: true });
      database.createObjectStore('conversions', { keyPath: 'id', autoIncrement: true });
    },
    // Another tab has a newer version of the app: give way, and open again at the next call.
    blocking: (_current, _blocked, event) => forget(event.target),
    terminated: () => forget(),
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return opening;
}
