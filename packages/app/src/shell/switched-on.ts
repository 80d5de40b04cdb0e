import { startUnasked } from '../ui/part.tsx';

/** What a person can switch on, by the mark that it leaves on the device. */
const PARTS: Readonly<Record<string, () => Promise<unknown>>> = {
  'equivale-sync': async () => (await import('../sync/start-sync.ts')).startSync(),
  'equivale-alerts': async () => (await import('../converter/alerts/check-alerts.ts')).checkAlerts(),
  'equivale-deletions': async () =>
    (await import('../my-data/pending-deletions.ts')).sendDeletionsWhenOnline(),
};

/** Starts what the person has switched on; nobody else loads anything of it. */
export function startSwitchedOn(): void {
  for (const [mark, start] of Object.entries(PARTS))
    if (localStorage.getItem(mark) !== null) startUnasked(start);
}
