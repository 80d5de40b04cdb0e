import { Hono } from 'hono';
import { afterEach, expect, it, vi } from 'vitest';
import { createHotResponses } from './hot-responses.ts';
import { HISTORY_CACHING, onceResponse, type PublicData } from './public-data.ts';

afterEach(() => vi.restoreAllMocks());

it('what waited for a database in vain gives those who come after it no rest to wait for', async () => {
  const begin = performance.now();
  let waited = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => begin + waited);
  const outcomes: (() => PublicData)[] = [
    () => {
      waited = 3_600_000;
      throw new Error('no answer');
    },
    () => ({ json: [1.5], csv: { columns: ['rate'], rows: [[1.5]] } }),
  ];
  const hot = createHotResponses(() => true);
  const app = new Hono();
  app.get('/', (c) =>
    onceResponse(c, {
      hot,
      target: '/',
      caching: HISTORY_CACHING,
      make: async () => (outcomes.shift() as () => PublicData)(),
    }),
  );
  app.onError((_, c) => c.body(null, 503));
  expect((await app.request('/')).status).toBe(503);
  clock.mockRestore();
  expect(await (await app.request('/')).json()).toEqual([1.5]);
}, 10_000);
