import type { Locator, Page } from '@playwright/test';
import { hasStarted } from './has-started.ts';

/** The converter card, the same for currencies and units, in Spanish unless the address says otherwise. */
export class Converter {
  readonly card: Locator;
  readonly amount: Locator;
  readonly result: Locator;
  readonly swap: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.card = page.getByRole('region', { name: /Conversor|Converter/ });
    this.amount = this.card.getByRole('textbox', { name: /Cantidad|Amount/ });
    this.result = this.card.locator('.result');
    this.swap = this.card.getByRole('button', { name: /Intercambiar|Swap/ });
  }

  /** Opens a converter by its address and waits until it can be typed into. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await hasStarted(this.page);
    await this.amount.waitFor();
  }

  /** What a side holds now: `De` or `A` as the button says it. */
  side(purpose: 'from' | 'to'): Locator {
    const name = purpose === 'from' ? /^Convertir de|^Convert from/ : /^Convertir a|^Convert to/;
    return this.card.getByRole('button', { name });
  }

  /** Opens a side's picker, searches and takes the first hit with Enter. */
  async pick(purpose: 'from' | 'to', query: string): Promise<void> {
    await hasStarted(this.page);
    await this.side(purpose).click();
    const search = this.page.getByRole('combobox');
    await search.fill(query);
    await search.press('Enter');
    await search.waitFor({ state: 'hidden' });
  }
}
