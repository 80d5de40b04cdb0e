import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { Converter } from './pages/converter.ts';

test.describe.configure({ timeout: 180_000 });

const CODE_TEXT = /^[0-9A-Z]{4} [0-9A-Z]{4} [0-9A-Z]{4}$/;

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

/** What a person does with the finger, and what is typed besides. */
class Person {
  taps = 0;
  typed = '';

  async tap(target: Locator) {
    this.taps += 1;
    await target.click();
  }

  async type(target: Locator, text: string) {
    this.typed += text;
    await target.pressSequentially(text);
  }
}

/** From the code on: the digits of the new device are typed on the other one, and both say yes. */
async function confirm(person: Person, known: Page, fresh: Page) {
  await expect(known.getByRole('button', { name: 'No soy yo' })).toBeFocused();
  await person.tap(known.getByRole('button', { name: 'Sí, soy yo' }));
  const shown = fresh.getByRole('img', { name: /^\d \d \d, \d \d \d$/ });
  const digits = String(await shown.getAttribute('aria-label')).replace(/\D/g, '');
  await expect(known.getByText(digits)).toHaveCount(0);
  const field = known.getByRole('textbox', { name: 'Seis cifras' });
  await expect(field).toBeFocused();
  await person.type(field, digits);
  await person.tap(known.getByRole('button', { name: 'Añadir' }));
  await expect(known.getByText('El número coincide')).toBeVisible();
  await person.tap(fresh.getByRole('button', { name: 'Unir' }));
  await expect(fresh.getByText('Listo: los dos tienen lo mismo')).toBeVisible();
  await expect(known.getByText(/^Añadido: /)).toBeVisible();
}

/** Both leave for their list. */
async function leave(person: Person, known: Page, fresh: Page) {
  for (const page of [known, fresh]) await person.tap(page.getByRole('button', { name: 'Listo' }));
  for (const page of [known, fresh]) await expect(page.getByText(/^Al día/)).toBeVisible();
}

/** Pairs through the screens, by the typed code. */
async function pair(known: Page, fresh: Page) {
  const person = new Person();
  for (const page of [known, fresh]) await page.goto('/devices');
  await person.tap(fresh.getByRole('link', { name: /Este dispositivo es el nuevo/ }));
  const code = String(await fresh.getByText(CODE_TEXT).textContent()).replace(/ /g, '');
  await person.tap(known.getByRole('link', { name: /Mis datos están aquí/ }));
  await person.type(known.getByLabel('Código del dispositivo nuevo'), code.toLowerCase());
  await person.tap(known.getByRole('button', { name: 'Continuar' }));
  await confirm(person, known, fresh);
  expect([person.taps, person.typed.length]).toEqual([6, 12 + 6]);
  await leave(person, known, fresh);
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
  await fresh.getByRole('button', { name: 'Editar' }).click();
  const bin = fresh.getByRole('button', { name: /^Quitar mi/ }).first();
  await expect(bin).toBeVisible();
  await contexts[1]?.setOffline(true);
  await bin.click();
  await expect(favoriteOf(fresh, 'mi')).toHaveCount(0);
  await contexts[1]?.setOffline(false);
  await expect(async () => {
    await sync(known);
    await expect(favoriteOf(known, 'mi')).toHaveCount(0, { timeout: 1000 });
  }).toPass();

  // A third profile joins by the words; a removed one gets a message.
  await known.goto('/devices/words');
  await known.getByRole('button', { name: 'Ver las 24 palabras' }).click();
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

test('[I17.pairing-taps] by the picture, two devices are paired with six taps and six digits, the last one included', async ({
  browser,
}) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const [known, fresh] = (await Promise.all(contexts.map(open))) as [Page, Page];
  const person = new Person();
  await fresh.goto('/devices');
  const hello = fresh.waitForRequest(/\/api\/pairing\/\w+\/0$/);
  await person.tap(fresh.getByRole('link', { name: /Este dispositivo es el nuevo/ }));
  await expect(fresh.getByRole('img', { name: /Código QR/ })).toBeVisible();
  // What the camera reads: the address of the app with the public key that the new device has sent.
  const key = (await hello).postDataBuffer()?.subarray(0, 65).toString('base64url');
  await known.clock.install();
  await known.goto(`/devices/known#${key}`);
  // In its first second the view takes no input.
  await known.getByRole('button', { name: 'Sí, soy yo' }).waitFor();
  await known.clock.fastForward(1000);
  await confirm(person, known, fresh);
  expect([person.taps, person.typed.length]).toEqual([4, 6]);
  await leave(person, known, fresh);
  expect(person.taps).toBe(6);
  await Promise.all(contexts.map((context) => context.close()));
});
