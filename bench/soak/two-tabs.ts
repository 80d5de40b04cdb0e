import { chromium } from '@playwright/test';
import { startOwnServer } from '../../e2e/own-server.ts';
import { Converter } from '../../e2e/pages/converter.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import type { TestResult } from './soak-test.ts';

/** Pairs of each tab: one tab adds favorites of units, the other of currencies, taking turns. */
const PAIRS = [
  ['/category/length/mi/km', '/currency/USD/EUR'],
  ['/category/weight/lb/kg', '/currency/GBP/EUR'],
  ['/category/time/h/min', '/currency/JPY/USD'],
  ['/category/area/ha/acre', '/currency/MXN/USD'],
  ['/category/energy/kwh/kj', '/currency/CHF/EUR'],
] as const;

/** Two tabs of one device that convert and add favorites at the same time: in the end both have everything. */
export async function twoTabs(): Promise<TestResult> {
  const server = await startOwnServer();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
  const found: string[] = [];
  try {
    const context = await browser.newContext({ baseURL: server.url, locale: 'es-ES' });
    const tabs = [await context.newPage(), await context.newPage()] as const;
    for (const page of tabs) page.on('pageerror', (error) => found.push(error.message));
    const keep = async (tab: (typeof tabs)[number], path: string) => {
      const converter = new Converter(tab);
      await converter.open(path);
      // A tap on a part whose code has not loaded yet does nothing; what the star shows as saved has to be saved.
      await tab.waitForLoadState('networkidle');
      await converter.amount.fill('7');
      await converter.card.getByRole('button', { name: /favorit/i }).click();
      await converter.card.locator('button[aria-pressed="true"]').waitFor();
      await tab.waitForTimeout(1500);
    };
    for (const paths of PAIRS) await Promise.all(paths.map((path, at) => keep(tabs[at === 0 ? 0 : 1], path)));
    for (const [at, tab] of tabs.entries())
      for (const list of ['/favorites', '/recent-conversions']) {
        await tab.goto(list);
        await tab.waitForTimeout(1500);
        const html = await tab.getByRole('main').innerHTML();
        const missing = PAIRS.flat().filter((path) => !html.includes(path));
        if (missing.length > 0) found.push(`tab ${at + 1}, ${list}: without ${missing.join(', ')}`);
      }
  } finally {
    await browser.close();
    await server.kill();
  }
  return { tried: `two tabs at once: ${PAIRS.flat().length} favorites and conversions`, faults: found };
}
