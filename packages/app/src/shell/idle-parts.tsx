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

/** Shares with the person's other devices, where this one is told to; nobody else loads anything of it. */
function startSharing(): void {
  try {
    if (localStorage.getItem('equivale-sync') === null) return;
  } catch {
    // No storage, so nothing is shared.
    return;
  }
  prepare(async () => (await import('../sync/start-sync.ts')).startSync());
}

/** The parts of the frame that nobody waits for: newer releases, the offer to install, names of icon buttons. */
export function IdleParts() {
  useEffect(startTooltips, []);
  useEffect(startSharing, []);
  return (
    <>
      <InstallOffer />
      <ReleaseWatch />
    </>
  );
}
