import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startOwnServer } from './own-server.ts';
import { Converter } from './pages/converter.ts';
import { hasSettled } from './pages/has-started.ts';

const recorded = (name: string) =>
  readFileSync(join(import.meta.dirname, '../packages/server/src/sources/recorded/street', name), 'utf8');

/** Two publishers with what they had on 22 August 2026, as if it were of this minute. */
async function startPublishers() {
  const now = new Date().toISOString();
  const bodies: Readonly<Record<string, string>> = {
    '/v1/dolares': recorded('dolarapi-ar-2026-08-22.json').replaceAll(/2026-08-2[12]T[\d:.]+Z/g, now),
    '/v2/latest': recorded('bluelytics-2026-08-22.json').replace(/2026-08-22T[\d:.]+-03:00/, now),
  };
  const server = createServer(({ url = '' }, response) => response.end(bodies[url]));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test('[I15.street-card] [I15.street-words] a rate of the street comes from its publishers to the screen, and a question finds it', async ({
  page,
}) => {
  const publishers = await startPublishers();
  const server = await startOwnServer({
    STREET_DOLARAPI_AR: publishers.origin,
    STREET_BLUELYTICS: publishers.origin,
  });
  try {
    const table = async () => (await fetch(`${server.url}/api/exchange-rates`)).json();
    // What only one of them says waits for its next publication.
    await expect
      .poll(async () =>
        (await table()).kinds?.map(({ name, base }: Record<string, string>) => `${name} ${base}`),
      )
      .toEqual(['blue USD']);
    const converter = new Converter(page);
    await page.goto(`${server.url}/currency/USD/ARS?kind=blue`);
    await hasSettled(page);
    await expect(converter.card).toContainText('1 USD = 1.540,0000 ARS');
    await expect(converter.card).toContainText('No es un tipo oficial · Bluelytics');
    // The choice of the address is one for this page; a tap on the card is remembered for the currency.
    const card = page.getByRole('group', { name: 'Oficial y calle' });
    await card.getByRole('radio', { name: /^Oficial/ }).press('Space');
    await expect(converter.card).not.toContainText('No es un tipo oficial');

    await page.goto(`${server.url}/?q=200+d%C3%B3lares+blue`);
    await expect(page.getByText('308.000,00', { exact: false }).first()).toBeVisible();
  } finally {
    await server.kill();
    publishers.close();
  }
});
