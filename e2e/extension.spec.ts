import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import axe from 'axe-core';
import type { Page } from 'puppeteer-core';
import type { ExtensionApi } from '../packages/extension/src/browser.ts';
import { buildExtension } from '../scripts/build-extension.ts';
import { type Driven, driveChromium, layersOf, wholeChromium } from './extension/drive.ts';
import { servePages } from './extension/serve.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

/** Euro reference rates of 20 August 2026. @source European Central Bank */
const TABLE = {
  base: 'USD',
  rates: { USD: 1, EUR: 1 / 1.1681 },
  timestamp: '2026-08-22T14:00:00.000Z',
  fallback: false,
  fetchedAt: '2026-08-22T15:00:00.000Z',
  origins: [
    {
      ...{ source: 'ecb', date: '2026-08-20', mark: 'observed', rateType: 'reference' },
      codes: ['USD', 'EUR'],
      published: { base: 'EUR', rates: { USD: '1.1681' } },
    },
  ],
};
const SHOP = `<!doctype html><html lang="en-US"><body><h1>Alder sofa</h1><p id="price">$1,299.00</p>
<p>Footstool $349.00 · Care kit $<b>49</b><sup>00</sup></p></body></html>`;
const ARABIC =
  '<!doctype html><html lang="ar-SA" dir="rtl"><body><p>السعر ١٬٢٩٩٫٥٠ ر.س فقط</p></body></html>';

let dist = '';
let driven: Driven;
let served: Awaited<ReturnType<typeof servePages>>;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const chromium = await wholeChromium();
  test.skip(!chromium, 'an extension needs a full Chromium, and none is on this machine');
  served = await servePages(
    new Map([
      ['/shop', SHOP],
      ['/arabic', ARABIC],
      ['/none', '<!doctype html><html lang="en"><body><p>About us</p></body></html>'],
      ['/api/exchange-rates', JSON.stringify(TABLE)],
    ]),
  );
  dist = await mkdtemp(join(tmpdir(), 'equivale-extension-'));
  await buildExtension(dist, { service: `${served.origin}/api`, keys: '', mirrors: '' });
  driven = await driveChromium(chromium ?? '', join(dist, 'chromium'));
});
test.afterAll(async () => {
  await driven?.close();
  served?.close();
  if (dist) await rm(dist, { recursive: true });
});

const textOf = (page: Page, selector: string) =>
  page.evaluate((found) => document.querySelector(found)?.textContent ?? '', selector);

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

test('[I42.extension-popup] pressed on a page, the popup converts what is selected and lists the prices; axe finds nothing', async () => {
  const page = await driven.open(`${served.origin}/shop`);
  const before = await page.evaluate(() => document.body.outerHTML + document.body.innerText);
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('#price') as Node));
  const popup = await driven.press(page);
  await expect.poll(() => textOf(popup, '.picked')).toMatch(/\$1,299\.00.*1[.,]11\d[.,]\d\d\sEUR/);
  await expect.poll(() => textOf(popup, 'footer')).toMatch(/^3 /);
  expect(await popup.evaluate(() => [innerWidth, document.documentElement.scrollWidth])).toEqual([360, 360]);
  for (const value of ['light', 'dark']) {
    await popup.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
    expect.soft(await violations(popup), value).toEqual([]);
  }
  await popup.click('footer button');
  await expect.poll(() => popup.evaluate(() => document.querySelectorAll('.rows li').length)).toBe(3);
  expect.soft(await violations(popup)).toEqual([]);
  await popup.click('footer button');
  await expect.poll(async () => (await layersOf(page)).match(/EUR|USD/g)?.length).toBe(3);
  await popup.click('header button');
  await popup.click('header button:last-of-type');
  await expect
    .poll(() => popup.evaluate(() => document.querySelectorAll('.field').length))
    .toBeGreaterThan(3);
  expect.soft(await violations(popup)).toEqual([]);
  expect(await page.evaluate(() => document.body.outerHTML + document.body.innerText)).toBe(before);
  await popup.close();
});

test('[I42.extension-page] notes follow a page that changes itself, into open shadow roots too', async () => {
  const page = await driven.open(`${served.origin}/shop`);
  const popup = await driven.press(page);
  await expect.poll(() => textOf(popup, 'footer')).toMatch(/^3 /);
  await popup.click('footer button');
  await expect.poll(() => popup.evaluate(() => document.querySelectorAll('.rows li').length)).toBe(3);
  await popup.click('footer button');
  await expect.poll(async () => (await layersOf(page)).match(/EUR|USD/g)?.length).toBe(3);
  await page.evaluate(() => {
    const host = document.body.appendChild(document.createElement('shop-price'));
    host.attachShadow({ mode: 'open' }).append('$75.00');
  });
  await expect.poll(async () => (await layersOf(page)).match(/EUR|USD/g)?.length).toBe(4);
  await popup.close();
});

test('[I42.extension-bubble] the bubble stands beside the selection, and leaves with Escape', async () => {
  const page = await driven.open(`${served.origin}/shop`);
  const popup = await driven.press(page);
  await expect.poll(() => textOf(popup, 'footer')).toMatch(/^3 /);
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('#price') as Node));
  // What the menu and the key send, which no driver reaches.
  await popup.evaluate(async () => {
    const { tabs } = globalThis.chrome as ExtensionApi;
    const [tab] = await tabs.query({ active: true, currentWindow: true });
    await tabs.sendMessage(tab?.id ?? 0, { kind: 'bubble' });
  });
  await expect.poll(() => layersOf(page)).toMatch(/\$1,299\.00 ≈ 1[.,]11\d[.,]\d\d\sEUR/);
  await popup.close();
  await page.keyboard.press('Escape');
  await expect.poll(() => layersOf(page)).toBe('');
});

test('[I42.extension-prices] a page from right to left, and one without prices', async () => {
  for (const [path, count] of [
    ['/arabic', /^1 /],
    ['/none', /^(?!\d)/],
  ] as const) {
    const popup = await driven.press(await driven.open(served.origin + path));
    await expect.poll(() => textOf(popup, 'footer span')).toMatch(count);
    await expect.poll(() => textOf(popup, 'footer span')).not.toBe('');
    await popup.close();
  }
});

test('[I42.extension-rates] nobody but the service is asked, and for its rates alone', async () => {
  await expect
    .poll(() => served.asked.filter((path) => path.startsWith('/api')))
    .toEqual(['/api/exchange-rates']);
  const own = await driven.openOwn();
  await expect.poll(() => textOf(own, '.use-note')).toMatch(/1[.,]1681|0[.,]8561/);
  await own.close();
});
