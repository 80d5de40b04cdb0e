/** Tells the other tabs which kinds of records have changed on the device, so that they read them again. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('equivale-changes') : undefined;

const listeners = new Set<(kinds: readonly string[]) => void>();
const tell = (kinds: readonly string[]) => {
  for (const listener of listeners) listener(kinds);
};

channel?.addEventListener('message', ({ data }) => {
  if (Array.isArray(data)) tell(data);
});

/** Hears of every change, by this tab or another. */
export const onChange = (listener: (kinds: readonly string[]) => void): unknown => listeners.add(listener);

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
  tell(kinds);
  channel?.postMessage(kinds);
}
