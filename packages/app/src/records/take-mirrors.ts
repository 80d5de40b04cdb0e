import type { StampedRecord } from '@equivale/core/merge';
import { currencyListKey } from '../conversion/current-list.ts';
import { isMissing, own, readMirror, storedMirror, writeMirror } from '../device/preferences.ts';
import { writeRecords } from './define-records.ts';
import { isReadable, type WriteOutcome } from './kind.ts';
import { lists } from './kinds/lists.ts';
import { preferences } from './kinds/preferences.ts';

/** The list of currencies, where its mirror has one. */
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
  // What the language was before is of no use elsewhere.
  const { languageBefore: _, ...shared } = clocks;
  return Object.entries(shared).map(([id, changedAt]) =>
    state[id] === undefined ? { id, removed: true, changedAt } : { id, value: state[id], changedAt },
  );
}

/** Puts back choices of this tab that another one wrote over. */
function mendMirror(): void {
  const stored = storedMirror();
  if (Object.keys(own.clocks).some((id) => isMissing(id, stored))) writeMirror(readMirror());
}

/** Forgets what was chosen in this tab, with what is stored of it. */
export function forgetChoices(): void {
  for (const id of Object.keys(own.clocks)) delete own.clocks[id];
}

/** Stores what was chosen where the database was not at hand, by this page or one that was closed meanwhile. */
export function takeMirrors(): Promise<WriteOutcome> {
  mendMirror();
  return writeRecords(
    { kind: preferences, make: readPreferences(), clocks: 'later' },
    { kind: lists, make: readList(), clocks: 'later' },
  );
}
