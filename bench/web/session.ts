import type { Page } from '@playwright/test';
import { Converter } from '../../e2e/pages/converter.ts';
import { type Bench, launch, openPhone, whenStarted } from './phone.ts';

/** What came over the network, by address: bytes of the bodies as sent. */
async function countBytes(page: Page): Promise<ReadonlyMap<string, number>> {
  const session = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    addresses.set(requestId, new URL(request.url).pathname),
  );
  // A page's own compressed size is known only at the end, and with its headers.
  const headers = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) =>
    headers.set(requestId, response.encodedDataLength),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId);
    if (address && !bytes.get(address)) bytes.set(address, encodedDataLength - (headers.get(requestId) ?? 0));
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId) ?? 'unknown';
    bytes.set(address, (bytes.get(address) ?? 0) + encodedDataLength);
  });
  await session.send('Network.enable');
  return bytes;
}

interface Shifts {
  readonly value: number;
  readonly sources: readonly string[];
}

/** Adds up every layout shift that no input explains, over everything the page shows. */
async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    const shifts: { value: number; sources: string[] } = { value: 0, sources: [] };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
        startTime: number;
        sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      }[]) {
        if (entry.hadRecentInput) continue;
        shifts.value += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources) {
          const place = ({ x, y, width, height }: DOMRectReadOnly) =>
            [x, y, width, height].map(Math.round).join(' ');
          const name = node instanceof Element ? `${node.tagName} ${node.className}` : node?.textContent;
          shifts.sources.push(
            `${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms on ${location.pathname}: ` +
              `${place(previousRect)} to ${place(currentRect)}: ${String(name).slice(0, 60)}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: Shifts }).shifts);
}

/** Searches in an open picker key by key, as a person does: what moves then was requested. */
async function pick(page: Page, converter: Converter, side: 'from' | 'to', query: string): Promise<void> {
  await converter.side(side).click();
  await page.getByRole('combobox').pressSequentially(query, { delay: 30 });
  await page.keyboard.press('Enter');
  await page.getByRole('combobox').waitFor({ state: 'hidden' });
}

/** A first session: home, a pair with its picker, the periods of the chart and the cards below, a unit with its picker. */
async function walk(page: Page, url: string): Promise<void> {
  const converter = new Converter(page);
  await page.goto(url);
  await whenStarted(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Divisas/ })
    .click();
  await converter.result.waitFor();
  await pick(page, converter, 'to', 'japon');
  await converter.amount.press('2');
  for (const period of ['1m', '1y', '5y'])
    await page.locator(`input[type=radio][value="${period}"]`).click({ force: true });
  await page.mouse.wheel(0, 3000);
  // Scrolls, because cards below load when they are near; the page's load event is long past.
  await page.getByRole('heading', { name: 'Fuerza en el último mes' }).waitFor();
  await page.waitForFunction(() => document.querySelector('.currency-grid [aria-busy]') === null);
  await page.goBack();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Longitud/ })
    .click();
  await converter.amount.press('2');
  await pick(page, converter, 'from', 'milla');
  await page.waitForLoadState('networkidle');
}

/** The bytes of a first session, and what moved in it on its own. */
export async function measureSession({ report, url, executablePath }: Bench): Promise<void> {
  const browser = await launch(executablePath);
  try {
    const page = await openPhone(browser);
    const shifts = await watchShifts(page);
    const bytes = await countBytes(page);
    await walk(page, url);
    const moved = await shifts();
    const sum = (wanted: (address: string) => boolean) =>
      [...bytes].filter(([address]) => wanted(address)).reduce((total, [, size]) => total + size, 0);
    const isApi = (address: string) => address.startsWith('/api/');
    if (process.env.WEB_WHY)
      for (const [address, size] of [...bytes].sort(([, a], [, b]) => b - a))
        console.log(`  ${size} ${address}`);
    report.add(
      'first session: page, scripts, styles and flags, brotli',
      sum((at) => !isApi(at)),
      'B',
    );
    report.add('first session: answers of the API beside them, brotli', sum(isApi), 'B');
    report.add(
      'first session: all it loads, brotli',
      sum(() => true),
      'B',
      { atMost: 230_000 },
    );
    for (const source of moved.sources) console.log(`  moved: ${source}`);
    report.add('layout shift of a whole session', moved.value, '', { atMost: 0.01 });
  } finally {
    await browser.close();
  }
}
