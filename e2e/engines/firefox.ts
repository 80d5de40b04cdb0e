import puppeteer, { type Page } from 'puppeteer-core';
import type { Engine, Tab } from './engine.ts';

/** Firefox without its own background traffic. */
const preferences = {
  'intl.accept_languages': 'es-ES,es',
  'app.update.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#off',
};

const tabOf = (page: Page): Tab => ({
  goto: async (url) => void (await page.goto(url)),
  reload: async () => void (await page.reload()),
  evaluate: (expression) => page.evaluate(expression),
  click: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
});

/** Firefox by WebDriver BiDi, which Playwright does not speak to the Firefox that people have. */
export const firefoxEngine: Engine = {
  name: 'firefox',
  missing: process.env.FIREFOX_PATH ? undefined : 'no Firefox here: FIREFOX_PATH names one',
  async start(viewport) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: String(process.env.FIREFOX_PATH),
      headless: true,
      extraPrefsFirefox: preferences,
      env: { ...process.env, TZ: 'Europe/Madrid' },
      // A busy machine takes its time.
      timeout: 120_000,
      protocolTimeout: 120_000,
    });
    const faults: string[] = [];
    const open = async () => {
      const page = await browser.newPage();
      page.setDefaultTimeout(120_000);
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      page.on('pageerror', (error) => faults.push(String(error)));
      await page.setViewport(viewport);
      return tabOf(page);
    };
    return {
      width: viewport.width,
      open,
      takeFaults: async () => faults.splice(0),
      close: () => browser.close(),
    };
  },
};
