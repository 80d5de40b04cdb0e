import type { Page } from '@playwright/test';

/** What an event sets off, and how it is seen. */
export interface Probe {
  /** Event that begins the wait. */
  readonly event: 'keydown' | 'click' | 'change';
  /** Selector whose text shows the response, and whether it must differ from before or only be there. */
  readonly selector: string;
  readonly until: 'changes' | 'appears' | 'next-frame';
}

/**
 * From an event, by the browser's own timestamp, to the frame that shows the response.
 * @param act does what makes the event
 * @returns milliseconds, frame included
 */
export async function timeOf(page: Page, probe: Probe, act: () => Promise<void>): Promise<number> {
  await page.evaluate(({ event, selector, until }) => {
    const read = () => {
      const found = document.querySelector(selector);
      return found instanceof HTMLInputElement
        ? found.value
        : found && (found.getAttribute('d') ?? found.textContent);
    };
    const before = read();
    const isDone = () => {
      if (until === 'next-frame') return true;
      return until === 'appears' ? read() !== null : read() !== before && read() !== null;
    };
    const timed = new Promise<number>((resolve) => {
      const measure = ({ timeStamp }: Event) => {
        const painted = () => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          requestAnimationFrame(() => port2.postMessage(0));
        };
        const watch = new MutationObserver(() => {
          if (!isDone()) return;
          watch.disconnect();
          painted();
        });
        if (isDone()) painted();
        else
          watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      };
      addEventListener(event, measure, { capture: true, once: true });
    });
    Object.assign(globalThis, { timed });
  }, probe);
  await act();
  const answered = page.evaluate(() => (globalThis as unknown as { timed: Promise<number> }).timed);
  return Promise.race([
    answered,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error(`no answer to ${probe.event}: ${probe.selector}`)), 20_000),
    ),
  ]);
}
