import type { StorageFault } from '../device/storage-fault.ts';
import { writeState } from '../records/mirrors.ts';
import { readState, sharedOf } from '../records/state.ts';
import { forgetRemoved } from '../records/store-state.ts';
import { takeMirrors } from '../records/take-mirrors.ts';
import type { LocalState } from './shared-state.ts';

/** The state of the other devices could not be stored here. */
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

export const localState: LocalState = {
  read,
  async absorb(state) {
    const written = await writeState(sharedOf(state));
    // The transaction was rolled back; the next round tries again.
    if (!written.ok) throw new NotStored(written.code);
    return read();
  },
  forget: forgetRemoved,
};
