import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { Converter } from './pages/converter.ts';

test.describe.configure({ timeout: 180_000 });

const favoriteOf = (page: Page, name: string | RegExp) =>
  page.getByRole('listitem').filter({ hasText: name });

/** Brings a page and the server to one state, as coming back to the app does. */
const sync = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

async function saveFavorite(page: Page, path: string) {
  const converter = new Converter(page);
  await converter.open(path);
  const favorite = converter.card.getByRole('button', { name: 'Favorito' });
  await favorite.click();
  await expect(favorite).toHaveAttribute('aria-pressed', 'true');
}

/** Pairs through the screens, by the typed code. @returns the digits, the same on both */
async function pair(known: Page, fresh: Page) {
  await fresh.goto('/devices');
  await fresh.getByRole('link', { name: /Este es el nuevo/ }).click();
  const code = await fresh.getByText(/^[0-9A-Z]{4} [0-9A-Z]{4} [0-9A-Z]{4}$/).textContent();
  await known.goto('/devices/known');
  await known.getByLabel('Código del dispositivo nuevo').fill(String(code).toLowerCase());
  await known.getByRole('button', { name: 'Continuar' }).click();
  const digits = known.getByRole('img', { name: /^\d \d \d, \d \d \d$/ });
  await expect(digits).toBeVisible();
  const shown = await digits.getAttribute('aria-label');
  await expect(fresh.getByRole('img', { name: String(shown) })).toBeVisible();
  await known.getByRole('button', { name: 'Sí, es el mismo' }).click();
  for (const page of [known, fresh]) await expect(page.getByText(/^Al día/)).toBeVisible();
}

async function open(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/');
  return page;
}

test('[I17.sync-screens] two profiles are paired through the screens, share what either has, offline edits included, and part again', async ({
  browser,
}) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const [known, fresh] = (await Promise.all(contexts.map(open))) as [Page, Page];
  await saveFavorite(known, '/category/length/mi/km');
  await saveFavorite(fresh, '/category/weight/lb/kg');
  await pair(known, fresh);

  // Both have both; the list of devices names the other one.
  await sync(known);
  await expect(known.getByRole('button', { name: /^Quitar .+ · / })).toBeVisible();
  for (const page of [known, fresh]) {
    await page.goto('/favorites');
    await expect(favoriteOf(page, 'mi')).toBeVisible();
    await expect(favoriteOf(page, 'lb')).toBeVisible();
  }

  // What is changed without a network waits for it.
  await contexts[1]?.setOffline(true);
  await fresh.getByRole('button', { name: 'Editar' }).click();
  await fresh
    .getByRole('button', { name: /^Quitar mi/ })
    .first()
    .click();
  await expect(favoriteOf(fresh, 'mi')).toHaveCount(0);
  await contexts[1]?.setOffline(false);
  await expect(async () => {
    await sync(known);
    await expect(favoriteOf(known, 'mi')).toHaveCount(0, { timeout: 1000 });
  }).toPass();

  // The words lead a third profile there; a removed one is told.
  await known.goto('/devices/words');
  const shown = known.getByRole('main').getByRole('listitem');
  await expect(shown).toHaveCount(24);
  const words = await shown.allTextContents();
  await known.goto('/devices');
  await known.getByRole('button', { name: /^Quitar .+ · / }).click();
  await known.getByRole('button', { name: 'Quitar', exact: true }).click();
  await expect(known.getByRole('button', { name: /^Quitar .+ · / })).toHaveCount(0);
  await fresh.goto('/devices');
  await expect(fresh.getByText(/se ha quitado desde otro/)).toBeVisible();
  await fresh.getByRole('button', { name: 'Entendido' }).click();
  await expect(fresh.getByText('Lo mismo en todos tus dispositivos')).toBeVisible();

  // The words from before the removal lead nowhere; stopping erases on the server too.
  await fresh.goto('/devices/words');
  await fresh.getByLabel('Las 24 palabras').fill(words.join(' '));
  await fresh.getByRole('button', { name: 'Recuperar' }).click();
  await expect(fresh.getByText(/no hay nada guardado/)).toBeVisible();
  await known.getByRole('button', { name: /Dejar de compartir/ }).click();
  await known.getByRole('button', { name: 'Borrar también en el servidor' }).click();
  await expect(known.getByText('Lo mismo en todos tus dispositivos')).toBeVisible();
  await Promise.all(contexts.map((context) => context.close()));
});
