import type { Page } from '@playwright/test';

/** Resolves when the page's own code answers; before that a button is only drawn, and a tap on it waits. */
export const hasStarted = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.app === 'started');
