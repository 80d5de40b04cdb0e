import type { Page } from '@playwright/test';
import { hasStarted } from '../e2e/pages/has-started.ts';

export const amount = (page: Page) => page.getByRole('textbox', { name: /^(Cantidad|Amount)$/ });
export const side = (page: Page, name: RegExp) => page.getByRole('button', { name });

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Conversions and favorites such as a person leaves over a week, made by using the app. */
export async function fillDevice(page: Page, prefix: string, nowMs: number): Promise<void> {
  const decimal = prefix.endsWith('/en') ? '.' : ',';
  const pairs = [
    ['/currency/USD/EUR', '45', 9 * DAY],
    ['/category/temperature/c/f', '-12,5', 3 * DAY],
    ['/currency/MXN/USD', '1500', 2 * DAY],
    ['/category/weight/lb/kg', '185', 3 * 60 * MINUTE],
    ['/category/length/mi/km', '26,2', 4 * MINUTE],
  ] as const;
  for (const [path, text, ageMs] of pairs) {
    await page.clock.setFixedTime(nowMs - ageMs);
    await page.goto(prefix + path);
    await hasStarted(page);
    await page.waitForLoadState('networkidle');
    await amount(page).fill(text.replace(',', decimal));
    await side(page, /^(Favorito|Favorite)$/).click();
    await page.getByRole('button', { name: /^(Favorito|Favorite)$/, pressed: true }).waitFor();
    await page.waitForTimeout(500);
  }
}
