import type { BrowserContext, Locator, Page } from '@playwright/test';
import { ChartPage } from '../../e2e/pages/chart.ts';
import { Converter } from '../../e2e/pages/converter.ts';
import { median, type Report } from '../report.ts';
import { type Bench, findHeadlessShell, launch, openPhone, slowDown, whenStarted } from './phone.ts';
import { type Probe, timeOf } from './time-of.ts';

const THROTTLE = 4;
const SAMPLES = 10;

/** Several samples of one interaction; `rest` undoes it, unmeasured. */
async function sample(
  page: Page,
  probe: Probe,
  act: (round: number) => Promise<void>,
  rest = async () => {},
) {
  const times: number[] = [];
  for (let round = 0; round < SAMPLES; round += 1) {
    times.push(await timeOf(page, probe, () => act(round)));
    await rest();
    // Whatever the response set off (a record, a request) is over before the next sample.
    await page.waitForTimeout(150);
  }
  return times;
}

function add(report: Report, name: string, times: readonly number[], atMost: number): void {
  report.add(`${name}, 4x CPU, median`, Math.round(median(times)), 'ms', { atMost });
  report.add(`${name}, 4x CPU, worst`, Math.round(Math.max(...times)), 'ms');
}

const key = (round: number) => String((round % 9) + 1);
const result = { event: 'keydown', selector: '.result', until: 'changes' } as const;
const list = { selector: '[role=listbox] [role=option]', until: 'appears' } as const;

async function measureTyping({ report, url }: Bench, page: Page): Promise<void> {
  const converter = new Converter(page);
  for (const [name, path] of [
    ['currency', '/currency/USD/EUR'],
    ['unit', '/category/length/mi/km'],
  ] as const) {
    await page.goto(url + path);
    await whenStarted(page);
    await slowDown(page, THROTTLE);
    await converter.amount.fill('');
    const times = await sample(page, result, (round) => page.keyboard.press(key(round)));
    add(report, `key press to result, ${name}`, times, 50);
  }
}

/** Most rows that a list has: whichever is typed in, all others follow. */
const TWENTY = 'EUR,USD,JPY,GBP,MXN,ARS,COP,BRL,CLP,PEN,CHF,CAD,AUD,CNY,INR,SEK,NOK,DKK,PLN,TRY';

/** A list that is typed in, in a page of its own, and the time of its next key. */
async function openRows(
  context: BrowserContext,
  url: string,
  rows: string,
): Promise<(round: number) => Promise<number>> {
  const page = await context.newPage();
  await page.goto(`${url}/list?l=${rows}&amount=5&from=EUR`);
  await whenStarted(page);
  await page.locator('[data-row=USD]').waitFor();
  await slowDown(page, THROTTLE);
  const probe = {
    event: 'keydown',
    selector: `[data-row=${rows.split(',').at(-1)}] input`,
    until: 'changes',
  } as const;
  return async (round) => {
    await page.bringToFront();
    const field = page.locator('[data-row=EUR] input');
    if (round % SAMPLES === 0) await field.fill('');
    await field.focus();
    const time = await timeOf(page, probe, () => page.keyboard.press(key(round)));
    await page.waitForTimeout(150);
    return time;
  };
}

/** A key in a list with one other row, and in one with nineteen, by turns: how much the rows add to a key. */
async function measureList({ report, url }: Bench, page: Page): Promise<void> {
  const two = await openRows(page.context(), url, 'EUR,USD');
  const twenty = await openRows(page.context(), url, TWENTY);
  const times = { two: [] as number[], twenty: [] as number[] };
  for (let round = 0; round < 2 * SAMPLES; round += 1) {
    times.two.push(await two(round));
    times.twenty.push(await twenty(round));
  }
  const count = TWENTY.split(',').length;
  report.add('key to the other row of a list of two, 4x CPU, median', Math.round(median(times.two)), 'ms');
  add(report, `key to all ${count} rows of a list`, times.twenty, 50);
  const ratios = times.twenty.map((time, turn) => time / (times.two[turn] ?? Number.NaN));
  report.add('key to all 20 rows of a list, to that to one', median(ratios), '×', { atMost: 1.5 });
}

/** The shortest list of units and the longest, drawn in full. */
const LISTS = { shortest: '/category/alcohol', longest: '/category/length/mi/km' };

/** A view that is typed in, and what its main thread has worked until now, in milliseconds. */
interface Typed {
  readonly page: Page;
  readonly probe: Probe;
  readonly worked: () => Promise<number>;
}

async function openList(page: Page, url: string, selector: string): Promise<Typed> {
  await page.goto(url);
  await whenStarted(page);
  const all = page.getByRole('button', { name: /^Ver las \d/ });
  // A phone has no pointer that rests on a row.
  if (await all.isVisible()) await all.tap();
  await page.waitForLoadState('networkidle');
  await slowDown(page, THROTTLE);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  return { page, probe: { ...result, selector }, worked };
}

