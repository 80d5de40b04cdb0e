import { queryClient } from './query-client.ts';
import { logStorage } from './storage-fault.ts';

const open = (name: string) => ('BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined);

/** Tells the other tabs what changed on the device, so that they read it again. */
const channel = open('equivale-changes');

const refetch = (queryKey: readonly unknown[]) => void queryClient.invalidateQueries({ queryKey });

channel?.addEventListener('message', ({ data }) => {
  if (Array.isArray(data)) refetch(data);
});

/** Tabs of release 1.0.0 speak here, of what they have written to a database of their own. */
open('equivale-device')?.addEventListener('message', async ({ data }) => {
  if (!Array.isArray(data)) return;
  try {
    await (await import('./database.ts')).readFirstRelease();
  } catch (error) {
    logStorage('What another tab stored could not be read', error);
  }
  refetch(data);
});

/**
 * Says that what a query shows has changed on the device, to this tab and to all others.
 * @param queryKey key, or beginning of the keys, of the queries that read it
 */
export function announceChange(queryKey: readonly unknown[]): void {
  refetch(queryKey);
  channel?.postMessage(queryKey);
}
