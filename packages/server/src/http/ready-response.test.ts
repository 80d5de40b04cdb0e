import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acceptedEncodings } from './encoding.ts';
import { createHotResponses } from './hot-responses.ts';
import { compressed, readyAsFetch, readyResponse } from './ready-response.ts';

const text = JSON.stringify({ rates: Array.from({ length: 200 }, (_, n) => n / 7) });
const ready = readyResponse(await compressed(Buffer.from(text), 4), { 'content-type': 'application/json' });
const ask = (headers: Record<string, string>) => readyAsFetch(ready, new Headers(headers));

describe('the coding of an answer', () => {
  it.each([
    [undefined, ['identity']],
    ['', ['identity']],
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['gzip;q=1.0, br;q=0.2', ['gzip', 'br', 'identity']],
    ['br;q=0, *;q=0.5', ['gzip', 'identity']],
    ['identity;q=0, gzip', ['gzip']],
    ['*;q=0', []],
    ['br;q=nonsense, gzip;q=7', ['identity']],
  ])('for %j is one of %j', (header, expected) => {
    expect(acceptedEncodings(header)).toEqual(expected);
  });

  it('gives the same content in each, under its own tag', async () => {
    const [br, gz, plain] = [ask({ 'accept-encoding': 'br' }), ask({ 'accept-encoding': 'gzip' }), ask({})];
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(text);
    expect(gunzipSync(await gz.arrayBuffer()).toString()).toBe(text);
    expect(await plain.text()).toBe(text);
    expect(new Set([br, gz, plain].map((answer) => answer.headers.get('etag'))).size).toBe(3);
    expect(br.headers.get('vary')).toBe('accept-encoding');
  });
});

describe('a client that has the answer already', () => {
  const etag = ask({}).headers.get('etag') ?? '';
  it.each([etag, `W/${etag}`, `"other", ${etag}`, '*'])(
    'and sends %s gets 304 without a body',
    async (tag) => {
      const answer = ask({ 'if-none-match': tag });
      expect(answer.status).toBe(304);
      expect(answer.headers.get('etag')).toBe(etag);
      expect(answer.headers.has('content-length')).toBe(false);
      expect(await answer.text()).toBe('');
    },
  );

  it('but another coding or an older tag gets the body', () => {
    expect(ask({ 'if-none-match': etag, 'accept-encoding': 'br' }).status).toBe(200);
    expect(ask({ 'if-none-match': '"other"' }).status).toBe(200);
  });
});

describe('the answers kept ready', () => {
  const make = (size: number) => readyResponse({ identity: Buffer.alloc(size) }, {});

  it('stay within their bound; the least recently used go first', () => {
    const hot = createHotResponses(() => true, 100);
    for (const name of ['a', 'b']) hot.put(name, make(40), 0);
    hot.get('a');
    hot.put('c', make(40), 0);
    hot.put('huge', make(101), 0);
    expect(['a', 'b', 'c', 'huge'].map((name) => hot.get(name) !== undefined)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('do not outlive the data they were made from', () => {
    const hot = createHotResponses((target) => target.startsWith('/api'));
    const before = hot.version;
    hot.put('/api/a', make(1), before);
    hot.put('/page', make(1), before);
    hot.dataChanged();
    hot.put('/api/late', make(1), before);
    expect(hot.get('/api/a')).toBeUndefined();
    expect(hot.get('/api/late')).toBeUndefined();
    expect(hot.get('/page')).toBeDefined();
  });
});