/**
 * What the list of all units adds to a key: the work of the main thread until its last row has changed, against that until
 * the result has where there is next to no list. By turns, so that whatever else the machine does weighs on both.
 */
async function measureAllUnits({ report, url }: Bench, page: Page): Promise<void> {
  const other = await page.context().newPage();
  const views = {
    alone: await openList(other, url + LISTS.shortest, '.result'),
    rows: await openList(page, url + LISTS.longest, '.unit-rows tbody:last-child tr:last-child .unit-value'),
  };
  const work = { alone: [] as number[], rows: [] as number[] };
  for (let round = 0; round < 4 * SAMPLES; round += 1) {
    for (const name of ['alone', 'rows'] as const) {
      const { page: shown, probe, worked } = views[name];
      await shown.bringToFront();
      if (round % SAMPLES === 0) await new Converter(shown).amount.fill('');
      const before = await worked();
      // Not 1, of which the list already says what it is.
      await timeOf(shown, probe, () => shown.keyboard.press(key((round % 8) + 1)));
      work[name].push((await worked()) - before);
      await shown.waitForTimeout(150);
    }
  }
  const [alone, rows] = [median(work.alone), median(work.rows)];
  report.add(
    'key press to all rows of the longest list of units, 4x CPU, work of the main thread',
    rows,
    'ms',
  );
  report.add('all rows of the longest list to the result alone, work of the main thread', rows / alone, '×', {
    atMost: 1.6,
  });
}

/** A tap at a place, without the tool's own checks of what is there, which would count as the page's time. */
async function tapOn(page: Page, target: Locator): Promise<() => Promise<void>> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return () => page.touchscreen.tap(x + width / 2, y + height / 2);
}

async function measurePicker({ report, url }: Bench, page: Page): Promise<void> {
  const converter = new Converter(page);
  await page.goto(`${url}/currency/USD/EUR`);
  await whenStarted(page);
  await slowDown(page, THROTTLE);
  const open = await tapOn(page, converter.side('to'));
  const close = () => page.keyboard.press('Escape');
  const [first = Number.NaN, ...again] = await sample(page, { event: 'click', ...list }, open, close);
  report.add('picker open, 4x CPU, the first time, its code fetched on the way', Math.round(first), 'ms');
  add(report, 'picker open', again, 150);
  await open();
  await page.getByRole('combobox').waitFor();
  const query = 'corona sueca';
  const typed = await sample(
    page,
    { event: 'keydown', selector: '[role=listbox]', until: 'next-frame' },
    (round) => page.keyboard.press(query[round] ?? 'a'),
  );
  add(report, 'key in the picker', typed, 50);
}

async function measureSearch({ report, url }: Bench, page: Page): Promise<void> {
  await page.goto(url);
  await whenStarted(page);
  await slowDown(page, THROTTLE);
  await page.getByRole('textbox').first().click();
  const query = '100 dolare';
  const probe = { event: 'keydown', selector: 'search', until: 'next-frame' } as const;
  const press = (round: number) =>
    page.keyboard.press(query[round] === ' ' ? 'Space' : (query[round] ?? 'a'));
  // The code of the results is loaded at the first keys; typing again shows what each key costs from then on.
  const [first = Number.NaN] = await sample(page, probe, press);
  await page.waitForLoadState('networkidle');
  await page.getByRole('textbox').first().fill('');
  report.add('key in the search box, 4x CPU, the very first', Math.round(first), 'ms');
  add(report, 'key in the search box', await sample(page, probe, press), 50);
}

async function measureChart({ report, url }: Bench, page: Page): Promise<void> {
  const chart = new ChartPage(page);
  await page.goto(`${url}/currency/USD/EUR`);
  await whenStarted(page);
  await chart.plot.waitFor();
  // Each period once beforehand, so that the drawing is measured and not the request.
  const periods = await chart.card.getByRole('radio').all();
  for (const period of periods) await period.click({ force: true });
  await page.waitForLoadState('networkidle');
  await slowDown(page, THROTTLE);
  const probe = { event: 'change', selector: 'section.chart path[d]', until: 'changes' } as const;
  const times = await sample(page, probe, async (round) =>
    periods[round % periods.length]?.click({ force: true }),
  );
  add(report, 'change of the chart period', times, 100);
}

/** Interaction times with the processor slowed down four times, each in a fresh profile. */
export async function measureInteractions(bench: Bench): Promise<void> {
  // A full browser draws its own window too, on the same cores; none of that is ours.
  const shell = await findHeadlessShell();
  const browser = await launch(shell ?? bench.executablePath);
  console.log(
    `  interactions in ${shell ? 'the headless shell' : 'a whole browser'}, Chromium ${browser.version()}`,
  );
  try {
    const parts = [measureTyping, measureList, measureAllUnits, measurePicker, measureSearch, measureChart];
    for (const measure of parts) {
      const page = await openPhone(browser);
      await measure(bench, page);
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
}
