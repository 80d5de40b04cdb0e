import { queryOptions } from '@tanstack/react-query';
import { readRecentConversions } from '../device/conversions.ts';
import { LIMITS } from '../device/limits.ts';
import { logStorage } from '../device/storage-fault.ts';
import { type Arrangement, arrangementOf, sortingOf } from './arrangement.ts';
import { usageOf } from './usage.ts';

/** What a list is arranged by: what is stored of it and, where it is sorted by use, how much each item is used. */
export interface StoredArrangement {
  readonly arrangement: Arrangement;
  readonly usage: ReadonlyMap<string, number>;
}

const NOTHING: StoredArrangement = { arrangement: new Map(), usage: new Map() };

export const keyOf = (list: string) => ['arrangements', list];

/** Every record of a list: in this order of keys an array comes after any text. */
export const recordsOf = (list: string) => IDBKeyRange.bound([list], [list, []]);

export const device = async () => (await import('../device/database.ts')).openDevice();

/** @throws when the device's storage cannot be read */
async function read(list: string): Promise<StoredArrangement> {
  const transaction = (await device()).transaction('arrangements');
  const arrangement = arrangementOf(await transaction.store.getAll(recordsOf(list)));
  if (sortingOf(arrangement) !== 'use') return { arrangement, usage: NOTHING.usage };
  const records = await readRecentConversions(LIMITS.conversionsStored);
  return { arrangement, usage: usageOf(list, records, Date.now()) };
}

/** What asks for the arrangement of a list. Where the device cannot be read, nothing was arranged. */
export const arrangementQuery = (list: string) =>
  queryOptions({
    queryKey: keyOf(list),
    queryFn: () =>
      read(list).catch((error: unknown) => {
        logStorage('How a list is arranged could not be read', error);
        return NOTHING;
      }),
    networkMode: 'always',
  });
