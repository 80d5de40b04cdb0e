/** Server deletions not confirmed yet (address and token). Survives "erase everything". */
export const PENDING_DELETIONS = 'equivale-deletions';

export interface Deletion {
  readonly address: string;
  readonly token: string;
}

function pendingDeletions(): readonly Deletion[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PENDING_DELETIONS) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    // No storage, or junk in it: nothing is pending.
    return [];
  }
}

export function setPendingDeletions(deletions: readonly Deletion[]): void {
  if (deletions.length === 0) localStorage.removeItem(PENDING_DELETIONS);
  else localStorage.setItem(PENDING_DELETIONS, JSON.stringify(deletions));
}

/** Whether a failure may be temporary; after any other status there is nothing left to delete. */
const mayPass = (status: number) => status >= 500 || status === 429 || status === 408;

/** @returns whether the deletion is settled */
async function deleted({ address, token }: Deletion): Promise<boolean> {
  try {
    const headers = { authorization: `Bearer ${token}` };
    const { status } = await fetch(address, { method: 'DELETE', headers, keepalive: true });
    return !mayPass(status);
  } catch {
    return false;
  }
}

/** Sends the pending deletions; those that fail stay pending. @returns whether none is left */
export async function sendPendingDeletions(): Promise<boolean> {
  const deletions = pendingDeletions();
  const done = await Promise.all(deletions.map(deleted));
  const left = deletions.filter((_, at) => !done[at]);
  setPendingDeletions(left);
  return left.length === 0;
}

/** Sends the pending deletions now or as soon as the device is online. Called at each start if there are any. */
export async function sendDeletionsWhenOnline(): Promise<void> {
  if (await sendPendingDeletions()) return;
  addEventListener('online', () => void sendDeletionsWhenOnline(), { once: true });
}
