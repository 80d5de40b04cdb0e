import { currentMembership } from './membership-store.ts';
import { syncNow } from './sync-device.ts';

/** How long nothing must change before what has changed is shared. */
const SETTLE_MS = 3000;
/** Another tab, or the person's other device, may have written meanwhile. */
const RETURN_MS = 60_000;

/** Faults after which only a person can go on. */
const FINAL = new Set(['removed', 'pair-again', 'ended']);

let isStarted = false;

/** Shares from now on: now, after every change on the device, and when the network or the person comes back. */
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
  // The one on which the device says what has changed, in this tab and in others.
  const changes = 'BroadcastChannel' in globalThis ? new BroadcastChannel('equivale-changes') : undefined;
  changes?.addEventListener('message', onChange);
  addEventListener('online', run);
  document.addEventListener('visibilitychange', onReturn);
  run();
}
