import { runOnChanges } from '../records/run-on-changes.ts';
import { currentMembership } from './membership-store.ts';
import { syncNow } from './sync-device.ts';

/** Faults that only the person can resolve. */
const FINAL = new Set(['removed', 'pair-again', 'ended']);

let isStarted = false;

/** Syncs now, after every change, and when the network or the page comes back. */
export function startSync(): void {
  if (isStarted) return;
  isStarted = true;
  const run = () => {
    const membership = currentMembership();
    if (membership && !FINAL.has(membership.fault ?? '')) void syncNow();
  };
  runOnChanges(run, () => currentMembership()?.syncedAt ?? 0);
}
