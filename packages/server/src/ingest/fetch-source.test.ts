import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FetchFailure } from '../sources/source.ts';
import {
  type RecordedUpstream,
  respondStatus,
  respondWith,
  startRecordedUpstream,
} from '../testing/recorded-upstream.ts';
import { createSourceFetch, type FetchOptions, keepValidators, type Validator } from './fetch-source.ts';

const ADDRESS = 'https://upstream.example/rates.xml?day=1';
const PATH = '/rates.xml?day=1';
let upstream: RecordedUpstream;
let pauses: number[];

beforeEach(async () => {
  upstream = await startRecordedUpstream();
  pauses = [];
});
afterEach(() => upstream.close());

function make(options: Partial<FetchOptions> = {}) {
  return createSourceFetch({
    mirror: upstream.origin,
    signal: new AbortController().signal,
    validators: new Map(),
    random: () => 0.5,
    sleep: async (ms) => void pauses.push(ms),
    ...options,
  });
}
const failure = async (promise: Promise<unknown>): Promise<FetchFailure> => {
  const error = await promise.then(
    () => expect.fail('should have failed'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(FetchFailure);
  return error as FetchFailure;
};

describe('a fetch from a source', () => {
  it('asks the mirror for the upstream’s own path and says who it is', async () => {
    upstream.on(PATH, respondWith('body'));
    await expect(make().fetch(ADDRESS, 'application/xml')).resolves.toEqual({
      url: upstream.origin + PATH,
      body: 'body',
    });
    expect(upstream.requests[0]?.headers).toMatchObject({
      'user-agent': 'Equivale/1.0',
      accept: 'application/xml, */*;q=0.1',
    });
    await make({ contact: 'mailto:operator@rates.example' }).fetch(ADDRESS);
    expect(upstream.requests[1]?.headers['user-agent']).toBe('Equivale/1.0 (+mailto:operator@rates.example)');
  });

  it('sends the version of the last body back and takes 304 for "nothing new"', async () => {
    upstream.on(PATH, respondWith('body', '"v1"'));
    const first = make();
    await first.fetch(ADDRESS);
    const validators = new Map<string, Validator>(first.seen);
    await expect(make({ validators }).fetch(ADDRESS)).resolves.toBeUndefined();
    expect(upstream.requests[1]?.headers['if-none-match']).toBe('"v1"');
  });

  it('follows redirects, five at most', async () => {
    upstream.on(PATH, respondStatus(302, { location: '/moved' }));
    upstream.on('/moved', respondWith('found'));
    await expect(make().fetch(ADDRESS)).resolves.toMatchObject({ body: 'found' });
    upstream.on('/moved', respondStatus(301, { location: PATH }));
    expect(await failure(make().fetch(ADDRESS))).toMatchObject({ code: 'too-many-redirects' });
    expect(upstream.requests).toHaveLength(2 + 6);
  });

  it('never goes from https to http, and asks nobody there', async () => {
    const request: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      request.push(url);
      return new Response(null, { status: 301, headers: { location: 'http://upstream.example/rates.xml' } });
    });
    const fetching = createSourceFetch({ signal: new AbortController().signal, validators: new Map() });
    const refused = await failure(fetching.fetch(ADDRESS)).finally(() => vi.unstubAllGlobals());
    expect(refused).toMatchObject({ code: 'insecure-redirect', url: ADDRESS });
    expect(request).toEqual([ADDRESS]);
  });

  it.each([
    ['another port of this machine', (inner: string) => inner],
    ['an address of a cloud machine about itself', () => 'http://169.254.169.254/latest/meta-data/'],
    ['another host', () => 'https://elsewhere.example/rates.xml'],
    ['what is no address of the web', () => 'file:///etc/passwd'],
  ])('never follows a redirect to %s', async (_, target) => {
    const inner = await startRecordedUpstream();
    inner.on('/secret', respondWith('internal'));
    upstream.on(PATH, respondStatus(302, { location: target(`${inner.origin}/secret`) }));
    expect(await failure(make().fetch(ADDRESS))).toMatchObject({ code: 'foreign-redirect' });
    expect([inner.requests.length, upstream.requests.length]).toEqual([0, 1]);
    await inner.close();
  });

  it.each([500, 502, 503, 429])('repeats twice after %i, with growing pauses', async (status) => {
    upstream.on(PATH, respondStatus(status));
    expect(await failure(make().fetch(ADDRESS))).toMatchObject({ code: 'http-status', status });
    expect(upstream.requests).toHaveLength(3);
    expect(pauses).toEqual([400, 800]);
  });

  it('takes what the second attempt brings', async () => {
    let count = 0;
    upstream.on(PATH, (request, response) =>
      (count++ ? respondWith('ok') : respondStatus(503))(request, response),
    );
    await expect(make().fetch(ADDRESS)).resolves.toMatchObject({ body: 'ok' });
  });

  it.each([400, 403, 404, 410])('does not repeat after %i', async (status) => {
    upstream.on(PATH, respondStatus(status));
    expect(await failure(make().fetch(ADDRESS))).toMatchObject({ code: 'http-status', status });
    expect(upstream.requests).toHaveLength(1);
  });

  it('repeats when the connection breaks, then says so', async () => {
    upstream.on(PATH, (_, response) => response.destroy());
    expect(await failure(make().fetch(ADDRESS))).toMatchObject({ code: 'network' });
    expect(upstream.requests).toHaveLength(3);
  });

  it('stops at the size limit, announced or not', async () => {
    upstream.on(PATH, (_, response) => response.writeHead(200, { 'content-length': 60_000_000 }).write('x'));
    expect(await failure(make().fetch(ADDRESS))).toMatchObject({ code: 'too-large' });
    let sent = 0;
    upstream.on(PATH, (_, response) => {
      const pour = (): void => {
        while (!response.destroyed && sent < 50_000_000) {
          sent += 65_536;
          if (!response.write(Buffer.alloc(65_536, 'x'))) return void response.once('drain', pour);
        }
        response.end();
      };
      pour();
    });
    expect(await failure(make({ maxBytes: 100_000 }).fetch(ADDRESS))).toMatchObject({ code: 'too-large' });
    expect(sent).toBeLessThan(50_000_000);
  });

  it('reads no more than parsing can take in good time, of XML and CSV less than of JSON', async () => {
    upstream.on(PATH, (_, response) => void response.end(Buffer.alloc(400_000, ' ')));
    await expect(make().fetch(ADDRESS)).resolves.toBeDefined();
    expect(await failure(make().fetch(ADDRESS, 'application/xml'))).toMatchObject({ code: 'too-large' });
    upstream.on(PATH, (_, response) => void response.end(Buffer.alloc(1_600_000, ' ')));
    expect(await failure(make().fetch(ADDRESS))).toMatchObject({ code: 'too-large' });
  });

  it('ends with the deadline while the upstream is silent, or pausing', async () => {
    upstream.on(PATH, () => {});
    const silent = make({ signal: AbortSignal.timeout(30) });
    expect(await failure(silent.fetch(ADDRESS))).toMatchObject({ code: 'timeout' });
    upstream.on(PATH, respondStatus(503));
    const pausing = createSourceFetch({
      mirror: upstream.origin,
      signal: AbortSignal.timeout(30),
      validators: new Map(),
    });
    expect(await failure(pausing.fetch(ADDRESS))).toMatchObject({ code: 'timeout' });
  });

  it('ends with the deadline in the middle of a body', async () => {
    upstream.on(PATH, (_, response) => void response.writeHead(200).write('half'));
    expect(await failure(make({ signal: AbortSignal.timeout(50) }).fetch(ADDRESS))).toMatchObject({
      code: 'timeout',
    });
  });
});

it('versions of the last two hundred addresses are remembered, the newest of each', () => {
  const kept = new Map<string, Validator>();
  for (let n = 0; n < 250; n++) keepValidators(kept, new Map([[`/day/${n}`, { etag: `"${n}"` }]]));
  keepValidators(kept, new Map([['/day/60', { etag: '"new"' }]]));
  expect(kept.size).toBe(200);
  expect([kept.has('/day/49'), kept.get('/day/60')]).toEqual([false, { etag: '"new"' }]);
});
