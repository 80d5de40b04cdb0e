import type { Browser, Page } from '@playwright/test';
import { startOwnServer } from '../../e2e/own-server.ts';
import { compare, type Sampler } from './compare-floor.ts';
import { type Bench, findHeadlessShell, launch, openPhone, slowDown, whenStarted, workOf } from './phone.ts';

/** Folder of an earlier build, `packages/app/dist` of its checkout: what favorites are compared with. */
export const EARLIER = process.env.WEB_EARLIER;

const TURNS = 31;
const PAIRS = ['mi/km', 'ft/m', 'in/cm', 'yd/m', 'nmi/km', 'mm/in', 'km/mi', 'm/ft', 'cm/in', 'm/yd'];
const ROW = 'main a[href^="/category/length/"]';

/** Written into the page: has it say when the first row has been painted, in milliseconds since it was asked for. */
function watchRow(selector: string) {
  const watch = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    watch.disconnect();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () =>
      (globalThis as unknown as { isPainted(ms: string): void }).isPainted(String(performance.now()));
    requestAnimationFrame(() => port2.postMessage(0));
  });
  watch.observe(document, { subtree: true, childList: true });
}

/** A profile with ten favorites, made as a person makes them. */
async function withFavorites(browser: Browser, url: string): Promise<Page> {
  // The policy of the server knows the inline scripts of the present build only.
  const page = await openPhone(browser, { bypassCSP: true });
  for (const pair of PAIRS) {
    await page.goto(`${url}/category/length/${pair}`);
    await whenStarted(page);
    const star = page.getByRole('main').getByRole('button', { name: 'Favorito' });
    await star.click();
    await page.locator('main [aria-pressed=true]').first().waitFor();
  }
  return page;
}

/** Opens the favorites in a new tab of a profile, with its processor slowed down. */
async function sampler(browser: Browser, url: string): Promise<Sampler> {
  const context = (await withFavorites(browser, url)).context();
  return async () => {
    const page = await context.newPage();
    const worked = await workOf(page);
    const session = await context.newCDPSession(page);
    await session.send('Runtime.enable');
    await session.send('Runtime.addBinding', { name: 'isPainted' });
    await slowDown(page);
    await page.addInitScript(watchRow, ROW);
    const painted = new Promise<number>((resolve) => {
      session.once('Runtime.bindingCalled', ({ payload }) => resolve(Number(payload)));
    });
    await page.goto(`${url}/favorites`, { waitUntil: 'commit' });
    const ms = await painted;
    const work = await worked();
    await page.close();
    return { ms, work };
  };
}

/** How soon favorites appear, beside an earlier build on the same server in the same browser, by turns. */
export async function measureFavorites({ report, url, executablePath }: Bench): Promise<void> {
  const earlier = await startOwnServer({ APP_DIR: EARLIER as string });
  const browser = await launch((await findHeadlessShell()) ?? executablePath);
  try {
    await compare(report, {
      ...{ name: 'favorites appear', turns: TURNS, atMost: 1.05 },
      ours: await sampler(browser, url),
      floor: await sampler(browser, earlier.url),
    });
  } finally {
    await browser.close();
    await earlier.kill();
  }
}
