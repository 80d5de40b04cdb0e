import type { WholeState } from '@equivale/core/merge';
import { announceChange } from '../device/device-changes.ts';
import { ownMoneyKey } from '../device/own-money/own-money.ts';
import { ownUnitsKey } from '../device/own-units/own-units.ts';
import { logStorage, type StorageFault, storageFault } from '../device/storage-fault.ts';
import { tripsKey } from '../device/trips/trips.ts';
import { applyLocal, readLocal } from './local-storage.ts';
import { type LocalChanges, type StoreOutcome, storeState } from './store-state.ts';

export type Stored =
  | { readonly ok: true; readonly local: LocalChanges }
  | { readonly ok: false; readonly code: StorageFault };

/** Has this page and all others show what was stored. @returns what became of it, the page's own storage included */
export function showStored<Outcome extends Stored>(
  outcome: Outcome,
): Outcome | { readonly ok: false; readonly code: StorageFault } {
  try {
    if (outcome.ok) applyLocal(outcome.local);
    return outcome;
  } catch (error) {
    logStorage('Preferences of a copy or of another device could not be stored', error);
    return { ok: false, code: storageFault(error) };
  } finally {
    for (const key of [
      ['favorites'],
      ['recent-conversions'],
      ['arrangements'],
      ownUnitsKey,
      ownMoneyKey,
      tripsKey,
      ['alerts'],
    ])
      announceChange(key);
  }
}

/** Stores what of a state is later than what this device has, as {@link storeState} does, and shows it. */
export const writeState = async (state: WholeState, now: number): Promise<StoreOutcome> =>
  showStored(await storeState(state, readLocal(), now));
