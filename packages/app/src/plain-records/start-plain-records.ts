import { DEVICE_PATH } from '@equivale/contract';
import { apiBase } from '../api/api-client.ts';
import { createRemoteApi } from '../api/remote-api.ts';
import { remoteRecentQuery } from '../api/remote-recent.ts';
import { LIMITS } from '../device/limits.ts';
import { queryClient } from '../device/query-client.ts';
import { logStorage } from '../device/storage-fault.ts';
import { alone } from '../records/lock.ts';
import { writeState } from '../records/mirrors.ts';
import { AGAIN_MS, runOnChanges } from '../records/run-on-changes.ts';
import { readState } from '../records/state.ts';
import { plainRound, type RoundDeps } from './round.ts';
import { isSwitchedOff, isSwitchedOn, switchPlainRecords } from './switched-on.ts';

let fallbacks = 0;
const remote = createRemoteApi(apiBase(), Date.now, () => {
  fallbacks += 1;
});
const recent = remoteRecentQuery(remote, LIMITS.conversionsStored);

const deps: RoundDeps = {
  remote,
  fallbacks: () => fallbacks,
  conversions: () => queryClient.fetchQuery(recent),
  async absorb(state) {
    const written = await writeState(state);
    if (!written.ok) throw new Error(`What the service has was not stored: ${written.code}`);
    return readState();
  },
};

let again: ReturnType<typeof setTimeout> | undefined;
let lastAt = 0;

async function round(): Promise<void> {
  // Nothing is sent unencrypted while devices share encrypted data.
  if (!isSwitchedOn()) return;
  clearTimeout(again);
  try {
    const left = await plainRound(deps);
    lastAt = Date.now();
    if (left !== 0) again = setTimeout(run, AGAIN_MS);
  } catch (error) {
    logStorage('The records of this device and of the service could not be brought together', error);
  }
  // What was sent meanwhile is in the next list.
  await queryClient.invalidateQueries({ queryKey: recent.queryKey });
}

const run = () => void alone('equivale-plain-records', round);

/** Synchronizes with the service now, after every change, and when the network or the page comes back. */
export function startPlainRecords(): void {
  addEventListener('equivale-plain-records', run);
  runOnChanges(run, () => lastAt);
}

/** Erases this device's records on the service; where it fails nothing has changed. */
export async function forgetOnService(): Promise<void> {
  const wasOn = !isSwitchedOff();
  switchPlainRecords(false);
  await alone('equivale-plain-records', async () => {
    try {
      const response = await fetch(apiBase() + DEVICE_PATH, { method: 'DELETE', credentials: 'include' });
      if (!response.ok) throw new Error(`The service did not forget this device: ${response.status}`);
    } catch (error) {
      if (wasOn) switchPlainRecords(true);
      throw error;
    }
  });
}
