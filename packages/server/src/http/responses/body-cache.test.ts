import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createBodyCache } from './body-cache.ts';
import { acceptedEncodings } from './encoding.ts';
import { readyAsFetch } from './send-ready.ts';

type Made = Awaited<ReturnType<Parameters<ReturnType<typeof createBodyCache>['ready']>[1]>>;
/** Bytes that no coding makes shorter. */
const make = (size: number) => async (): Promise<Made> => ({ body: randomBytes(size), headers: {} });

/** A response whose making is in the test's hands. */
function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<Made>();
  let begun = 0;
  const begin = () => {
    begun += 1;
    return promise;
  };
  return { begin, resolve, reject, begun: () => begun };
}

it('the cache stays within its bound; the least recently used go first', async () => {
  const bodies = createBodyCache(100_000);
  for (const name of ['a', 'b']) await bodies.ready(name, make(13_000));
  bodies.get('a');
  await bodies.ready('c', make(13_000));
  await bodies.ready('huge', make(40_000));
  const held = ['a', 'b', 'c', 'huge'].filter((name) => bodies.get(name) !== undefined);
  expect(held).toEqual(['a', 'c']);
});

it('small responses count with all that they take: headers, addresses, objects', async () => {
  const bodies = createBodyCache(100_000);
  const names = Array.from({ length: 1000 }, (_, at) => `/api/${at}`);
  for (const name of names) await bodies.ready(name, make(60));
  const held = names.filter((name) => bodies.get(name) !== undefined).length;
  // An entry of 60 bytes takes some 900 of memory.
  expect(held).toBeGreaterThan(50);
  expect(held).toBeLessThan(200);
});

it('what several ask for at once is made once', async () => {
  const bodies = createBodyCache();
  const { begin, resolve, begun } = pending();
  const responses = [bodies.ready('a', begin), bodies.ready('a', begin)];
  resolve(await make(1)());
  const [first, second] = await Promise.all(responses);
  expect([begun(), first === second]).toEqual([1, true]);
});

it('what is shared is made once for those who ask meanwhile, and not cached', async () => {
  const bodies = createBodyCache();
  const { begin, resolve, begun } = pending();
  const responses = [bodies.ready('a', begin, true), bodies.ready('a', begin, true)];
  resolve(await make(1)());
  await Promise.all(responses);
  expect([begun(), bodies.get('a')]).toEqual([1, undefined]);
});

it('a failure is the failure of those who asked meanwhile, and of nobody after', async () => {
  const bodies = createBodyCache();
  const { begin, reject } = pending();
  const responses = [bodies.ready('a', begin), bodies.ready('a', begin)];
  reject(new Error('no file descriptor left'));
  for (const response of responses) await expect(response).rejects.toThrow('no file descriptor');
  await expect(bodies.ready('a', make(1))).resolves.toBeDefined();
});

it('no response outlives the data it was made from, or is given to who asks after a change', async () => {
  const bodies = createBodyCache();
  await bodies.ready('/api/a', make(1));
  const { begin, resolve } = pending();
  const early = bodies.ready('/api/slow', begin);
  bodies.dataChanged();
  expect(bodies.get('/api/a')).toBeUndefined();
  const late = await bodies.ready('/api/slow', make(2));
  resolve(await make(1)());
  await early;
  expect(bodies.get('/api/slow')).toBe(late);
  const again = await bodies.ready('/api/a', make(1));
  expect(bodies.get('/api/a')).toBe(again);
});

it('a response that holds after a change of the data is the same as before', async () => {
  const bodies = createBodyCache();
  const body = randomBytes(9);
  const before = await bodies.ready('/api/a', async () => ({ body, headers: {} }));
  bodies.dataChanged();
  const after = await bodies.ready('/api/a', async () => ({ body: Buffer.from(body), headers: {} }));
  expect([after === before, bodies.get('/api/a') === before]).toEqual([true, true]);
});

const text = JSON.stringify({ rates: Array.from({ length: 200 }, (_, n) => n / 7) });
const ready = await createBodyCache().ready('/', async () => ({ body: Buffer.from(text), headers: {} }));
const ask = (headers: Record<string, string>) => readyAsFetch(ready, new Headers(headers));

describe('the coding of a response', () => {
  it.each([
    [undefined, ['identity']],
    ['', ['identity']],
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['gzip;q=1.0, br;q=0.2', ['gzip', 'br', 'identity']],
    ['br;q=0, *;q=0.5', ['gzip', 'identity']],
    ['identity;q=0, gzip', ['gzip']],
    ['*;q=0', []],
    ['br;q=nonsense, gzip;q=7', ['br', 'gzip', 'identity']],
    ['GZIP;q=0.5', ['gzip', 'identity']],
  ])('for %j is one of %j', (header, expected) => {
    expect(acceptedEncodings(header)).toEqual(expected);
  });

  it('gives the same content in each, under its own tag', async () => {
    const [br, gz, plain] = [ask({ 'accept-encoding': 'br' }), ask({ 'accept-encoding': 'gzip' }), ask({})];
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(text);
    expect(gunzipSync(await gz.arrayBuffer()).toString()).toBe(text);
    expect(await plain.text()).toBe(text);
    expect(new Set([br, gz, plain].map((response) => response.headers.get('etag'))).size).toBe(3);
    expect(br.headers.get('vary')).toBe('accept-encoding');
  });
});

describe('a client that has the response already', () => {
  const etag = ask({}).headers.get('etag') ?? '';
  it.each([etag, `W/${etag}`, `"other", ${etag}`, '*'])(
    'and sends %s gets 304 without a body',
    async (tag) => {
      const response = ask({ 'if-none-match': tag });
      expect(response.status).toBe(304);
      expect(response.headers.get('etag')).toBe(etag);
      expect(response.headers.has('content-length')).toBe(false);
      expect(await response.text()).toBe('');
    },
  );

  it('but another coding or an older tag gets the body', () => {
    expect(ask({ 'if-none-match': etag, 'accept-encoding': 'br' }).status).toBe(200);
    expect(ask({ 'if-none-match': '"other"' }).status).toBe(200);
  });
});

it('a response holds no more memory than its bodies, however small they are', () => {
  const held = Object.values(ready).map(({ body }) => [body.buffer.byteLength, body.length]);
  expect(held).toHaveLength(3);
  for (const [taken, counted] of held) expect(taken).toBe(counted);
});
