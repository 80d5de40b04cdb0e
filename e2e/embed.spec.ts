import { expect, test } from '@playwright/test';
import { words as spanish } from '../languages/es/element.ts';
import { words as portuguese } from '../languages/pt/element.ts';
import { focusAmount, openEmbeddingSite, seenOfElement } from './embedding-site.ts';
import { eurosOf } from './engines/steps/step.ts';
import { lookWithAxe, putAxe } from './pages/axe.ts';

test('[I18.embed-strict] the element converts in a page of another origin that forbids all else, and axe finds nothing', async ({
  page,
  baseURL,
}) => {
  const service = String(baseURL);
  const other = await openEmbeddingSite(service);
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  try {
    await page.goto(other.url);
    await expect.poll(() => page.evaluate(seenOfElement)).toMatchObject({ result: eurosOf(129) });
    await page.evaluate(focusAmount);
    await page.keyboard.type('200');
    await expect.poll(() => page.evaluate(seenOfElement)).toMatchObject({ result: eurosOf(200) });
    const { note, origins, isStyled } = await page.evaluate(seenOfElement);
    expect([note, origins, isStyled]).toEqual([
      expect.stringContaining('BCE · tipo de referencia · 21 ago 2026'),
      [baseURL],
      true,
    ]);
    await putAxe(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await lookWithAxe(page);
      expect(violations).toEqual([]);
    }
    await page.getByRole('combobox', { name: 'A' }).selectOption('GBP');
    await expect(page.getByRole('link', { name: 'Abrir en Equivale' })).toHaveAttribute(
      'href',
      `${service}/currency/USD/GBP`,
    );
    await expect(page.getByRole('textbox', { name: 'Cantidad' })).toHaveValue('200');
    expect(await page.context().cookies()).toEqual([]);
    expect(faults).toEqual([]);
  } finally {
    await other.close();
  }
});

test('[I18.embed-strict] pinned by its digest, the element fetches the words of a further language and speaks it', async ({
  page,
  baseURL,
}) => {
  const other = await openEmbeddingSite(String(baseURL), 'pt-BR');
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  try {
    await page.goto(other.url);
    await expect(page.getByRole('textbox', { name: portuguese.amount })).toHaveValue('129');
    for (const name of [portuguese.from, portuguese.to])
      await expect(page.getByRole('combobox', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: portuguese.open })).toHaveAttribute(
      'href',
      `${baseURL}/pt/currency/USD/EUR`,
    );
    await expect
      .poll(() => page.evaluate(seenOfElement))
      .toMatchObject({
        result: eurosOf(129),
        note: expect.stringContaining('BCE · '),
        origins: [baseURL],
      });
    expect(faults).toEqual([]);
  } finally {
    await other.close();
  }
});

test('[I18.embed-service] an address that is none of a service is said to be that, and becomes no link', async ({
  page,
  baseURL,
}) => {
  const other = await openEmbeddingSite(String(baseURL));
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  try {
    await page.goto(other.url);
    const element = page.locator('equivale-converter');
    const link = element.getByText('Equivale', { exact: true });
    for (const service of ['javascript:alert(document.domain)//', 'data:text/html,x', 'not a url']) {
      await element.evaluate((node, text) => node.setAttribute('service', text), service);
      await expect
        .poll(() => page.evaluate(seenOfElement))
        .toMatchObject({ result: spanish.failures['not-a-service'] });
      await expect(link).not.toHaveAttribute('href');
    }
    await element.evaluate((node) => node.removeAttribute('service'));
    await expect.poll(() => page.evaluate(seenOfElement)).toMatchObject({ result: eurosOf(129) });
    expect(faults).toEqual([]);
  } finally {
    await other.close();
  }
});
