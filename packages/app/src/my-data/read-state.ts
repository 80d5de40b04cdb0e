import { MY_DATA, MY_DATA_KINDS, parseMyDataRecord } from '@equivale/contract';
import type { StampedRecord, WholeState } from '@equivale/core/merge';
import { openDevice } from '../device/database.ts';
import { logStorage } from '../device/storage-fault.ts';
import { runInSteps } from '../platform/run-in-steps.ts';
import { FIELDS, type LocalValues, type RecordsByKind, readRecords, STATE_STORES } from './device-records.ts';

type Kept = Record<string, unknown>;

/** The records of each kind in the order of their keys; of the kinds that are known, those that can be read. */
function* stateOf(records: RecordsByKind): Generator<void, WholeState> {
  const state: Kept = { ...MY_DATA };
  const known: readonly string[] = MY_DATA_KINDS;
  for (const kind of new Set([...known, ...records.keys()])) {
    const all = [...(records.get(kind) ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
    const sound: StampedRecord[] = [];
    for (const [, record] of all) {
      if (!known.includes(kind) || parseMyDataRecord(kind as (typeof MY_DATA_KINDS)[number], record).ok)
        sound.push(record);
      yield;
    }
    if (sound.length < all.length) logStorage(`${all.length - sound.length} damaged ${kind} were skipped`);
    if (kind === FIELDS) for (const { id, value } of sound) state[String(id)] = value;
    else state[kind] = sound;
  }
  return state;
}

/**
 * Everything that this device stores of its person, read in one transaction. Damaged records are left out and logged.
 * @param local what `readLocal` reads
 * @param now milliseconds since the epoch: the clock of preferences that were changed since the last reading
 * @throws when the device's storage cannot be read
 */
export async function readState(local: LocalValues, now: number): Promise<WholeState> {
  const transaction = (await openDevice()).transaction(STATE_STORES, 'readwrite');
  const records = await readRecords(transaction, local, now);
  await transaction.done;
  return runInSteps(stateOf(records));
}
