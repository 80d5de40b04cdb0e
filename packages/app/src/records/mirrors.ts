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

/** What stands in localStorage of a kind, since the first paint needs it. */
interface Mirror {
  /** What was chosen, where the mirror has it before the database. */
  readonly read?: () => StampedRecord[];
  readonly write: (stored: readonly StampedRecord[]) => void;
}

function readList(): StampedRecord[] {
  try {
    const list = JSON.parse(localStorage.getItem(currencyListKey) ?? 'null');
    return isReadable(lists, list) ? [list] : [];
  } catch {
    return [];
  }
}

const MIRRORS: Readonly<Record<string, Mirror>> = {
  preferences: {
    read: () => {
      const { state, clocks } = readMirror();
      // What the language was before is of no use elsewhere.
      const { languageBefore: _, ...shared } = clocks;
      return Object.entries(shared).map(([id, changedAt]) =>
        state[id] === undefined ? { id, removed: true, changedAt } : { id, value: state[id], changedAt },
      );
    },
    write: (stored) => {
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
  },
  lists: {
    read: readList,
    write: (stored) => {
      const [here] = readList();
      const [newest] = stored
        .filter((list) => !isRemoved(list) && isReadable(lists, list))
        .sort((a, b) => compareRecords(b, a));
      if (newest ? here && compareRecords(newest, here) <= 0 : !here) return;
      if (newest) localStorage.setItem(currencyListKey, JSON.stringify(newest));
      else localStorage.removeItem(currencyListKey);
      noteStoredList();
    },
  },
  conversions: { write: () => noteUse() },
  alerts: { write: (stored) => stored.some((alert) => !isRemoved(alert)) && noteAlerts(true) },
};

/** Brings up to date what shows these kinds, on this page and all others. */
export async function showStored(changed: readonly string[]): Promise<void> {
  for (const kind of changed) MIRRORS[kind]?.write(await readStored(kind));
  announceChange(changed);
}

/** Stores what of a state is later than what this device has, as {@link storeState} does, and shows it. */
export async function writeState(state: WholeState): Promise<StoreOutcome> {
  const outcome = await storeState(state);
  if (outcome.ok) await showStored(outcome.changed);
  return outcome;
}

/** Stores what was chosen where the database was not at hand, by this page or one that was closed meanwhile. */
export const takeMirrors = (): Promise<StoreOutcome> =>
  writeState(
    Object.fromEntries(Object.entries(MIRRORS).flatMap(([kind, { read }]) => (read ? [[kind, read()]] : []))),
  );
