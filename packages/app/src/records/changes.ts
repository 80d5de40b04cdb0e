import { queryClient } from '../device/query-client.ts';

/** Tells the other tabs which kinds of records have changed on the device, so that they read them again. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('equivale-changes') : undefined;

/** What is read of a kind has its name in the key of its query. */
const refetch = (kinds: readonly string[]) =>
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => kinds.some((kind) => queryKey.includes(kind)),
  });

channel?.addEventListener('message', ({ data }) => {
  if (Array.isArray(data)) refetch(data);
});

/** Stands in localStorage while a tab erases everything. */
export const ERASING = 'equivale-erasing';
let hasStopped = false;

/** Whether another tab has erased everything since this page began: what it knows of before is not stored again. */
export const hasStoppedWriting = (): boolean => hasStopped;

globalThis.addEventListener?.('storage', ({ key, newValue }) => {
  if (key !== ERASING) return;
  hasStopped = true;
  if (newValue === null) location.reload();
});

/** Says which kinds of records have changed on the device, to this tab and to all others. */
export function announceChange(kinds: readonly string[]): void {
  if (kinds.length === 0) return;
  refetch(kinds);
  channel?.postMessage(kinds);
}
