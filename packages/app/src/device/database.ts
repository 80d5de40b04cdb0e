import { openDB } from 'idb';
import { endWithPage } from './end-with-page.ts';
import { adoptFirstRelease } from './first-release.ts';
import { type DeviceDatabase, type DeviceSchema, MIGRATIONS, PATIENCE_MS } from './schema.ts';

const NAME = 'equivale-device';

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
  endWithPage(database, forget);
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

/**
 * Does something with the device's database that the screen waits for.
 * @throws TimeoutError when the device does not answer in time, and as {@link openDevice}
 */
export function inTime<T>(work: (database: DeviceDatabase) => Promise<T>): Promise<T> {
  const silence = new Promise<never>((_, reject) => {
    const error = new DOMException('the device does not answer', 'TimeoutError');
    setTimeout(() => reject(error), PATIENCE_MS);
  });
  return Promise.race([openDevice().then(work), silence]);
}
