import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MY_DATA } from '@equivale/contract';
import type { Browser, Page } from '@playwright/test';
import { type Bench, launch, openPhone, slowDown, whenStarted } from './phone.ts';

/** As many as the app takes of one file. */
const RECORDS = 50_000;
/** All of them as far as they are read, merged and stored; of conversions a device stores 500. */
const SHARE = { favorites: 10_000, conversions: 10_000, expenses: 20_000, arrangements: 10_000 } as const;

/** When that was, in milliseconds; nothing depends on it. */
const FIRST = 1_795_305_600_000;

/** A copy as large as the app takes one. */
function largeCopy(): string {
  const records = <T>(kind: keyof typeof SHARE, make: (at: number) => T) =>
    Array.from({ length: SHARE[kind] }, (_, at) => make(at));
  const id = (at: number) => `0198c6f0-7e2a-7c51-9a3b-${String(at).padStart(12, '0')}`;
  const figure = (at: number) => ({ n: at + 1, text: `${at + 1}.25` });
  const copy = {
    ...MY_DATA,
    favorites: records('favorites', (at) => ({
      ...{ id: id(at), category: 'length', fromUnit: `own-${at}`, toUnit: 'km' },
      ...{ createdAt: FIRST + at, changedAt: FIRST + at },
    })),
    conversions: records('conversions', (at) => ({
      ...{ id: id(at), category: 'currency', fromUnit: 'USD', toUnit: 'EUR', timestamp: FIRST + at },
      ...{
        fromValue: figure(at).n,
        toValue: figure(at).n,
        fromText: figure(at).text,
        toText: figure(at).text,
      },
      ...{ rate: 0.8547739122, rateDate: '2026-08-21', changedAt: FIRST + at },
    })),
    expenses: records('expenses', (at) => ({
      ...{ id: id(at), trip: id(0), amount: figure(at).text, currency: 'MXN', home: 'EUR', by: 'card' },
      ...{
        day: '2026-08-22',
        note: `Tacos ${at}`,
        rate: { times: ['1.1699'], over: ['21.4513'] },
        changedAt: FIRST,
      },
    })),
    arrangements: records('arrangements', (at) => ({
      ...{
        list: `list ${at % 100}`,
        item: `item ${at}`,
        position: 'a1',
        hidden: true,
        changedAt: FIRST + at,
      },
    })),
  };
  return JSON.stringify(copy);
}

/** On a thread of its own: reads the text, and stores each record by itself in one transaction, with no index and no look at what is there. */
async function storePlainly(name: string): Promise<number> {
  const open = indexedDB.open(name);
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    open.onupgradeneeded = () => open.result.createObjectStore('records');
    open.onsuccess = () => resolve(open.result);
    open.onerror = () => reject(open.error);
  });
  const text = await (await fetch('/floor.json')).text();
  const began = performance.now();
  const records: unknown[] = Object.values(JSON.parse(text)).filter(Array.isArray).flat();
  const transaction = database.transaction('records', 'readwrite');
  for (const [at, record] of records.entries()) transaction.objectStore('records').put(record, at);
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  return performance.now() - began;
}

/** The least that this browser needs, now and here, for as many records in as many rows, in milliseconds. */
async function measureFloor(browser: Browser, url: string, text: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block', bypassCSP: true });
  const page = await context.newPage();
  const script = `(${storePlainly})('floor').then(postMessage)`;
  await page.route('**/floor.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.route('**/floor.json', (route) => route.fulfill({ body: text }));
  await page.goto(`${url}/my-data`);
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const thread = new Worker('/floor.js');
        thread.onmessage = ({ data }) => resolve(data);
        thread.onerror = ({ message }) => reject(new Error(message));
      }),
  );
  await context.close();
  return ms;
}

/** Has the page note its long tasks from now on. */
const watchTasks = (page: Page) =>
  page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
    Object.assign(globalThis, { tasks });
  });

/**
 * Times a copy of 50,000 records from file to preview and from consent to storage, and the page's longest task.
 * Only the page's own thread is slowed down, so the bare cost of reading and storing in the same browser is measured beside it.
 */
export async function measureCopy({ report, executablePath, url }: Bench): Promise<void> {
  const browser = await launch(executablePath);
  // Handed over by its place: a file of bytes would be put together in the page, which is slowed down.
  const folder = mkdtempSync(join(tmpdir(), 'equivale-copy-'));
  const file = join(folder, 'copy.json');
  const text = largeCopy();
  writeFileSync(file, text);
  try {
    const floors = [await measureFloor(browser, url, text)];
    const page = await openPhone(browser);
    await page.goto(`${url}/my-data`);
    await whenStarted(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busy = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
    };
    const processes = await browser.newBrowserCDPSession();
    const busyIn = async (type: string) => {
      const { processInfo } = await processes.send('SystemInfo.getProcessInfo');
      return 1000 * processInfo.reduce((sum, each) => sum + (each.type === type ? each.cpuTime : 0), 0);
    };
    await slowDown(page);
    await watchTasks(page);
    const all = () => Promise.all([busy(), busyIn('renderer'), busyIn('browser')]);
    const before = await all();
    const began = performance.now();
    await page.locator('input[type=file]').setInputFiles(file);
    const accept = page.getByRole('button', { name: /^Recuperar \d/ });
    await accept.waitFor({ timeout: 60_000 });
    const shown = performance.now();
    await accept.click();
    await page.getByRole('dialog').waitFor({ state: 'detached', timeout: 60_000 });
    const stored = performance.now();
    const [ofPage, ofRenderer, ofBrowser] = (await all()).map(
      (ms, at) => ms - (before[at] ?? Number.NaN),
    ) as [number, number, number];
    const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
    floors.push(await measureFloor(browser, url, text));
    const floor = floors.reduce((sum, ms) => sum + ms) / floors.length;
    const add = (name: string, ms: number, limit?: { atMost: number }) =>
      report.add(`copy of ${RECORDS} records, ${name}`, Math.round(ms), 'ms', limit);
    const slow = 'page at 4x CPU';
    add(`${slow}, read and compared`, shown - began);
    add(`${slow}, stored`, stored - shown);
    add(`${slow} with its other thread at full speed, in all`, stored - began, { atMost: 3000 });
    report.add(
      `copy of ${RECORDS} records, to reading and storing each by itself`,
      (stored - began) / floor,
      '×',
    );
    add('read and each stored by itself, at full speed', floor);
    add(`${slow}, its longest task`, Math.max(0, ...tasks), { atMost: 200 });
    add(`${slow}, processor time of its own thread`, ofPage);
    add('processor time of the other threads of its process, at full speed', ofRenderer - ofPage);
    add("processor time of the browser's process with the storage, at full speed", ofBrowser);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}
