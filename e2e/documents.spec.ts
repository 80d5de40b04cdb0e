import { expect, test } from '@playwright/test';
import { lookWithAxe, putAxe } from './pages/axe.ts';

test('[I18.docs-pages] the pages for people who build are read without the app, by everybody', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  for (const [path, heading] of [
    ['/docs', 'Tipos de cambio, sin clave'],
    ['/en/embed', 'A converter in one line'],
    ['/docs/rates', 'Qué significan nuestros tipos'],
    ['/status', /con retraso$/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await putAxe(page);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((wanted) => {
        document.documentElement.dataset.theme = wanted;
      }, theme);
      const { violations } = await lookWithAxe(page);
      expect(violations).toEqual([]);
    }
  }
  const ecb = page.getByRole('img', { name: /nadie preguntó/ }).first();
  await expect(ecb).toBeVisible();
  expect(scripts.map((url) => new URL(url).pathname)).toEqual(['/embed.js', '/status.js']);
  expect(faults).toEqual([]);
});
