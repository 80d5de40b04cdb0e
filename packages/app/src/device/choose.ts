import { chosenHere, type Preferences, readMirror, usePreferences, writeMirror } from './preferences.ts';

/** Applies a choice in this tab and all others. Each choice becomes a record with its own clock when the page is idle. */
export function choose(chosen: Partial<Preferences>): void {
  usePreferences.setState(chosen);
  const { clocks } = readMirror();
  Object.assign(chosenHere.state, chosen);
  for (const id in chosen) chosenHere.clocks[id] = Math.max(Date.now(), (clocks[id] ?? 0) + 1);
  writeMirror(readMirror());
}
