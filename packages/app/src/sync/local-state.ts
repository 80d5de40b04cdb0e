import type { StorageFault } from '../device/storage-fault.ts';
import { writeState } from '../records/mirrors.ts';
import { forgetRemoved, readState, sharedOf } from '../records/state.ts';
import { takeMirrors } from '../records/take-mirrors.ts';
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

async function read() {
  await takeMirrors();
  return sharedOf(await readState());
}

/** What this device shares of its person. */
export const localState: LocalState = {
  read,
  async absorb(state) {
    const written = await writeState(sharedOf(state));
    // Of nothing that came is more stored than before; the next round tries again.
    if (!written.ok) throw new NotStored(written.code);
    return read();
  },
  forget: forgetRemoved,
};
