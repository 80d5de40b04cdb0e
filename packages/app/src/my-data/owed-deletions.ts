/** What is still to be deleted on the server, by the capability for it and nothing else; survives the deletion of all the rest. */
export const OWED = 'equivale-owed';

/** A `DELETE` of an address, allowed by a token. */
export interface Deletion {
  readonly address: string;
  readonly token: string;
}

function owed(): readonly Deletion[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(OWED) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    // No storage, or junk in it: nothing is owed.
    return [];
  }
}

/** Notes what the server is to delete, in the place of what was noted before. */
export function oweDeletions(deletions: readonly Deletion[]): void {
  if (deletions.length === 0) localStorage.removeItem(OWED);
  else localStorage.setItem(OWED, JSON.stringify(deletions));
}

/** What may pass: the rest of what is no success is final, and what was to go is not there. */
const mayPass = (status: number) => status >= 500 || status === 429 || status === 408;

/** @returns whether there is nothing left to ask for */
async function deleted({ address, token }: Deletion): Promise<boolean> {
  try {
    const headers = { authorization: `Bearer ${token}` };
    const { status } = await fetch(address, { method: 'DELETE', headers, keepalive: true });
    return !mayPass(status);
  } catch {
    return false;
  }
}

/** Has the server delete what is owed; what it cannot be asked now stays noted. @returns whether nothing is left */
export async function payDeletions(): Promise<boolean> {
  const deletions = owed();
  const done = await Promise.all(deletions.map(deleted));
  const left = deletions.filter((_, at) => !done[at]);
  oweDeletions(left);
  return left.length === 0;
}

/** Has it done now, or as soon as there is a network. Called at each start where something is owed. */
export async function payWhenOnline(): Promise<void> {
  if (await payDeletions()) return;
  addEventListener('online', () => void payWhenOnline(), { once: true });
}
