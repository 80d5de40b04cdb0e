import { expect, it } from 'vitest';
import { createHotResponses } from './hot-responses.ts';
import { type ReadyResponse, readyResponse } from './ready-response.ts';

const make = (size: number) => async () => readyResponse({ identity: Buffer.alloc(size) }, {});

/** A response whose making is in the test's hands. */
function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<ReadyResponse>();
  let begun = 0;
  const begin = () => {
    begun += 1;
    return promise;
  };
  return { begin, resolve, reject, begun: () => begun };
}

it('the cache stays within its bound; the least recently used go first', async () => {
  const hot = createHotResponses(() => true, 100_000);
  for (const name of ['a', 'b']) await hot.getOrMake(name, make(40_000));
  hot.get('a');
  await hot.getOrMake('c', make(40_000));
  await hot.getOrMake('huge', make(100_001));
  const held = ['a', 'b', 'c', 'huge'].filter((name) => hot.get(name) !== undefined);
  expect(held).toEqual(['a', 'c']);
});

it('small responses count with all that they take: headers, addresses, objects', async () => {
  const hot = createHotResponses(() => true, 100_000);
  const names = Array.from({ length: 1000 }, (_, at) => `/api/${at}`);
  for (const name of names) await hot.getOrMake(name, make(60));
  const held = names.filter((name) => hot.get(name) !== undefined).length;
  // An entry of 60 bytes takes some 900 of memory.
  expect(held).toBeGreaterThan(50);
  expect(held).toBeLessThan(200);
});

it('what several ask for at once is made once', async () => {
  const hot = createHotResponses(() => true);
  const { begin, resolve, begun } = pending();
  const responses = [hot.getOrMake('a', begin), hot.getOrMake('a', begin)];
  resolve(await make(1)());
  const [first, second] = await Promise.all(responses);
  expect([begun(), first === second]).toEqual([1, true]);
});

it('what is shared is made once for those who ask meanwhile, and not cached', async () => {
  const hot = createHotResponses(() => true);
  const { begin, resolve, begun } = pending();
  const responses = [hot.share('a', begin), hot.share('a', begin)];
  resolve(await make(1)());
  await Promise.all(responses);
  expect([begun(), hot.get('a')]).toEqual([1, undefined]);
});

it('a failure is the failure of those who asked meanwhile, and of nobody after', async () => {
  const hot = createHotResponses(() => false);
  const { begin, reject } = pending();
  const responses = [hot.getOrMake('a', begin), hot.getOrMake('a', begin)];
  reject(new Error('no file descriptor left'));
  for (const response of responses) await expect(response).rejects.toThrow('no file descriptor');
  await expect(hot.getOrMake('a', make(1))).resolves.toBeDefined();
});

it('no response outlives the data it was made from, or is given to who asks after a change', async () => {
  const hot = createHotResponses((target) => target.startsWith('/api'));
  await hot.getOrMake('/api/a', make(1));
  await hot.getOrMake('/page', make(1));
  const { begin, resolve } = pending();
  const early = hot.getOrMake('/api/slow', begin);
  hot.dataChanged();
  expect(hot.get('/api/a')).toBeUndefined();
  const late = await hot.getOrMake('/api/slow', make(2));
  resolve(await make(1)());
  await early;
  expect(hot.get('/api/slow')).toBe(late);
  const again = await hot.getOrMake('/api/a', make(1));
  expect(hot.get('/api/a')).toBe(again);
  expect(hot.get('/page')).toBeDefined();
});

it('a response that holds after a change of the data is the same as before', async () => {
  const hot = createHotResponses(() => true);
  const before = await hot.getOrMake('/api/a', make(1));
  hot.dataChanged();
  const after = await hot.getOrMake('/api/a', async (offered) => offered ?? (await make(1)()));
  expect([after === before, hot.get('/api/a') === before]).toEqual([true, true]);
});
