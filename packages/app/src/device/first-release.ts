import { type IDBPDatabase, openDB } from 'idb';
import { endWithPage } from './end-with-page.ts';
import { LIMITS } from './limits.ts';
import type { DeviceDatabase } from './schema.ts';
import { logStorage } from './storage-fault.ts';

/**
 * Release 1.0.0 stored everything in a database of this name whose version it insists on, so it cannot share a newer
 * one. It keeps its own; what it stores there is taken over at each opening and whenever a tab of it reports a change.
 */
const NAME = 'equivale';

type FirstRelease = IDBPDatabase<unknown>;
type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (value ?? {}) as Fields;

/** Asked before it is opened, since opening makes it: a page that is left in that moment would hold it for ever in WebKit. */
async function isThere(): Promise<boolean> {
  // Firefox has this since 126; before it opening is the only way to know.
  const databases = await indexedDB.databases?.();
  return databases?.some(({ name, version }) => name === NAME && version !== 0) ?? true;
}

async function openFirstRelease(): Promise<FirstRelease | undefined> {
  if (!(await isThere())) return undefined;
  try {
    return await openDB(NAME, undefined, {
      upgrade(_database, _before, _now, transaction) {
        transaction.abort();
        // Opening fails by it too, and that is where it is handled.
        transaction.done.catch(() => undefined);
      },
    });
  } catch (error) {
    // Aborted: there was none, and there is none now.
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

const isId = (id: unknown): id is string => typeof id === 'string' && id !== '';

/** Adds the pairs that are neither stored nor removed here, and removes those that its tab has removed since. */
async function adoptFavorites(from: FirstRelease, into: DeviceDatabase): Promise<void> {
  const found = (await from.getAll('favorites')).map(fieldsOf).filter(({ id }) => isId(id));
  const transaction = into.transaction('favorites', 'readwrite');
  const { store } = transaction;
  const pairs = store.index('pair');
  const here = new Map((await store.getAll()).map((value) => [fieldsOf(value).id, fieldsOf(value)]));
  for (const favorite of found) {
    const { id, category, fromUnit, toUnit, createdAt } = favorite;
    const isPair = [category, fromUnit, toUnit].every(isId);
    if (here.has(id) || !isPair) continue;
    if ((await pairs.getKey([category, fromUnit, toUnit] as string[])) !== undefined) continue;
    await store.put({ ...favorite, changedAt: createdAt, adopted: true });
  }
  const left = new Set(found.map(({ id }) => id));
  for (const { id, adopted, removed } of here.values())
    if (adopted === true && removed !== true && !left.has(id))
      await store.put({ id, removed: true, changedAt: Date.now() });
  await transaction.done;
}

/**
 * The id of an editing is unique over all devices, and a tab of the first release may still be at it. What is older than
 * everything in a full list has been dropped from it and does not come back.
 */
async function adoptConversions(from: FirstRelease, into: DeviceDatabase): Promise<void> {
  const found = (await from.getAll('conversions')).map(fieldsOf);
  const transaction = into.transaction('conversions', 'readwrite');
  const isFull = (await transaction.store.count()) >= LIMITS.conversionsStored;
  const oldest = isFull ? (await transaction.store.index('timestamp').openKeyCursor())?.key : undefined;
  for (const { burst, ...conversion } of found) {
    const { timestamp } = conversion;
    if (!isId(burst) || typeof timestamp !== 'number' || timestamp < (oldest ?? timestamp)) continue;
    const before = fieldsOf(await transaction.store.get(burst));
    if (!(Number(before.timestamp) >= timestamp))
      await transaction.store.put({ ...conversion, id: burst, changedAt: timestamp });
  }
  await transaction.done;
}

async function adoptResponses(from: FirstRelease, into: DeviceDatabase): Promise<void> {
  for (const key of (await from.getAllKeys('answers')).filter(isId))
    if ((await into.getKey('responses', key)) === undefined)
      await into.put('responses', { storedAt: 0, body: await from.get('answers', key) }, key);
}

/** Takes over what a tab of release 1.0.0 has stored and removed; what fails is logged and tried again next time. */
export async function adoptFirstRelease(into: DeviceDatabase): Promise<void> {
  try {
    const from = await openFirstRelease();
    if (!from) return;
    endWithPage(from);
    try {
      await adoptFavorites(from, into);
      await adoptConversions(from, into);
      await adoptResponses(from, into);
    } finally {
      from.close();
    }
  } catch (error) {
    logStorage('What release 1.0.0 stored here could not be taken over', error);
  }
}
