import { afterAll } from 'vitest';
import { readCardOrder } from '../arranging/read-card-order.ts';
import { initialState, useConverterState } from '../conversion/converter-state.ts';
import { useOwnNames } from '../conversion/own-names.ts';
import { setOwnUnits } from '../conversion/own-units.ts';
import { reloadPreferences } from '../device/preferences.ts';
import { queryClient } from '../device/query-client.ts';
import { runWaiting } from '../platform/after-frame.ts';
import { openDevice } from '../records/database.ts';
import { forgetChoices } from '../records/take-mirrors.ts';

/** Waits until views that are gone have looked for and stored their records. */
async function settleRecords(): Promise<void> {
  runWaiting();
  const database = await openDevice();
  // Each waits for all before it: the first for what a view reads, the second for what it then writes.
  for (let step = 0; step < 2; step += 1) await database.transaction('records', 'readwrite').done;
  // Lets what follows such a write run, which needs the file's document.
  await new Promise((resolve) => setTimeout(resolve));
}

afterAll(settleRecords);

/** Forgets everything that earlier tests left on the device, in the converters and in the cache of queries. */
export async function emptyDevice(): Promise<void> {
  await settleRecords();
  useConverterState.setState(initialState, true);
  queryClient.clear();
  localStorage.clear();
  readCardOrder();
  forgetChoices();
  if (Object.keys(useOwnNames.getState().names).length > 0) await setOwnUnits([]);
  const database = await openDevice();
  await Promise.all([...database.objectStoreNames].map((store) => database.clear(store)));
  reloadPreferences();
}
