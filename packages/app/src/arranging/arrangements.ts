import { queryOptions } from '@tanstack/react-query';
import { LIMITS } from '../device/limits.ts';
import { logStorage } from '../device/storage-fault.ts';
import { arrangements } from '../records/kinds/arrangements.ts';
import { readRecentConversions } from '../records/kinds/conversions.ts';
import { type Arrangement, arrangementOf, sortingOf } from './arrangement.ts';
import { usageOf } from './usage.ts';

export interface StoredArrangement {
  readonly arrangement: Arrangement;
  readonly usage: ReadonlyMap<string, number>;
}

const NOTHING: StoredArrangement = { arrangement: new Map(), usage: new Map() };

/** @throws when storage cannot be read */
async function read(list: string): Promise<StoredArrangement> {
  const arrangement = arrangementOf(await arrangements.read(list));
  if (sortingOf(arrangement) !== 'use') return { arrangement, usage: NOTHING.usage };
  const records = await readRecentConversions(LIMITS.conversionsStored);
  return { arrangement, usage: usageOf(list, records, Date.now()) };
}

/** Query of a list's arrangement. If storage cannot be read, nothing is arranged. */
export const arrangementQuery = (list: string) =>
  queryOptions({
    queryKey: ['arrangements', list],
    queryFn: () =>
      read(list).catch((error: unknown) => {
        logStorage('How a list is arranged could not be read', error);
        return NOTHING;
      }),
  });
