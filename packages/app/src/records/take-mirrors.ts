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
  const mirror = readMirror();
  const { state, clocks } = mirror;
  const stored = storedMirror();
  // Another tab wrote over a choice of this one.
  if (Object.keys(own.clocks).some((id) => isMissing(id, stored))) writeMirror(mirror);
  // What the language was before is of no use elsewhere.
  const { languageBefore: _, ...shared } = clocks;
  return Object.entries(shared).map(([id, changedAt]) =>
    state[id] === undefined ? { id, removed: true, changedAt } : { id, value: state[id], changedAt },
  );
}

/** Stores what was chosen where the database was not at hand, by this page or one that was closed meanwhile. */
export const takeMirrors = (): Promise<WriteOutcome> =>
  writeRecords(
    { kind: preferences, make: readPreferences(), clocks: 'later' },
    { kind: lists, make: readList(), clocks: 'later' },
  );
