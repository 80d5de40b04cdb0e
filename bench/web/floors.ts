import type { Browser, Page } from '@playwright/test';
import { startOwnServer } from '../../e2e/own-server.ts';
import { Converter } from '../../e2e/pages/converter.ts';
import type { Report } from '../report.ts';
import { compare, type Sampler } from './compare-floor.ts';
import { watchOthers } from './machine.ts';
import {
  type Bench,
  findHeadlessShell,
  launch,
  openPhone,
  slowDown,
  whenStarted,
  whileSlow,
  workOf,
} from './phone.ts';
import { type Probe, timeOf } from './time-of.ts';
import { writeFloors } from './write-floors.ts';

/** Turns of what takes a fresh page, and of what takes a key or a tap. */
const TURNS = { start: 9, event: 31 };
/** What the start of a page costs, until a field can be typed into. */
interface Start {
  /** The work of its main thread. */
  readonly work: number;
  /** What its tasks took beyond 50 ms each, until nothing is loading any more. */
  readonly blocked: number;
}

/** Written into the page: has it say when React has taken the field over, so that what is typed is converted, and note its long tasks. */
function watchStart(selector: string) {
  const tasks: number[] = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask' });
  const timer = setInterval(() => {
    const isTaken = Object.keys(document.querySelector(selector) ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    );
    if (!isTaken) return;
    clearInterval(timer);
    (globalThis as unknown as { isStarted(text: string): void }).isStarted('');
  }, 10);
  Object.assign(globalThis, { tasks });
}

async function startOf(browser: Browser, address: string, field: string): Promise<Start> {
  const page = await openPhone(browser);
  const worked = await workOf(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'isStarted' });
  await slowDown(page);
  await page.addInitScript(watchStart, field);
  const started = new Promise<number>((resolve) => {
    session.once('Runtime.bindingCalled', () => resolve(worked()));
  });
  await page.goto(address, { waitUntil: 'commit' });
  const work = await started;
  await page.waitForLoadState('networkidle');
  const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
  await page.context().close();
  return { work, blocked: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0) };
}

async function compareStarts(report: Report, browser: Browser, url: string): Promise<void> {
  const others = await watchOthers();
  const starts = { ours: [] as Start[], floor: [] as Start[] };
  for (let turn = 0; turn < TURNS.start; turn += 1) {
    starts.floor.push(await startOf(browser, `${url}/floor`, 'main input'));
    starts.ours.push(await startOf(browser, `${url}/currency/USD/EUR`, 'main input[inputmode=decimal]'));
  }
  const taken = (figure: keyof Start) => {
    const from =
      (whose: keyof typeof starts): Sampler =>
      async (turn) => {
        const { [figure]: ms, work } = starts[whose][turn] as Start;
        return { ms, work };
      };
    return { turns: TURNS.start, ours: from('ours'), floor: from('floor'), others };
  };
  const name = 'main thread of the currency page until its figure can be typed into';
  await compare(report, { name, ...taken('work'), atMost: 1.6 });
  const blocking = 'blocking time of the currency page';
  await compare(report, { name: blocking, ...taken('blocked'), atMost: 1.5, allowance: 30 });
}

/** A page that responds. */
interface Open {
  readonly page: Page;
  readonly worked: () => Promise<number>;
}

async function openStarted(browser: Browser, address: string): Promise<Open> {
  const page = await openPhone(browser);
  await page.goto(address);
  await whenStarted(page);
  return { page, worked: await workOf(page) };
}

/** Times an event in a page that is open, with its processor slowed down; `rest` undoes it, unmeasured. */
const sampler =
  (
    { page, worked }: Open,
    probe: Probe,
    act: (turn: number) => Promise<void>,
    rest = async () => {},
  ): Sampler =>
  async (turn) => {
    await page.bringToFront();
    const sample = await whileSlow(page, async () => {
      const before = await worked();
      const ms = await timeOf(page, probe, () => act(turn));
      return { ms, work: (await worked()) - before };
    });
    await rest();
    // Whatever the response set off (a record, a request) is over before the next one.
    await page.waitForTimeout(150);
    return sample;
  };

const result = { event: 'keydown', selector: '.result', until: 'changes' } as const;
const nextFrame = { event: 'keydown', selector: 'body', until: 'next-frame' } as const;
const options = { event: 'click', selector: '[role=listbox] [role=option]', until: 'appears' } as const;

/** Types digits one after the other, from an empty field every nine. */
async function typing(open: Open, probe: Probe, selector: string): Promise<Sampler> {
  const { page } = open;
  const field = page.locator(selector).first();
  const next = sampler(open, probe, (turn) => page.keyboard.press(String((turn % 9) + 1)));
  return async (turn) => {
    if (turn % 9 === 0) await field.fill('');
    await field.focus();
    return next(turn);
  };
}

async function compareEvents(report: Report, browser: Browser, url: string): Promise<void> {
  const open = (path: string) => openStarted(browser, url + path);
  const floor = await open('/floor');
  const amount = 'main input[inputmode=decimal]';
  const floorKey = await typing(floor, result, 'main input');
  const floorFrame = await typing(floor, nextFrame, 'main input');
  const turns = TURNS.event;

  const currency = await open('/currency/USD/EUR');
  const ours = await typing(currency, result, amount);
  await compare(report, { name: 'key to result', turns, ours, floor: floorKey, atMost: 1.5 });
  const unit = await typing(await open('/category/length/mi/km'), result, amount);
  await compare(report, { name: 'key to result, unit', turns, ours: unit, floor: floorKey, atMost: 1.5 });

  const list = await open('/floor-list');
  const button = list.page.getByRole('button');
  const press = () => button.tap();
  const side = new Converter(currency.page).side('to');
  const close = () => currency.page.keyboard.press('Escape');
  const picker = sampler(currency, options, () => side.tap(), close);
  // The first time its code is fetched.
  await picker(0);
  await compare(report, {
    ...{ name: 'picker open', turns, ours: picker, atMost: 2 },
    floor: sampler(list, options, press, press),
  });

  await currency.page.bringToFront();
  await side.tap();
  const inPicker = await typing(currency, nextFrame, '[role=combobox]');
  await compare(report, { name: 'key in the picker', turns, ours: inPicker, floor: floorFrame, atMost: 2 });

  const home = await open('/');
  const search = await typing(home, nextFrame, 'main input');
  // The code of the results is fetched at the first key.
  await search(0);
  await home.page.waitForLoadState('networkidle');
  await compare(report, { name: 'key in the search box', turns, ours: search, floor: floorFrame, atMost: 2 });
}

/** The app beside the least that React can do in the same browser, served by the same server, by turns with the processor slowed down four times. */
export async function measureFloors({ report, executablePath }: Bench): Promise<void> {
  const server = await startOwnServer({ APP_DIR: await writeFloors() });
  const browser = await launch((await findHeadlessShell()) ?? executablePath);
  try {
    await compareStarts(report, browser, server.url);
    await compareEvents(report, browser, server.url);
  } finally {
    await browser.close();
    await server.kill();
  }
}
