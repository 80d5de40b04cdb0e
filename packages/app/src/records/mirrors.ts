import type { StampedRecord, WholeState } from '@equivale/core/merge';
import { compareRecords } from '@equivale/core/merge';
import { currencyListKey, noteStoredList } from '../conversion/current-list.ts';
import { readMirror, reloadPreferences, writeMirror } from '../device/preferences.ts';
import { noteUse } from '../device/used-device.ts';
import { announceChange } from './changes.ts';
import { readStored } from './database.ts';
import { isReadable, isRemoved } from './kind.ts';
import { noteAlerts } from './kinds/alerts.ts';
import { lists } from './kinds/lists.ts';
import { type StoreOutcome, storeState } from './store-state.ts';
import { readList } from './take-mirrors.ts';

/** Updates the localStorage mirror that the first paint needs. */
const MIRRORS: Readonly<Record<string, (stored: readonly StampedRecord[]) => void>> = {
  preferences: (stored) => {
    const { state, clocks } = readMirror();
    for (const { id, value, removed, changedAt } of stored as readonly (StampedRecord & { id: string })[]) {
      // A choice made here meanwhile is about to be written to the database.
      if (changedAt < (clocks[id] ?? 0)) continue;
      state[id] = removed ? undefined : value;
      clocks[id] = changedAt;
    }
    writeMirror({ state, clocks });
    reloadPreferences();
  },
  lists: (stored) => {
    const [here] = readList();
    const [newest] = stored
      .filter((list) => !isRemoved(list) && isReadable(lists, list))
      .sort((a, b) => compareRecords(b, a));
    if (newest ? here && compareRecords(newest, here) <= 0 : !here) return;
    if (newest) localStorage.setItem(currencyListKey, JSON.stringify(newest));
    else localStorage.removeItem(currencyListKey);
    noteStoredList();
  },
  conversions: () => noteUse(),
  alerts: (stored) => stored.some((alert) => !isRemoved(alert)) && noteAlerts(true),
};

/** Refreshes what shows these kinds, in all tabs. */
export async function showStored(changed: readonly string[]): Promise<void> {
  for (const kind of changed) MIRRORS[kind]?.(await readStored(kind));
  announceChange(changed);
}

/** Stores a state like {@link storeState} and refreshes what shows it. */
export async function writeState(state: WholeState): Promise<StoreOutcome> {
  const outcome = await storeState(state);
  if (outcome.ok) await showStored(outcome.changed);
  return outcome;
}
