import type { Page } from '@playwright/test';
import { Converter } from '../../e2e/pages/converter.ts';
import { type Bench, launch, openPhone, whenStarted } from './phone.ts';

/** What came over the network, by address: bytes of the bodies as they were sent. */
async function countBytes(page: Page): Promise<ReadonlyMap<string, number>> {
  const session = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    addresses.set(requestId, new URL(request.url).pathname),
  );
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

/** Adds up every shift of the layout that no input explains, over all that the page shows. */
async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    const shifts: { value: number; sources: string[] } = { value: 0, sources: [] };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element }[];
      }[]) {
        if (entry.hadRecentInput) continue;
        shifts.value += entry.value;
        for (const { node } of entry.sources) shifts.sources.push(String(node?.className ?? node?.nodeName));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: Shifts }).shifts);
}

/** A first session as a person has it: home and its search, a pair with both pickers' kind, all periods, a unit. */
async function walk(page: Page, url: string, shifts: () => Promise<Shifts>): Promise<Shifts[]> {
  const converter = new Converter(page);
  await page.goto(url);
  await whenStarted(page);
  await page.getByRole('textbox').first().fill('100 usd a eur');
  await page
    .getByRole('link', { name: /USD → EUR/ })
    .first()
    .waitFor();
  await page.getByRole('textbox').first().fill('');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Divisas/ })
    .click();
  await converter.result.waitFor();
  await converter.pick('to', 'japon');
  await converter.amount.fill('250');
  await converter.card.getByRole('button', { name: 'Favorito' }).click();
  for (const period of await page.getByRole('radio').all()) await period.click({ force: true });
  await page.mouse.wheel(0, 3000);
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Longitud/ })
    .click();
  await converter.amount.fill('26,2');
  await converter.pick('from', 'milla');
  await page.getByRole('navigation').getByRole('link', { name: 'Favoritos' }).click();
  await page.waitForLoadState('networkidle');
  return [await shifts()];
}

/** The bytes of a first session, and what moved in it by itself. */
export async function measureSession({ report, url, executablePath }: Bench): Promise<void> {
  const browser = await launch(executablePath);
  try {
    const page = await openPhone(browser);
    const shifts = await watchShifts(page);
    const bytes = await countBytes(page);
    const moved = await walk(page, url, shifts);
    const sum = (wanted: (address: string) => boolean) =>
      [...bytes].filter(([address]) => wanted(address)).reduce((total, [, size]) => total + size, 0);
    const isApi = (address: string) => address.startsWith('/api/');
    if (process.env.WEB_WHY)
      for (const [address, size] of [...bytes].sort(([, a], [, b]) => b - a))
        console.log(`  ${size} ${address}`);
    report.add(
      'first session, everything loaded, brotli',
      sum(() => true),
      'B',
      { atMost: 230_000 },
    );
    report.add('first session, answers of the API among it', sum(isApi), 'B');
    const shift = moved.reduce((total, { value }) => total + value, 0);
    for (const { sources } of moved) for (const source of sources) console.log(`  moved: ${source}`);
    report.add('layout shift of a whole session', shift, '', { atMost: 0.01 });
  } finally {
    await browser.close();
  }
}
