import type { Locator, Page } from '@playwright/test';
import { hasSettled, hasStopped } from './has-started.ts';

/** The history card of the currency view. */
export class ChartPage {
  readonly card: Locator;
  readonly plot: Locator;
  readonly status: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.card = page.locator('section.chart');
    this.plot = this.card.getByRole('slider');
    this.status = this.card.getByRole('status');
  }

  async open(pair = 'USD/EUR') {
    await this.page.goto(`/currency/${pair}`);
    await this.plot.waitFor();
    await hasSettled(this.page);
  }

  /** Chooses a period by its name, as a person taps it. */
  async choose(name: string) {
    await this.card.locator('label', { has: this.page.getByRole('radio', { name }) }).click();
  }

  /** A place of the plot by share of its width, in the page's own pixels. */
  async at(share: number): Promise<{ x: number; y: number }> {
    await this.plot.scrollIntoViewIfNeeded();
    await hasStopped(this.page);
    const box = await this.plot.boundingBox();
    if (!box) throw new Error('the chart is not on the screen');
    return { x: box.x + share * box.width, y: box.y + box.height / 2 };
  }

  /** Two fingers that go down at two places and come up at two others. */
  async pinch(from: readonly [number, number], to: readonly [number, number]) {
    const session = await this.page.context().newCDPSession(this.page);
    const points = (shares: readonly [number, number]) => Promise.all(shares.map((share) => this.at(share)));
    const [start, end] = [await points(from), await points(to)];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: start });
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: end });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}
