/** Does something that can wait until the page has loaded and is idle. */
export function whenIdle(work: () => void): void {
  const soon = () => (globalThis.requestIdleCallback ?? setTimeout)(work);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
