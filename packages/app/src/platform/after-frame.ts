/** A page that nobody sees shows no frames; this is long for one and short for what waits. */
const LONGEST_WAIT_MS = 100;

const waiting = new Set<() => void>();

function run(work: () => void): void {
  if (waiting.delete(work)) work();
}

if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') for (const work of waiting) run(work);
  });

/**
 * Does something as soon as the frame in the making is on the screen, so that a key's answer comes before its record; at
 * once where the page is being left.
 */
export function afterFrame(work: () => void): void {
  waiting.add(work);
  const now = () => run(work);
  if (document.visibilityState === 'hidden') {
    now();
  } else {
    requestAnimationFrame(() => setTimeout(now));
    setTimeout(now, LONGEST_WAIT_MS);
  }
}
