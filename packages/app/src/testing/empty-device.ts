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

/** A view looks for its record, then writes it, and may then do something that needs the file's document. */
const STEPS = 4;

/** Waits until views that are gone have looked for and stored their records. */
async function settleRecords(): Promise<void> {
  const database = await openDevice();
  for (let step = 0; step < STEPS; step += 1) {
    runWaiting();
    // Waits for all before it.
    await database.transaction('records', 'readwrite').done;
    await new Promise((resolve) => setTimeout(resolve));
  }
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
