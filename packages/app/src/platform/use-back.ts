import { useEffectEvent, useLayoutEffect } from 'react';
import { forgetArrival } from './use-view-focus.ts';

/** What "back" closes, the newest last. Each has an entry of its own in the history, whose state says how many there are. */
const open: (() => void)[] = [];
/** Navigations wait until those entries are gone: back from the next view leads to this one. */
const waiting: (() => void)[] = [];
let isLeaving = false;
let isWatching = false;

const entries = (): number => history.state?.overlays ?? 0;

/** Brings the history in line with what is open. */
function settle(): void {
  if (isLeaving) return;
  const missing = open.length - entries();
  if (missing < 0) {
    isLeaving = true;
    history.go(missing);
  } else if (missing > 0) {
    // Closing leaves the page where it is: the browser would scroll it back.
    history.scrollRestoration = 'manual';
    for (let overlays = entries() + 1; overlays <= open.length; overlays += 1)
      History.prototype.pushState.call(history, { ...history.state, overlays }, '');
  } else if (open.length === 0) {
    history.scrollRestoration = 'auto';
    for (const navigate of waiting.splice(0)) navigate();
  }
}

const closeFrom = (at: number): void => {
  for (const close of open.splice(at).reverse()) close();
};

/** Hears "back" and navigations, once something has opened. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('popstate', () => {
    if (isLeaving) forgetArrival();
    else closeFrom(entries());
    isLeaving = false;
    settle();
  });
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (...entry) => {
      if (entries() === 0 && !isLeaving) return change(...entry);
      waiting.push(() => change(...entry));
      if (name === 'pushState') closeFrom(0);
      queueMicrotask(settle);
    };
  }
}

/** What is open over the page is closed by "back", and by a link that leads on. */
export function useBack(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    watch();
    const entry = () => close();
    open.push(entry);
    // One that takes the place of another in the same rendering takes over its entry.
    queueMicrotask(settle);
    return () => {
      const at = open.indexOf(entry);
      if (at >= 0) open.splice(at, 1);
      queueMicrotask(settle);
    };
  }, []);
}
