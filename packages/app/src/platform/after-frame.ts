/** A page that nobody sees shows no frames; this is long for one and short for what waits. */
const LONGEST_WAIT_MS = 100;

const waiting = new Set<() => void>();

function run(work: () => void): void {
  if (waiting.delete(work)) work();
}

/** Does at once all that waits. */
export function runWaiting(): void {
  for (const work of waiting) run(work);
}

if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') runWaiting();
  });

/** Runs after the next frame is displayed, at once while leaving: rAF would delay a key's answer. */
export function inAMoment(work: () => void): void {
  waiting.add(work);
  const now = () => run(work);
  if (document.visibilityState === 'hidden') now();
  else setTimeout(now, LONGEST_WAIT_MS);
}

/** Does something as soon as the frame in the making is on the screen; at once where the page is being left. */
export function afterFrame(work: () => void): void {
  inAMoment(work);
  if (waiting.has(work)) requestAnimationFrame(() => setTimeout(() => run(work)));
}
