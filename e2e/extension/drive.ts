import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type Page, type Protocol } from 'puppeteer-core';
import { onPath } from '../../scripts/find-chromium.mjs';

/** A browser with the extension in it, driven as a person drives it. */
export interface Driven {
  readonly browser: Browser;
  /** Address of the extension's own pages. */
  readonly origin: string;
  open(url: string): Promise<Page>;
  /** The popup's page in a tab of its own. */
  openOwn(): Promise<Page>;
  /** Presses the extension's button in the toolbar; what comes is the popup. Chromium only. */
  press(page: Page): Promise<Page>;
  close(): Promise<void>;
}

/** A full Chromium of this machine: a headless shell loads no extension. */
export const wholeChromium = (): Promise<string | undefined> =>
  onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']);

/** A copy whose manifest may read the pages of the test, where no person is there to press the button. */
export async function withAccess(dist: string, pattern: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'equivale-extension-'));
  await cp(dist, copy, { recursive: true });
  const file = join(copy, 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...manifest, host_permissions: [pattern] }));
  return copy;
}

type DomNode = Protocol.DOM.Node;

/** A node with all that is below it, closed shadow roots included. */
const nodesBelow = (node: DomNode): DomNode[] => [
  node,
  ...[...(node.children ?? []), ...(node.shadowRoots ?? [])].flatMap(nodesBelow),
];

/** The text of all layers that the extension has over a page, which the page itself cannot read. */
export async function layersOf(page: Page): Promise<string> {
  const client = await page.createCDPSession();
  const { root } = await client.send('DOM.getDocument', { depth: -1, pierce: true });
  await client.detach();
  return nodesBelow(root)
    .filter(({ attributes = [] }) => attributes.includes('data-equivale'))
    .flatMap(nodesBelow)
    .map(({ nodeType, nodeValue }) => (nodeType === 3 ? nodeValue : ''))
    .join('');
}

export async function driveChromium(executablePath: string, dist: string, dark = false): Promise<Driven> {
  const browser = await puppeteer.launch({
    executablePath,
    headless: true,
    pipe: true,
    enableExtensions: [dist],
    args: ['--no-sandbox', '--lang=es', '--window-size=1000,760', ...(dark ? ['--force-dark-mode'] : [])],
    defaultViewport: null,
    env: { ...process.env, LANGUAGE: 'es', LANG: 'es_ES.UTF-8', TZ: 'Europe/Madrid' },
    timeout: 120_000,
    protocolTimeout: 120_000,
  });
  await browser.waitForTarget((target) => target.type() === 'service_worker', { timeout: 60_000 });
  const [extension] = [...(await browser.extensions()).values()];
  if (!extension) throw new Error('the browser did not load the extension');
  const origin = `chrome-extension://${extension.id}`;
  const [first] = await browser.pages();
  return {
    browser,
    origin,
    async open(url) {
      const page = first ?? (await browser.newPage());
      await page.goto(url);
      await page.bringToFront();
      return page;
    },
    async openOwn() {
      const page = await browser.newPage();
      await page.goto(`${origin}/popup.html`);
      return page;
    },
    async press(page) {
      const isPopup = (url: string) => url.startsWith(`${origin}/popup.html`);
      const coming = browser.waitForTarget((target) => isPopup(target.url()), { timeout: 60_000 });
      await page.triggerExtensionAction(extension);
      return (await coming).asPage();
    },
    close: () => browser.close(),
  };
}

const UUID = '5a1f6c0e-0f5d-4c6e-9d53-9d1b7a3d2a10';

export async function driveFirefox(executablePath: string, dist: string): Promise<Driven> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // Without it no driver opens an extension's own pages.
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: {
      'extensions.webextensions.uuids': JSON.stringify({ 'extension@equivale.example': UUID }),
      'intl.accept_languages': 'es-ES,es',
      'app.update.enabled': false,
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
      'services.settings.server': 'data:,#off',
    },
    env: { ...process.env, TZ: 'Europe/Madrid' },
    timeout: 120_000,
    protocolTimeout: 120_000,
  });
  await browser.installExtension(dist);
  return {
    browser,
    origin: `moz-extension://${UUID}`,
    async open(url) {
      const page = await browser.newPage();
      await page.goto(url);
      return page;
    },
    async openOwn() {
      const page = await browser.newPage();
      // The driver never hears that such a page is there.
      page.goto(`moz-extension://${UUID}/popup.html`, { timeout: 0 }).catch(() => undefined);
      const isThere = () => location.protocol === 'moz-extension:' && document.readyState === 'complete';
      while (!(await page.evaluate(isThere).catch(() => false)))
        await new Promise((resolve) => setTimeout(resolve, 100));
      return page;
    },
    press: () => Promise.reject(new Error('no driver presses the button in Firefox')),
    close: () => browser.close(),
  };
}
