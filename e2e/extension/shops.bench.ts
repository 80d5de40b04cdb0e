/**
 * `npm run bench:extension`: the browser extension on pages of shops in Chromium and in Firefox, a page of 5,000 nodes on a device four
 * times as slow, and how soon its popup answers beside a bare one. Exits with 1 beyond a limit.
 */
import '../../scripts/node-version.mjs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { buildExtension, EXTENSION_DIST } from '../../scripts/build-extension.ts';
import { onPath } from '../../scripts/find-chromium.mjs';
import { type Driven, driveChromium, driveFirefox, wholeChromium, withAccess } from './drive.ts';
import { servePages } from './serve.ts';
import { priceTagsFile, type ShopPage, shopHtml, shopPages } from './shop-pages.ts';

interface Listed {
  readonly amount: string;
  readonly code: string;
  readonly text: string;
}

const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;

/** What the check uses of the extension's own pages. */
interface OwnApi {
  readonly tabs: {
    query(filter: { readonly url: string }): Promise<readonly { readonly id: number }[]>;
    sendMessage(tab: number, message: object): Promise<unknown>;
  };
  readonly scripting: {
    executeScript(injection: { target: { tabId: number }; files: readonly string[] }): Promise<unknown>;
  };
}

/** Asks the script in the first page of the window, as the popup does, from a page of the extension. */
async function tellPage<Result>(own: Page, message: object): Promise<Result> {
  return own.evaluate(async (sent) => {
    const own = globalThis as unknown as { browser?: OwnApi; chrome: OwnApi };
    const api = own.browser ?? own.chrome;
    const tabs = await api.tabs.query({ url: 'http://127.0.0.1/*' });
    const id = tabs[0]?.id ?? 0;
    await api.scripting.executeScript({ target: { tabId: id }, files: ['page-on-request.js'] });
    return api.tabs.sendMessage(id, sent);
  }, message) as Promise<Result>;
}

/** How many tags of the pages are read as they are, and which are a power of ten off. */
async function readShops(
  driven: Driven,
  origin: string,
  pages: readonly (ShopPage & { readonly path: string })[],
) {
  const found = { tags: 0, right: 0, powers: [] as string[], wrong: [] as string[], changed: 0 };
  const page = await driven.open(`${origin}/0`);
  const own = await driven.openOwn();
  // A page behind another has no idle time.
  await page.bringToFront();
  for (const { path, tags } of pages) {
    await page.goto(origin + path);
    const content = () => page.evaluate(() => document.body.innerHTML + document.body.textContent);
    const before = await content();
    await tellPage(own, { kind: 'notes', on: true });
    const { prices } = await tellPage<{ prices: readonly Listed[] }>(own, { kind: 'read' });
    if ((await content()) !== before) found.changed++;
    for (const { text, amount, code } of tags) {
      const isRight = prices.some((one) => one.code === code && Number(one.amount) === Number(amount));
      found.tags++;
      if (isRight) found.right++;
      else found.wrong.push(text);
    }
    for (const { amount, text } of prices) {
      const tag = tags.find((one) => one.text.replace(/\s+/g, ' ').includes(text));
      const power = tag ? Math.log10(Number(amount) / Number(tag.amount)) : 0;
      if (tag && Math.abs(power) > 0.5 && Number.isInteger(Math.round(power * 1e9) / 1e9))
        found.powers.push(text);
    }
  }
  return found;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time in microseconds: a busy machine does not change it. */
  readonly tdur?: number;
}

