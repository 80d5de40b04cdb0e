import { useEffect } from 'react';
import { prepare } from '../ui/part.tsx';
import { InstallOffer } from './install-offer.tsx';
import { ReleaseWatch } from './release-watch.tsx';

/** Fetches what names icon buttons for those who can see it: who has a mouse, or comes by the Tab key. */
function startTooltips(): () => void {
  const ended = new AbortController();
  const start = async () => {
    const tooltips = await import('./tooltips.ts').catch(() => undefined);
    if (tooltips && !ended.signal.aborted) ended.signal.addEventListener('abort', tooltips.startTooltips());
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab') return;
    document.removeEventListener('keydown', onKey);
    void start();
  };
  if (matchMedia('(any-hover: hover)').matches) void start();
  else document.addEventListener('keydown', onKey, { signal: ended.signal });
  return () => ended.abort();
}

/** Starts what the person has switched on, by the mark that this has left on the device; nobody else loads anything of it. */
function startWhere(mark: string, start: () => Promise<void>): void {
  try {
    if (localStorage.getItem(mark) === null) return;
  } catch {
    // No storage, so nothing was switched on.
    return;
  }
  prepare(start);
}

/** The parts of the frame that nobody waits for: newer releases, the offer to install, names of icon buttons. */
export function IdleParts() {
  useEffect(startTooltips, []);
  useEffect(() => {
    startWhere('equivale-sync', async () => (await import('../sync/start-sync.ts')).startSync());
    startWhere('equivale-alerts', async () =>
      (await import('../converter/alerts/check-alerts.ts')).checkAlerts(),
    );
  }, []);
  return (
    <>
      <InstallOffer />
      <ReleaseWatch />
    </>
  );
}
