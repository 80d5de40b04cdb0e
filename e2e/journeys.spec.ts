import { expect, type Locator, type Page, test } from '@playwright/test';
import { hasStarted } from './pages/has-started.ts';

/** What a person does on a phone, one step at a time: taps and typed letters. */
class Thumb {
  taps = 0;
  letters = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(target: Locator) {
    await hasStarted(this.page);
    await target.tap();
    this.taps += 1;
  }

  /** Types where the focus is, as soon as there is a field. */
  async type(text: string) {
    await expect(this.page.locator('input:focus')).toBeVisible();
    await this.page.keyboard.type(text);
    this.letters += text.length;
  }

  /** A choice in the list that the device itself shows. */
  async choose(select: Locator, option: string) {
    await select.selectOption({ label: option });
    this.taps += 2;
  }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('on a phone a list of six is built, put in order, restored and shared in 12 taps', async ({ page }) => {
  const shared: ShareData[] = [];
  await page.exposeFunction('share', (data: ShareData) => shared.push(data));
  await page.addInitScript(() => {
    navigator.share = (data) => (window as unknown as { share: typeof navigator.share }).share(data ?? {});
  });
  const thumb = new Thumb(page);
  const rows = page.locator('[data-row]');
  await page.goto('/');
  await thumb.tap(page.getByRole('link', { name: /^Varias monedas/ }));
  await expect(rows).toHaveCount(4);

  await thumb.tap(button(page, 'Añadir moneda'));
  for (const [text, code] of [
    ['mex', 'MXN'],
    ['bras', 'BRL'],
  ] as const) {
    await thumb.type(text);
    await thumb.tap(page.getByRole('option', { name: new RegExp(`^${code}`) }));
  }
  await thumb.tap(button(page, 'Añadir 2'));
  await expect(rows).toHaveCount(6);

  await thumb.tap(page.getByRole('textbox', { name: 'Euro', exact: true }));
  await thumb.type('250');
  await thumb.tap(button(page, 'BRL: acciones'));
  await thumb.tap(button(page, /^Mover arriba/));
  await thumb.tap(button(page, 'GBP: acciones'));
  await thumb.tap(button(page, /^Quitar/));
  await expect(rows).toHaveCount(5);
  await thumb.tap(button(page, 'Deshacer'));
  await expect(rows).toHaveCount(6);
  await thumb.tap(button(page, 'Compartir'));

  // ECB reference rates of 21 August 2026: EUR 1 = USD 1.1699 = JPY 185.66 = MXN 19.769.
  await expect
    .poll(() => shared[0]?.text)
    .toMatch(/^250 EUR = 292,48 USD = .* = 46415 JPY = .* = 4942,25 MXN$/);
  expect(shared[0]?.url).toMatch(/\/list\?l=EUR,USD,GBP,JPY,BRL,MXN&amount=250&from=EUR$/);
  expect([thumb.taps, thumb.letters]).toEqual([12, 10]);
});

test('on a phone languages, theme, format, order and a unit of one’s own take 19 taps', async ({ page }) => {
  const thumb = new Thumb(page);
  await page.goto('/');
  await thumb.tap(page.getByRole('link', { name: 'Ajustes' }));
  await thumb.choose(page.getByRole('combobox', { name: 'Idioma' }), 'English');
  await thumb.choose(page.getByRole('combobox', { name: 'Language' }), 'Deutsch');
  await thumb.choose(page.getByRole('combobox', { name: 'Sprache' }), 'Español');
  await thumb.tap(page.getByRole('switch', { name: 'Modo oscuro' }));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await thumb.choose(page.getByRole('combobox', { name: 'Formato de los números' }), '1,234.56');

  await thumb.tap(button(page, /^Ordenar/));
  await thumb.tap(button(page, 'Fijar Temperatura'));
  await thumb.tap(button(page, 'Cerrar'));

  await thumb.tap(page.getByRole('link', { name: /^Mis unidades/ }));
  await thumb.tap(button(page, 'Crear una unidad'));
  await thumb.type('zancada');
  await thumb.tap(page.getByRole('textbox', { name: /^1 zancada equivale a/ }));
  await thumb.type('0.75');
  await thumb.tap(button(page, 'Guardar'));
  await thumb.tap(page.getByRole('link', { name: 'Inicio' }));
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await thumb.tap(page.getByRole('main').getByRole('textbox'));
  await thumb.type('100 m en zancadas');
  // 100 / 0.75 = 133.333…, with the point that was chosen
  await expect(
    page
      .getByRole('main')
      .getByText(/133\.33/)
      .first(),
  ).toBeVisible();
  expect([thumb.taps, thumb.letters]).toEqual([19, 28]);
});
