import { queryClient } from './query-client.ts';

/** Tells the other tabs what changed on the device, so that they read it again. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('equivale-device') : undefined;

const refetch = (queryKey: readonly unknown[]) => void queryClient.invalidateQueries({ queryKey });

channel?.addEventListener('message', ({ data }) => {
  if (Array.isArray(data)) refetch(data);
});

/**
 * Says that what a query shows has changed on the device, to this tab and to all others.
 * @param queryKey key, or beginning of the keys, of the queries that read it
 */
export function announceChange(queryKey: readonly unknown[]): void {
  refetch(queryKey);
  channel?.postMessage(queryKey);
}
