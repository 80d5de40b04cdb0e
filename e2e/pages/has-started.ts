import type { Page } from '@playwright/test';

/** Whether frame and view are hydrated. Runs in the page. */
export const isStarted = (): boolean =>
  document.documentElement.dataset.app === 'started' &&
  // Hydrated elements carry React's properties.
  [...document.querySelectorAll('#root :is(button, input, select, textarea)')].every((control) =>
    Object.keys(control).some((key) => key.startsWith('__reactProps')),
  );

/** Resolves when the page is hydrated; before that a tap on a button waits. */
export const hasStarted = (page: Page) => page.waitForFunction(isStarted);

/** Resolves when the page is hydrated and everything on it has loaded, down to its end. */
export async function hasSettled(page: Page): Promise<void> {
  await hasStarted(page);
  // A spinner says nothing for its first moments, but its row is there. What is far down is loaded when it comes near.
  await page.waitForFunction(() => {
    const waiting = [...document.querySelectorAll('[aria-busy="true"], p[role="status"].min-h-row')].filter(
      (element) => element.getClientRects().length > 0,
    );
    waiting[0]?.scrollIntoView({ behavior: 'instant' });
    if (waiting.length === 0) scrollTo({ top: 0, behavior: 'instant' });
    return waiting.length === 0;
  });
}

/** Resolves when nothing on the page moves by itself: only then does an element stay where it is measured. */
export async function hasStopped(page: Page): Promise<void> {
  // Waits two frames, so that pending requests have begun.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.waitForFunction(() => {
    const endless = (effect: AnimationEffect | null) => effect?.getTiming().iterations === Infinity;
    return document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || endless(effect));
  });
}
