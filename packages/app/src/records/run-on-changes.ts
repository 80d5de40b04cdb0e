import { onChange } from './changes.ts';

const SETTLE_MS = 3000;
/** Interval after which other tabs or devices may have written. */
export const AGAIN_MS = 60_000;

/** Runs now, after every change in any tab, and when network or page come back. */
export function runOnChanges(run: () => void, lastAt: () => number): void {
  let settling: ReturnType<typeof setTimeout> | undefined;
  onChange(() => {
    clearTimeout(settling);
    settling = setTimeout(run, SETTLE_MS);
  });
  addEventListener('online', run);
  document.addEventListener('visibilitychange', () => {
    // A clock that was set back is as good a reason as time.
    const isOld = Math.abs(Date.now() - lastAt()) > AGAIN_MS;
    if (document.visibilityState === 'visible' && isOld) run();
  });
  run();
}
