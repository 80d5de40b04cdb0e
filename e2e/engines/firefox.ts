import { join } from 'node:path';
import puppeteer, { type Page } from 'puppeteer-core';
import { type Engine, HOST_NAME, type ScreenEnv, type Session, type Tab } from './engine.ts';

/** Firefox without its own background traffic. */
const QUIET = {
  'network.dns.localDomains': HOST_NAME,
  'intl.accept_languages': 'es-ES,es',
  'app.update.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#off',
  // The tests' fonts lie there; its sandbox would show boxes in place of letters.
  'security.sandbox.content.read_path_whitelist': join(import.meta.dirname, '../../node_modules/'),
};

/** What it says of a request to the worker that was under way when its page was left: no fault once the next page is there. */
const CUT_OFF =
  /^Error: Failed to load ‘.*’\. A ServiceWorker intercepted the request and encountered an unexpected error\.$/;

const tabOf = (page: Page): Tab => ({
  goto: async (url) => void (await page.goto(url)),
  reload: async () => void (await page.reload()),
  evaluate: (expression) => page.evaluate(expression),
  click: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
});

/** @param preferences beside those that every test has */
export async function startFirefox(
  viewport: { readonly width: number; readonly height: number },
  preferences: Readonly<Record<string, string | number | boolean>> = {},
  screen?: ScreenEnv,
): Promise<Session> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: String(process.env.FIREFOX_PATH),
    headless: screen === undefined,
    extraPrefsFirefox: { ...QUIET, ...preferences },
    env: { ...process.env, ...screen, TZ: 'Europe/Madrid' },
    // A busy machine takes its time.
    timeout: 120_000,
    protocolTimeout: 120_000,
  });
  const faults: string[][] = [];
  const open = async () => {
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    const own: string[] = [];
    faults.push(own);
    page.on('console', (message) => message.type() === 'error' && own.push(message.text()));
    page.on('pageerror', (error) => own.push(String(error)));
    page.on('domcontentloaded', () => {
      own.splice(0, own.length, ...own.filter((fault) => !CUT_OFF.test(fault)));
    });
    await page.setViewport(viewport);
    return tabOf(page);
  };
  return {
    width: viewport.width,
    open,
    takeFaults: async () => faults.flatMap((own) => own.splice(0)),
    close: () => browser.close(),
  };
}

/** Firefox by WebDriver BiDi, which Playwright does not speak to the Firefox that people have. */
export const firefoxEngine: Engine = {
  name: 'firefox',
  get missing() {
    return process.env.FIREFOX_PATH ? undefined : 'no Firefox here: FIREFOX_PATH names one';
  },
  start: (viewport, _site, screen) => startFirefox(viewport, {}, screen),
};
