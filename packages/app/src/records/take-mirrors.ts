import type { StampedRecord } from '@equivale/core/merge';
import { currencyListKey } from '../conversion/current-list.ts';
import { chosenHere, isMissing, readMirror, storedMirror, writeMirror } from '../device/preferences.ts';
import { writeRecords } from './define-records.ts';
import { isReadable, type WriteOutcome } from './kind.ts';
import { lists } from './kinds/lists.ts';
import { preferences } from './kinds/preferences.ts';

/** The list of currencies, if its mirror has one. */
export function readList(): StampedRecord[] {
  try {
    const list = JSON.parse(localStorage.getItem(currencyListKey) ?? 'null');
    return isReadable(lists, list) ? [list] : [];
  } catch {
    return [];
  }
}

function readPreferences(): StampedRecord[] {
  const { state, clocks } = readMirror();
  // The previous language is not synced.
  const { languageBefore: _, ...shared } = clocks;
  return Object.entries(shared).map(([id, changedAt]) =>
    state[id] === undefined ? { id, removed: true, changedAt } : { id, value: state[id], changedAt },
  );
}

/** Restores choices of this tab that another tab has overwritten in the mirror. */
function mendMirror(): void {
  const stored = storedMirror();
  if (Object.keys(chosenHere.clocks).some((id) => isMissing(id, stored))) writeMirror(readMirror());
}

/** Forgets this tab's choices and their mirror. */
export function forgetChoices(): void {
  for (const id of Object.keys(chosenHere.clocks)) delete chosenHere.clocks[id];
}

/** Writes choices made while the database was not available, by this page or an earlier one. */
export function takeMirrors(): Promise<WriteOutcome> {
  mendMirror();
  return writeRecords(
    { kind: preferences, make: readPreferences(), clocks: 'later' },
    { kind: lists, make: readList(), clocks: 'later' },
  );
}
