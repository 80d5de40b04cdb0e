import { currentMembership } from './membership-store.ts';
import { syncNow } from './sync-device.ts';

/** Quiet time after a change before a round. */
const SETTLE_MS = 3000;
/** Interval of rounds; other tabs or devices may have written. */
const RETURN_MS = 60_000;

/** Faults that only the person can resolve. */
const FINAL = new Set(['removed', 'pair-again', 'ended']);

let isStarted = false;

/** Syncs now, after every change, and when the network or the page comes back. */
export function startSync(): void {
  if (isStarted) return;
  isStarted = true;
  let settling: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    const membership = currentMembership();
    if (membership && !FINAL.has(membership.fault ?? '')) void syncNow();
  };
  const onChange = () => {
    clearTimeout(settling);
    settling = setTimeout(run, SETTLE_MS);
  };
  const onReturn = () => {
    const age = Date.now() - (currentMembership()?.syncedAt ?? 0);
    if (document.visibilityState === 'visible' && age > RETURN_MS) run();
  };
  // The channel on which changes are announced, in this tab and in others.
  const changes = 'BroadcastChannel' in globalThis ? new BroadcastChannel('equivale-changes') : undefined;
  changes?.addEventListener('message', onChange);
  addEventListener('online', run);
  document.addEventListener('visibilitychange', onReturn);
  run();
}
