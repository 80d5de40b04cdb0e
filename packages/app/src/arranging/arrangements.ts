import { queryOptions } from '@tanstack/react-query';
import { LIMITS } from '../device/limits.ts';
import { logStorage } from '../device/storage-fault.ts';
import { readRecentConversions } from '../records/kinds/conversions.ts';
import { type Arrangement, arrangementOf, sortingOf } from './arrangement.ts';
import { usageOf } from './usage.ts';

/** What a list is arranged by: what is stored of it and, where it is sorted by use, how much each item is used. */
export interface StoredArrangement {
  readonly arrangement: Arrangement;
  readonly usage: ReadonlyMap<string, number>;
}

const NOTHING: StoredArrangement = { arrangement: new Map(), usage: new Map() };

/** @throws when the device's storage cannot be read */
async function read(list: string): Promise<StoredArrangement> {
  const { arrangements } = await import('../records/kinds/arrangements.ts');
  const arrangement = arrangementOf(await arrangements.read(list));
  if (sortingOf(arrangement) !== 'use') return { arrangement, usage: NOTHING.usage };
  const records = await readRecentConversions(LIMITS.conversionsStored);
  return { arrangement, usage: usageOf(list, records, Date.now()) };
}

/** What asks for the arrangement of a list. Where the device cannot be read, nothing was arranged. */
export const arrangementQuery = (list: string) =>
  queryOptions({
    queryKey: ['arrangements', list],
    queryFn: () =>
      read(list).catch((error: unknown) => {
        logStorage('How a list is arranged could not be read', error);
        return NOTHING;
      }),
    networkMode: 'always',
  });
