import { useEffect } from 'react';

/** How long a view that somebody else may have opened takes no input: nobody has read it yet. */
const QUIET_MS = 1000;
const INPUT = ['pointerdown', 'mousedown', 'click', 'keydown', 'beforeinput', 'paste'] as const;

/** Ignores input in the first second: a click meant for another window must not answer a new question. */
export function useQuietSecond(isOn: boolean, now: () => number = () => performance.now()): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a clock is not exchanged
  useEffect(() => {
    if (!isOn) return;
    let since = now();
    const restart = () => {
      since = now();
    };
    const ignore = (event: Event) => {
      if (now() - since >= QUIET_MS) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    document.addEventListener('visibilitychange', restart);
    addEventListener('focus', restart);
    for (const kind of INPUT) addEventListener(kind, ignore, { capture: true });
    return () => {
      document.removeEventListener('visibilitychange', restart);
      removeEventListener('focus', restart);
      for (const kind of INPUT) removeEventListener(kind, ignore, { capture: true });
    };
  }, [isOn]);
}
