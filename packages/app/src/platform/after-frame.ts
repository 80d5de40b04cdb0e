/** A page that nobody sees shows no frames; this is long for one and short for what waits. */
const LONGEST_WAIT_MS = 100;

/** A frame that has been drawn is shown by others than the page's own thread, and in phones on the same few processors. */
const FRAME_MS = 16;

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
    requestAnimationFrame(() => setTimeout(now, FRAME_MS));
    setTimeout(now, LONGEST_WAIT_MS);
  }
}
