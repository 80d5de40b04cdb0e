/** Announces to other tabs which kinds of records have changed. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('equivale-changes') : undefined;

const listeners = new Set<(kinds: readonly string[]) => void>();
const tell = (kinds: readonly string[]) => {
  for (const listener of listeners) listener(kinds);
};

channel?.addEventListener('message', ({ data }) => {
  if (Array.isArray(data)) tell(data);
});

export const onChange = (listener: (kinds: readonly string[]) => void): unknown => listeners.add(listener);

/** localStorage key that exists while a tab erases everything. */
export const ERASING = 'equivale-erasing';
let hasStopped = false;

/** Whether another tab has erased everything since this page started; its data must not be stored again. */
export const hasStoppedWriting = (): boolean => hasStopped;

globalThis.addEventListener?.('storage', ({ key, newValue }) => {
  if (key !== ERASING) return;
  hasStopped = true;
  if (newValue === null) location.reload();
});

/** Announces to this tab and all others which kinds of records have changed. */
export function announceChange(kinds: readonly string[]): void {
  if (kinds.length === 0) return;
  tell(kinds);
  channel?.postMessage(kinds);
}
