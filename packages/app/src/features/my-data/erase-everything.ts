import { endSubscription } from '../../converter/alerts/push.ts';
import { eraseDevice } from '../../my-data/erase-device.ts';
import { type Deletion, sendPendingDeletions, setPendingDeletions } from '../../my-data/pending-deletions.ts';
import { ALERTS_ADDRESS, readToken } from '../../records/kinds/alerts.ts';

/** How long the app waits for others before it begins anew; what they have not done by then is done later. */
const PATIENCE_MS = 4000;

export const isSharing = (): boolean => localStorage.getItem('equivale-sync') !== null;

async function deletionsOf(isOnServerToo: boolean): Promise<Deletion[]> {
  const token = await readToken().catch(() => undefined);
  const alerts = token === undefined ? [] : [{ address: ALERTS_ADDRESS, token }];
  if (!isOnServerToo) return alerts;
  const shared = await (await import('./erase-shared-state.ts')).eraseSharedState();
  return shared ? [...alerts, shared] : alerts;
}

const forgetPlainRecords = async () =>
  (await import('../../plain-records/start-plain-records.ts')).forgetOnService();

/**
 * Erases the device and its alerts on the server; pending deletions wait for a network.
 * @param isOnServerToo also the encrypted state; other devices keep theirs
 */
export async function eraseEverything(isOnServerToo: boolean): Promise<void> {
  // The service forgets first, or its records would come back.
  if (__PLAIN_RECORDS__) await forgetPlainRecords();
  // Noted before: with the tokens gone, nobody could delete it any more.
  setPendingDeletions(await deletionsOf(isOnServerToo));
  try {
    await eraseDevice();
  } catch (error) {
    setPendingDeletions([]);
    throw error;
  }
  const others = Promise.all([sendPendingDeletions(), endSubscription().catch(() => undefined)]);
  await Promise.race([others, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
