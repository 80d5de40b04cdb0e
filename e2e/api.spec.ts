import { expect, test } from '@playwright/test';

test('[S7.rates] the table is against USD, with its date and the mark of a fallback', async ({ request }) => {
  const answer = await request.get('/api/exchange-rates');
  const table = await answer.json();
  expect(table).toMatchObject({ base: 'USD', fallback: true });
  // all codes but CUP, of which no segment is bundled
  expect(Object.keys(table.rates)).toHaveLength(172);
  expect(table.timestamp).toMatch(/^2026-08-21T/);
});

test('[S7.history] both forms of the history call give the same real days', async ({ request }) => {
  const { data } = await (await request.get('/api/currency-history/usd/eur?period=7d')).json();
  const points = await (await request.get('/api/currency-history/USD/EUR/7d')).json();
  expect(points).toEqual(data);
  // The ECB's own figure of that day, inverted: 1 / 1.1699.
  expect(data.at(-1).date).toBe('2026-08-21');
  expect(Number(data.at(-1).rate)).toBeCloseTo(1 / 1.1699, 9);
});

for (const [path, status, field] of [
  ['/api/currency-history/USD/ZZZ?period=7d', 404, 'to'],
  ['/api/currency-history/US/EUR?period=7d', 400, 'from'],
  ['/api/currency-history/USD/EUR?period=9d', 400, 'period'],
] as const) {
  test(`[D.problem] ${path} is refused with ${status} and names ${field}`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(status);
    expect(answer.headers()['content-type']).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({ status, field });
  });
}
