/**
 * Times the chart beside Chart.js on a slowed-down processor: 1826 daily rates, a fresh page for each sample, by turns.
 * Fails if the first render or the slowest change of period takes more than 0.3 times as long.
 *
 *     npm run bench:chart [-- samples, default 10] [--json FILE]
 */
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { compiledAsItArrives } from '../../scripts/compiled-as-it-arrives.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { argument, median, Report } from '../report.ts';
import { history } from './history.ts';

const SAMPLES = argument(0, 10);
const THROTTLE = 4;
const PORT = 3491;
const PERIODS = ['1m', '1y', '5y', 'max', '7d'] as const;
const root = join(import.meta.dirname, 'page');
const outDir = join(import.meta.dirname, '../../.cache/bench-chart');

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  await page.route('**/api/currency-history/**', (route) => {
    const url = new URL(route.request().url());
    const [base = '', target = ''] = url.pathname.split('/').slice(-2);
    return route.fulfill({ json: history(base, target, url.searchParams.get('period') ?? '7d') });
  });
  await page.goto(`http://127.0.0.1:${PORT}/`, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  return page;
}

async function drawOnce(browser: Browser, name: string): Promise<{ load: number; draw: number }> {
  const page = await openPage(browser);
  const points = history('USD', 'EUR', 'max').data.slice(-1826);
  const figures = await page.evaluate(
    ([drawing, data]) =>
      (
        globalThis as unknown as {
          measure(name: unknown, points: unknown): Promise<{ load: number; draw: number }>;
        }
      ).measure(drawing, data),
    [name, points] as const,
  );
  await page.close();
  return figures;
}

/** Event duration of a tap on every period, as the browser itself measures it: input to next paint, in steps of 8 ms. */
async function changeOnce(browser: Browser): Promise<Record<string, number>> {
  const page = await openPage(browser);
  await page.evaluate(() => (globalThis as unknown as { showCard(): Promise<void> }).showCard());
  await page.locator('.chart-plot[role=slider]').waitFor();
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === 'click' || entry.name === 'pointerup') seen.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const durations: Record<string, number> = {};
  for (const period of PERIODS) {
    await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen.splice(0));
    await page.locator(`label:has(input[value="${period}"])`).click();
    await page.waitForTimeout(1200);
    durations[period] = await page.evaluate(() =>
      Math.max(0, ...(globalThis as unknown as { seen: number[] }).seen),
    );
  }
  await page.close();
  return durations;
}

await build({
  root,
  configFile: join(import.meta.dirname, '../../packages/app/vite.config.ts'),
  logLevel: 'error',
  // As the app's build has it for React and the chart; for Chart.js too, so that neither is ahead by it.
  plugins: [compiledAsItArrives(() => true)],
  build: { outDir, emptyOutDir: true },
});
const server = await preview({
  root,
  configFile: false,
  build: { outDir },
  preview: { host: '127.0.0.1', port: PORT, strictPort: true },
});
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const figures: Record<'ours' | 'chartjs', { load: number; draw: number }[]> = { ours: [], chartjs: [] };
for (let sample = 0; sample < SAMPLES; sample += 1) {
  figures.ours.push(await drawOnce(browser, 'ours'));
  figures.chartjs.push(await drawOnce(browser, 'chartjs'));
}
const changes: Record<string, number>[] = [];
for (let sample = 0; sample < Math.ceil(SAMPLES / 2); sample += 1) changes.push(await changeOnce(browser));
await browser.close();
await server.close();

const [ours, chartjs] = [
  median(figures.ours.map(({ draw }) => draw)),
  median(figures.chartjs.map(({ draw }) => draw)),
];
const report = new Report('chart');
report.add(`first draw of 1826 points at ${THROTTLE}x, ours`, ours, 'ms');
report.add(`first draw of 1826 points at ${THROTTLE}x, Chart.js`, chartjs, 'ms');
report.add('first draw, ours ÷ Chart.js', ours / chartjs, '×', { atMost: 0.3 });
report.add('load and evaluate, ours', median(figures.ours.map(({ load }) => load)), 'ms');
report.add('load and evaluate, Chart.js', median(figures.chartjs.map(({ load }) => load)), 'ms');
const taps = PERIODS.map((period) => {
  // a duration of 0 is a tap that the browser did not report
  const duration = median(changes.map((change) => change[period] ?? 0)) || Number.NaN;
  report.add(`tap on the period ${period} at ${THROTTLE}x, event duration`, duration, 'ms');
  return duration;
});
report.add("slowest tap on a period ÷ Chart.js' first draw", Math.max(...taps) / chartjs, '×', {
  atMost: 0.3,
});
report.finish();
