import { own, type Preferences, readMirror, usePreferences, writeMirror } from './preferences.ts';

/** Chooses, in this tab at once and in all others: each choice is a record with a clock of its own, stored from the mirror when the page is idle. */
export function choose(chosen: Partial<Preferences>): void {
  usePreferences.setState(chosen);
  const { clocks } = readMirror();
  Object.assign(own.state, chosen);
  for (const id in chosen) own.clocks[id] = Math.max(Date.now(), (clocks[id] ?? 0) + 1);
  writeMirror(readMirror());
}
