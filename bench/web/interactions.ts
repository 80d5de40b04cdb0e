import type { BrowserContext, Page } from '@playwright/test';
import { ChartPage } from '../../e2e/pages/chart.ts';
import { Converter } from '../../e2e/pages/converter.ts';
import { median, type Report } from '../report.ts';
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

/** Times that depend on the machine have no limit; limits are ratios to a floor (`floors.ts`). */
function add(report: Report, name: string, times: readonly number[]): void {
  report.add(`${name}, 4x CPU, median`, Math.round(median(times)), 'ms');
  report.add(`${name}, 4x CPU, worst`, Math.round(Math.max(...times)), 'ms');
}

const key = (round: number) => String((round % 9) + 1);
const result = { event: 'keydown', selector: '.result', until: 'changes' } as const;
const list = { selector: '[role=listbox] [role=option]', until: 'appears' } as const;

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
    const time = await whileSlow(page, () => timeOf(page, probe, () => page.keyboard.press(key(round))));
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
  add(report, `key to all ${count} rows of a list`, times.twenty);
  const ratios = times.twenty.map((time, turn) => time / (times.two[turn] ?? Number.NaN));
  report.add('key to all 20 rows of a list, to that to one', median(ratios), '×', { atMost: 1.5 });
}

/** Rows follow the result a frame later. */
const LAST_ROW = '.unit-rows tbody:last-child tr:last-child .unit-value';

/** The shortest list of units and the longest, rendered in full. */
const LISTS = { shortest: '/category/alcohol', longest: '/category/length/mi/km' };

/** A view that is typed in, and what its main thread has worked until now, in milliseconds. */
interface Typed {
  readonly page: Page;
  readonly probe: Probe;
  readonly worked: () => Promise<number>;
}

async function openList(page: Page, url: string): Promise<Typed> {
  await page.goto(url);
  await whenStarted(page);
  const all = page.getByRole('button', { name: /^Ver las \d/ });
  // A phone has no pointer that rests on a row.
  if (await all.isVisible()) await all.tap();
  await page.waitForLoadState('networkidle');
  return { page, probe: { ...result, selector: LAST_ROW }, worked: await workOf(page) };
}

/**
 * What the list of all units adds to a key: the work of the main thread until its last row has changed, against the same
 * where there is next to no list. By turns, so that whatever else the machine does weighs on both.
 */
async function measureAllUnits({ report, url }: Bench, page: Page): Promise<void> {
  const other = await page.context().newPage();
  const views = {
    shortest: await openList(other, url + LISTS.shortest),
    rows: await openList(page, url + LISTS.longest),
  };
  const work = { shortest: [] as number[], rows: [] as number[] };
  for (let round = 0; round < 4 * SAMPLES; round += 1) {
    for (const name of ['shortest', 'rows'] as const) {
      const { page: shown, probe, worked } = views[name];
      await shown.bringToFront();
      if (round % SAMPLES === 0) await new Converter(shown).amount.fill('');
      await whileSlow(shown, async () => {
        const before = await worked();
        // Not 1, of which the list already says what it is.
        await timeOf(shown, probe, () => shown.keyboard.press(key((round % 8) + 1)));
        work[name].push((await worked()) - before);
      });
      await shown.waitForTimeout(150);
    }
  }
  const [shortest, rows] = [median(work.shortest), median(work.rows)];
  report.add(
    'key press to all rows of the longest list of units, 4x CPU, work of the main thread',
    rows,
    'ms',
  );
  report.add(
    'all rows of the longest list to those of the shortest, work of the main thread',
    rows / shortest,
    '×',
    {
      atMost: 1.6,
    },
  );
}

/** What only the first tap and the first key take: the code that they fetch on the way. */
async function measureFirsts({ report, url }: Bench, page: Page): Promise<void> {
  const first = async (name: string, probe: Probe, act: () => Promise<void>) =>
    report.add(`${name}, 4x CPU`, Math.round(await timeOf(page, probe, act)), 'ms');
  await page.goto(`${url}/currency/USD/EUR`);
  await whenStarted(page);
  await slowDown(page);
  await first('picker open, the first time, its code fetched on the way', { event: 'click', ...list }, () =>
    new Converter(page).side('to').tap(),
  );
  await page.goto(url);
  await whenStarted(page);
  await page.getByRole('textbox').first().click();
  const search = { event: 'keydown', selector: 'search', until: 'next-frame' } as const;
  await first('key in the search box, the very first', search, () => page.keyboard.press('1'));
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
  await slowDown(page);
  const probe = { event: 'change', selector: 'section.chart path[d]', until: 'changes' } as const;
  const times = await sample(page, probe, async (round) =>
    periods[round % periods.length]?.click({ force: true }),
  );
  add(report, 'change of the chart period', times);
}

/** Interaction times with the processor slowed down four times, each in a fresh profile. */
export async function measureInteractions(bench: Bench): Promise<void> {
  // Leaves out the window of a full browser, which renders on the same cores.
  const shell = await findHeadlessShell();
  const browser = await launch(shell ?? bench.executablePath);
  console.log(
    `  interactions in ${shell ? 'the headless shell' : 'a whole browser'}, Chromium ${browser.version()}`,
  );
  try {
    const parts = [measureList, measureAllUnits, measureFirsts, measureChart];
    for (const measure of parts) {
      const page = await openPhone(browser);
      await measure(bench, page);
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
}
