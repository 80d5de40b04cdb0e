import { expect, test } from '@playwright/test';

test('a shared address is answered with its own page', async ({ baseURL }) => {
  for (const path of ['/currency/USD/EUR', '/en/category/length/mi/km', '/icons/social-es.png']) {
    const answer = await fetch(baseURL + path);
    expect(answer.status).toBe(200);
    if (path.endsWith('.png')) expect(answer.headers.get('content-type')).toBe('image/png');
    else expect(await answer.text()).toContain(`<link rel="canonical" href="https://equivale.test${path}">`);
  }
});
