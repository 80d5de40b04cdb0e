import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acceptedEncodings } from './encoding.ts';
import { compressed, readyAsFetch, readyResponse } from './ready-response.ts';

const text = JSON.stringify({ rates: Array.from({ length: 200 }, (_, n) => n / 7) });
const ready = readyResponse(await compressed(Buffer.from(text), 4), { 'content-type': 'application/json' });
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
  const held = Object.values(ready.variants).map(({ body }) => [body.buffer.byteLength, body.length]);
  expect(held).toHaveLength(3);
  for (const [taken, counted] of held) expect(taken).toBe(counted);
});
