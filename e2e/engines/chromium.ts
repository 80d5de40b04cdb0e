import { chromium, type Page } from '@playwright/test';
import { QUIET_CHROMIUM } from '../quiet-chromium.ts';
import type { Engine, Tab } from './engine.ts';

const tabOf = (page: Page): Tab => ({
  goto: async (url) => void (await page.goto(url)),
  reload: async () => void (await page.reload()),
  evaluate: (expression) => page.evaluate(expression),
  click: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
});

/** Enables the accessibility tree, which is otherwise built for screen readers only. */
const IN_A_WINDOW = {
  headless: false,
  args: [...QUIET_CHROMIUM.filter((arg) => arg !== '--headless'), '--force-renderer-accessibility'],
};

/** Chromium by Playwright, the one that all other whole-app tests run in. */
export const chromiumEngine: Engine = {
  name: 'chromium',
  missing: undefined,
  async start(viewport, _site, screen) {
    const executablePath = process.env.CHROMIUM_PATH;
    const browser = await chromium.launch({
      ...(screen
        ? { ...IN_A_WINDOW, env: { ...process.env, ...screen } as Record<string, string> }
        : { args: QUIET_CHROMIUM }),
      ...(executablePath && { executablePath }),
    });
    const context = await browser.newContext({
      viewport,
      locale: 'es-ES',
      timezoneId: 'Europe/Madrid',
      serviceWorkers: 'allow',
    });
    const faults: string[] = [];
    context.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    context.on('weberror', (error) => faults.push(error.error().message));
    return {
      width: viewport.width,
      open: async () => tabOf(await context.newPage()),
      takeFaults: async () => faults.splice(0),
      close: () => browser.close(),
    };
  },
};