/** Processor time of the longest task of the page's main thread, in milliseconds. */
function longestTask(trace: Uint8Array | undefined): number {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(new TextDecoder().decode(trace));
  const scripts = traceEvents.filter(({ name }) => name === 'v8.callFunction' || name === 'FunctionCall');
  const main = new Set(scripts.map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid} ${tid}`),
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

/** 5,000 nodes of text and prices, on a processor four times as slow. */
async function readLargePage(driven: Driven, origin: string) {
  const page = await driven.open(`${origin}/large`);
  const own = await driven.openOwn();
  await page.bringToFront();
  const client = await page.createCDPSession();
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.tracing.start({
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  const { prices } = await tellPage<{ prices: readonly Listed[] }>(own, { kind: 'read' });
  const longest = longestTask(await page.tracing.stop());
  await own.close();
  return { prices: prices.length, longest };
}

const BARE = {
  'manifest.json': JSON.stringify({
    ...{ manifest_version: 3, name: 'Bare', version: '1.0.0' },
    action: { default_popup: 'popup.html' },
    background: { service_worker: 'background.js' },
  }),
  'background.js': '',
  'popup.html': '<!doctype html><body><script src="popup.js"></script></body>',
  'popup.js': 'document.body.append("85,48");',
};

async function bareExtension(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'equivale-bare-'));
  for (const [name, body] of Object.entries(BARE)) await writeFile(join(folder, name), body);
  return folder;
}

/** Milliseconds from the press of the button to the first figure: nothing is painted before it. */
async function openingTime(driven: Driven, page: Page): Promise<number> {
  await page.bringToFront();
  const pressed = Date.now();
  const popup = await driven.press(page);
  const painted = await popup.evaluate(async () => {
    const first = () => performance.getEntriesByName('first-contentful-paint')[0];
    while (!first()) await new Promise((resolve) => setTimeout(resolve, 5));
    return performance.timeOrigin + (first()?.startTime ?? 0);
  });
  await popup.close().catch(() => undefined);
  return painted - pressed;
}

async function comparePopups(chromium: string, dist: string, origin: string): Promise<[number, number]> {
  const rounds: [number[], number[]] = [[], []];
  const both = await Promise.all(
    [dist, await bareExtension()].map((folder) => driveChromium(chromium, folder)),
  );
  const pages = await Promise.all(both.map((driven) => driven.open(`${origin}/0`)));
  for (let round = 0; round < 12; round++)
    for (const [at, driven] of both.entries()) {
      const page = pages[at];
      if (page) rounds[at as 0 | 1].push(await openingTime(driven, page));
    }
  await Promise.all(both.map((driven) => driven.close()));
  // The first round of each compiles what the others find compiled.
  return [median(rounds[0].slice(1)), median(rounds[1].slice(1))];
}

const faults: string[] = [];
const limit = (name: string, value: number, isWithin: boolean, atMost: string) => {
  console.log(`${name}: ${Number(value.toFixed(3))} (limit ${atMost})`);
  if (!isWithin) faults.push(name);
};

function judgeShops(
  name: string,
  { tags, right, powers, wrong, changed }: Awaited<ReturnType<typeof readShops>>,
) {
  limit(
    `${name}: share of ${tags} price tags converted`,
    right / tags,
    right / tags >= 0.95,
    'at least 0.95',
  );
  limit(`${name}: off by a power of ten`, powers.length, powers.length === 0, '0');
  limit(`${name}: pages whose text or elements changed`, changed, changed === 0, '0');
  if (process.argv.includes('--why')) console.log(wrong.join('\n'), powers.join('\n'));
}

await buildExtension(EXTENSION_DIST, { service: 'http://127.0.0.1:9/api', keys: '', mirrors: '' });
const file = priceTagsFile();
if (!file)
  console.log('The price tags are not here: EQUIVALE_PEERS names no folder with price-strings.jsonl.');
const only = process.argv.find((argument) => /^--(?:chromium|firefox)$/.test(argument));
const shops = file ? shopPages(file).map((shop, at) => ({ ...shop, path: `/${at}` })) : [];
const products = Array.from({ length: 1250 }, (_, at) =>
  at % 4 === 0
    ? `<div><span>Oak table</span> <b>$1,${200 + at / 4}.00</b></div>`
    : '<div><span>Oak, 120 cm</span> <b>new</b></div>',
);
const large = `<!doctype html><html lang="en-US"><body>${products.join('')}`;
const bodies = new Map(shops.map((shop) => [shop.path, shopHtml(shop)] as const));
const served = await servePages(new Map([['/0', '<p>$1</p>'], ...bodies, ['/large', large]]));
const chromium = only === '--firefox' ? undefined : await wholeChromium();
const firefox =
  only === '--chromium'
    ? undefined
    : (process.env.FIREFOX_PATH ?? (await onPath(['firefox-esr', 'firefox'])));
/** So many pages of all kinds are enough for the slower driver. */
const FIREFOX_PAGES = 40;
const every = Math.max(1, Math.floor(shops.length / FIREFOX_PAGES));
console.log(`${shops.length} pages of shops`);
if (chromium) {
  const dist = await withAccess(join(EXTENSION_DIST, 'chromium'), 'http://127.0.0.1/*');
  const driven = await driveChromium(chromium, dist);
  if (file) judgeShops('Chromium', await readShops(driven, served.origin, shops));
  const { longest, prices } = await readLargePage(driven, served.origin);
  limit(
    `longest task on a page of 5,000 nodes with ${prices} prices, ms at 4 times slower`,
    longest,
    longest <= 50,
    '50',
  );
  await driven.close();
  const [ours, bare] = await comparePopups(chromium, join(EXTENSION_DIST, 'chromium'), served.origin);
  console.log(`popup open to first figure: ${ours.toFixed(0)} ms, bare popup ${bare.toFixed(0)} ms`);
  limit('popup to bare popup', ours / bare, ours / bare <= 1.5, '1.5');
} else console.log('No full Chromium, or not asked for: nothing was measured in it.');
if (firefox && file) {
  const dist = await withAccess(join(EXTENSION_DIST, 'firefox'), 'http://127.0.0.1/*');
  const driven = await driveFirefox(firefox, dist);
  judgeShops(
    'Firefox',
    await readShops(
      driven,
      served.origin,
      shops.filter((_, at) => at % every === 0),
    ),
  );
  await driven.close();
} else console.log('No Firefox, no price tags, or not asked for: nothing was checked in it.');
served.close();
for (const fault of faults) console.error(`beyond its limit: ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
