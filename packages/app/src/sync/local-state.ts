import { readState } from '../my-data/read-state.ts';
import { writeState } from '../my-data/write-state.ts';
import type { LocalState } from './round.ts';

/** What this device stores of its person. */
export const localState: LocalState = {
  read: () => readState(Date.now()),
  async absorb(state) {
    const written = await writeState(state, Date.now());
    // Of nothing that came is more stored than before; the next round tries again.
    if (!written.ok) throw new Error(`The state of the other devices was not stored: ${written.code}`);
    return readState(Date.now());
  },
};
