import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { Ajv } from 'ajv';
import { Converter } from './pages/converter.ts';

// Two profiles that load the app anew, on a machine that may be busy.
test.describe.configure({ timeout: 180_000 });

/** Saves a copy. @returns its place and what it holds; when it was saved is no part of that */
async function exported(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Guardar una copia/ }).click(),
  ]);
  const path = await download.path();
  const copy = JSON.parse(await readFile(path, 'utf8'));
  const { exportedAt, ...content } = copy;
  expect(Date.parse(exportedAt)).not.toBeNaN();
  return { path, copy, content };
}

test('[I17.copy] a copy of one profile, restored in another, is saved there with the same content', async ({
  browser,
  page,
}) => {
  const converter = new Converter(page);
  await converter.open('/category/length/mi/km');
  await converter.amount.fill('26,2');
  const favorite = converter.card.getByRole('button', { name: 'Favorito' });
  await favorite.click();
  await expect(favorite).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/my-data');
  const first = await exported(page);
  expect(first.content.favorites).toHaveLength(1);
  const published = await page.request.get('/schemas/my-data.json');
  const form = new Ajv({ formats: { 'date-time': true } });
  form.validate(await published.json(), first.copy);
  expect(form.errors).toBeNull();

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto('/my-data');
  const [chooser] = await Promise.all([
    other.waitForEvent('filechooser'),
    other.getByRole('button', { name: /^Recuperar una copia/ }).click(),
  ]);
  await chooser.setFiles(first.path);
  await other.getByRole('button', { name: /^Recuperar \d/ }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0, { timeout: 60_000 });
  expect((await exported(other)).content).toEqual(first.content);
  await context.close();
});
