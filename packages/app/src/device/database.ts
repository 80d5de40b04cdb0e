import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { adoptFirstRelease } from './first-release.ts';

/** What the device stores between visits. Everything read back is untrusted. */
interface DeviceSchema extends DBSchema {
  /** Last good responses of the API by call, with the time of storing in milliseconds since the epoch. */
  responses: { key: string; value: { storedAt: number; body: unknown }; indexes: { storedAt: number } };
  /**
   * Saved pairs. `pair` is unique, so that two tabs cannot save the same one twice; a removed one has no pair any more,
   * only its id and the time of its removal.
   */
  favorites: { key: string; value: unknown; indexes: { pair: string[] } };
  /** Conversions by id, each the newest state of one editing; `timestamp` gives their order. */
  conversions: { key: string; value: unknown; indexes: { timestamp: number } };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;
type Migration = (
  database: DeviceDatabase,
  transaction: IDBPTransaction<DeviceSchema, ('responses' | 'favorites' | 'conversions')[], 'versionchange'>,
) => void;

const NAME = 'equivale-device';

/**
 * What each version adds to the one before; the place in the list is the number of the version. A migration only adds:
 * an older release in another tab goes on with what it knows.
 */
const MIGRATIONS: readonly Migration[] = [
  (database) => {
    database.createObjectStore('responses').createIndex('storedAt', 'storedAt');
    const favorites = database.createObjectStore('favorites', { keyPath: 'id' });
    favorites.createIndex('pair', ['category', 'fromUnit', 'toUnit'], { unique: true });
    const conversions = database.createObjectStore('conversions', { keyPath: 'id' });
    conversions.createIndex('timestamp', 'timestamp');
  },
];

let opening: Promise<DeviceDatabase> | undefined;

function forget(database?: EventTarget | null): void {
  (database as IDBDatabase | null | undefined)?.close();
  opening = undefined;
}

const isNewer = (error: unknown) => error instanceof DOMException && error.name === 'VersionError';

/** @param version undefined for whichever version there is */
const openAt = (version: number | undefined) =>
  openDB<DeviceSchema>(NAME, version, {
    upgrade(database, before, _now, transaction) {
      for (const migrate of MIGRATIONS.slice(before)) migrate(database, transaction);
    },
    // Another tab has a newer release of the app: give way, and open again at the next call.
    blocking: (_current, _blocked, event) => forget(event.target),
    terminated: () => forget(),
  });

async function open(): Promise<DeviceDatabase> {
  const database = await openAt(MIGRATIONS.length).catch((error: unknown) => {
    if (isNewer(error)) return openAt(undefined);
    throw error;
  });
  await adoptFirstRelease(database);
  return database;
}

/** Takes over what a tab of release 1.0.0 has changed meanwhile. @throws as `openDevice` */
export async function readFirstRelease(): Promise<void> {
  await adoptFirstRelease(await openDevice());
}

/**
 * The device's database, opened once, with everything that release 1.0.0 stored in its own.
 * @throws what IndexedDB throws where storage is denied (private mode, a full disk); the next call tries again
 */
export function openDevice(): Promise<DeviceDatabase> {
  opening ??= open().catch((error: unknown) => {
    forget();
    throw error;
  });
  return opening;
}
