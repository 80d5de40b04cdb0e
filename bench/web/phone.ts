import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { hasStarted } from '../../e2e/pages/has-started.ts';
import type { Report } from '../report.ts';

/** What every part of the measurement gets. */
export interface Bench {
  readonly report: Report;
  readonly executablePath: string;
  /** Address of the real server, without a slash at its end. */
  readonly url: string;
  /** Lighthouse runs of each page. */
  readonly runs: number;
}

/** Chromium with no traffic of its own. */
const quietFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launch = (executablePath: string, flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath, args: [...quietFlags, ...flags] });

/** Chromium's headless shell: the engine without a browser around it. @returns undefined where it is not installed */
export const findHeadlessShell = (): Promise<string | undefined> =>
  promisify(execFile)('sh', ['-c', 'command -v chromium-headless-shell']).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );

/** A phone-sized page in a fresh profile, without a service worker, which would respond from its own cache. */
export async function openPhone(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    // Scrollbars over the page, as on a phone.
    isMobile: true,
    locale: 'es-ES',
    serviceWorkers: 'block',
    ...options,
  });
  return context.newPage();
}

/** How many times slower than this machine's the processor of a mid-range phone is. */
const RATE = 4;

/** Slows the page's processor down. @returns lets it go again */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: RATE });
  return async () => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
  };
}

/** Slows the page's processor down for one event: a page that is slow all the time keeps a processor busy while it rests, and what is measured in others waits for it. */
export async function whileSlow<T>(page: Page, act: () => Promise<T>): Promise<T> {
  const letGo = await slowDown(page);
  const result = await act();
  await letGo();
  return result;
}

/** Main-thread time of a page so far, in milliseconds, without the measuring tool's own share. */
export async function workOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    return 1000 * (of('TaskDuration') - of('DevToolsCommandDuration'));
  };
}

/** The page's code is running and has nothing more to load. */
export async function whenStarted(page: Page): Promise<void> {
  await hasStarted(page);
  await page.waitForLoadState('networkidle');
}
