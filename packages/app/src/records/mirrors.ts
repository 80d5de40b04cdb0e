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
import { type StoreOutcome, storeState } from './state.ts';
import { readList } from './take-mirrors.ts';

/** Brings up to date what stands in localStorage of a kind, since the first paint needs it. */
const MIRRORS: Readonly<Record<string, (stored: readonly StampedRecord[]) => void>> = {
  preferences: (stored) => {
    const { state, clocks } = readMirror();
    for (const { id, value, removed, changedAt } of stored as readonly (StampedRecord & { id: string })[]) {
      // What was chosen here meanwhile is on its way into the database.
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

/** Brings up to date what shows these kinds, on this page and all others. */
export async function showStored(changed: readonly string[]): Promise<void> {
  for (const kind of changed) MIRRORS[kind]?.(await readStored(kind));
  announceChange(changed);
}

/** Stores what of a state is later than what this device has, as {@link storeState} does, and shows it. */
export async function writeState(state: WholeState): Promise<StoreOutcome> {
  const outcome = await storeState(state);
  if (outcome.ok) await showStored(outcome.changed);
  return outcome;
}
