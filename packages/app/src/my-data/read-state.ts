import { isMyDataName, MY_DATA, MY_DATA_KINDS } from '@equivale/contract';
import type { WholeState } from '@equivale/core/merge';
import { openDevice } from '../device/database.ts';
import { runInSteps } from '../platform/run-in-steps.ts';
import { FIELDS, type LocalValues, type RecordsByKind, readRecords, STATE_STORES } from './device-records.ts';

/** The records of each kind in the order of their keys, over fields of the same name. */
function* stateOf(records: RecordsByKind): Generator<void, WholeState> {
  const state: Record<string, unknown> = Object.assign(Object.create(null), MY_DATA);
  for (const [name, { value }] of records.get(FIELDS) ?? []) if (isMyDataName(name)) state[name] = value;
  for (const kind of new Set([...MY_DATA_KINDS, ...records.keys()])) {
    if (!isMyDataName(kind)) continue;
    const ofKind = [...(records.get(kind) ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
    state[kind] = ofKind.map(([, record]) => record);
    yield;
  }
  return state;
}

/**
 * Everything that this device stores of its person, read in one transaction, with what this release cannot read.
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
