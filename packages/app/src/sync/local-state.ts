import type { WholeState } from '@equivale/core/merge';
import type { StorageFault } from '../device/storage-fault.ts';
import { readLocal } from '../my-data/local-storage.ts';
import { readState } from '../my-data/read-state.ts';
import { writeState } from '../my-data/write-state.ts';
import type { LocalState } from './round.ts';

/** What came from the other devices was not stored here. */
export class NotStored extends Error {
  override readonly name = 'NotStored';
  readonly fault: StorageFault;

  constructor(fault: StorageFault) {
    super(`The state of the other devices was not stored: ${fault}`);
    this.fault = fault;
  }
}

/** Alerts sound on the device that they were made on, and are shared with no other. */
const shared = (state: WholeState): WholeState => ({ ...state, alerts: [] });

const read = async () => shared(await readState(readLocal(), Date.now()));

/** What this device stores of its person, but for its alerts. */
export const localState: LocalState = {
  read,
  async absorb(state) {
    const written = await writeState(shared(state), Date.now());
    // Of nothing that came is more stored than before; the next round tries again.
    if (!written.ok) throw new NotStored(written.code);
    return read();
  },
};
