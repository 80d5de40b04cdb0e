import { type Preferences, readMirror, usePreferences, writeMirror } from './preferences.ts';

/** Chooses, in this tab at once and in all others: each choice is a record with a clock of its own. */
export function choose(chosen: Partial<Preferences>): void {
  usePreferences.setState(chosen);
  const { state, clocks } = readMirror();
  for (const [id, value] of Object.entries(chosen)) {
    state[id] = value;
    clocks[id] = Math.max(Date.now(), (clocks[id] ?? 0) + 1);
  }
  writeMirror(state, clocks);
  void import('../records/mirrors.ts').then(
    ({ takeMirrors }) => takeMirrors(),
    () => undefined,
  );
}
