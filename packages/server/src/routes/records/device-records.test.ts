import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ConversionRecord,
  type FavoriteRecord,
  parseConversionRecord,
  parseConversionRecords,
  parseFavoriteRecord,
  parseFavoriteRecords,
  parseRemovals,
} from '@equivale/contract';
import { Hono, type Context as RequestContext } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteDatabase } from '../../database/sqlite-database.ts';
import { readDevice } from '../../http/guards/device-cookie.ts';
import { createRecordLimit } from '../../http/guards/rate-limit.ts';
import { timeOrderedId } from '../../http/guards/time-ordered-id.ts';
import { usableByNativeApps } from '../../http/responses/every-site.ts';
import { openStore, type Store } from '../../store/open-store.ts';
import { type Deps, mountCalls } from '../call.ts';
import { CALLS as CONVERSION_CALLS } from '../calls/conversions.ts';
import { CALLS as FAVORITE_CALLS } from '../calls/favorites.ts';

let folder: string;
let store: Store;
let app: Hono;
let clock: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'equivale-devices-'));
  store = await openStore(openSqliteDatabase(join(folder, 'test.sqlite')));
  clock = Date.parse('2026-11-20T12:00:00.000Z');
  app = new Hono();
  const limitRecords = createRecordLimit({ perMinute: 10, trustedProxies: 0 });
  const deps = { store, now: () => new Date(clock), limitRecords } as unknown as Deps;

  app.use('/api/*', usableByNativeApps);
  mountCalls(app, [...CONVERSION_CALLS, ...FAVORITE_CALLS], deps);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

type Headers = Record<string, string>;
const call = (method: string, path: string, headers: Headers = {}, body?: unknown) =>
  app.request(`http://localhost:3000/api${path}`, {
    method,
    headers: {
      host: 'localhost:3000',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

const requestWith = (headers: Headers) =>
  ({ req: { header: (name: string) => headers[name] } }) as unknown as RequestContext;
const cookieOf = (answer: Response) => ({
  cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
});
async function read<T>(answer: Response, parse: (input: unknown) => { ok: boolean }): Promise<T> {
  const parsed = parse(await answer.json());
  expect(parsed).toMatchObject({ ok: true });
  return (parsed as unknown as { value: T }).value;
}
async function refusal(answer: Response) {
  const { status, type, field } = (await answer.json()) as { status: number; type: string; field?: string };
  expect(status).toBe(answer.status);
  return [status, type.replace('/problems/', ''), field];
}

const CONVERSION = { category: 'length', fromUnit: 'mi', toUnit: 'm', fromValue: 2, toValue: 3218.688 };
/** Absolute zero. @source SI brochure, 9th edition, 2.3.1 */
const COLDEST = { category: 'temperature', fromUnit: 'c', toUnit: 'f', fromValue: -273.15, toValue: -459.67 };
const OWN_ID = '019a9f3e-5b7c-7d21-9c38-2f6f6d0c6a11';
const FAVORITE = { category: 'currency', fromUnit: 'USD', toUnit: 'EUR' };

describe('the packaged apps', () => {
  const HOST = 'equivale.example';
  const from = (origin: string) => ({ host: HOST, origin, 'sec-fetch-site': 'cross-site' });

  it.each(['https://localhost', 'capacitor://localhost'])(
    '[S7.native-records] pages of %s use the records of their device, cookie included',
    async (origin) => {
      const asked = { ...from(origin), 'access-control-request-method': 'POST' };
      const preflight = await call('OPTIONS', '/conversions', asked);
      expect(preflight.status).toBe(204);
      expect(Object.fromEntries(preflight.headers)).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-allow-methods': 'GET,HEAD,POST,DELETE',
      });
      const added = await call('POST', '/conversions', from(origin), CONVERSION);
      expect([added.status, added.headers.get('access-control-allow-origin')]).toEqual([201, origin]);
      // RFC 6265bis: a cookie goes along from another site only with SameSite=None, which must be Secure.
      expect(added.headers.get('set-cookie')).toMatch(/^__Secure-.*; Secure; SameSite=None$/);
      const listed = await call('GET', '/conversions/recent', { ...from(origin), ...cookieOf(added) });
      expect(await listed.json()).toHaveLength(1);
    },
  );

  it.each(['https://evil.example', 'http://localhost', 'null'])(
    '[S7.native-records] pages of %s do not',
    async (origin) => {
      const answer = await call('POST', '/conversions', from(origin), CONVERSION);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(await refusal(answer)).toEqual([403, 'cross-site', undefined]);
    },
  );
});

describe('conversions', () => {
  it('[S1.anonymous] [S7.conversions] are kept for the device that made them, newest first', async () => {
    const first = await call(
      'POST',
      '/conversions',
      {},
      { ...CONVERSION, timestamp: '2026-11-19T08:00:00Z' },
    );
    expect(first.status).toBe(201);
    const device = cookieOf(first);
    const made = await read<ConversionRecord>(first, parseConversionRecord);
    expect(made).toMatchObject({
      ...CONVERSION,
      timestamp: '2026-11-19T08:00:00.000Z',
      createdAt: '2026-11-20T12:00:00.000Z',
    });
    const money = {
      ...FAVORITE,
      fromValue: 100,
      toValue: 85.477391,
      rate: 0.85477391,
      rateDate: '2026-08-21',
      ...{ on: '2026-08', kind: 'card', own: true, markupText: '1.5' },
    };
    await call('POST', '/conversions', device, { ...money, note: 7 });
    const recent = await read<ConversionRecord[]>(
      await call('GET', '/conversions/recent', device),
      parseConversionRecords,
    );
    expect(recent).toEqual([
      expect.objectContaining({ ...money, id: expect.any(String), timestamp: '2026-11-20T12:00:00.000Z' }),
      made,
    ]);
  });

  describe('with exact figures', () => {
    // 2^53 + 1 is no double; 1 / 1.1699 to 34 digits by an independent calculator
    const metres = { category: 'length', fromUnit: 'm', toUnit: 'km' };
    const long = {
      ...metres,
      fromValue: 1234567890123456800,
      toValue: 1234567890123456.8,
      fromText: '1234567890123456789',
      toText: '1234567890123456.789',
    };
    const cross = {
      ...FAVORITE,
      fromValue: 0.3,
      toValue: 0.256432173690059,
      rate: 0.8547739123001966,
      rateText: '0.85477391230019659799982904521754',
      toText: '0.256432173690058979399948713565262',
    };

    it.each([long, cross])('[S7.exact-text] are stored and listed with them: $toText', async (sent) => {
      const added = await call('POST', '/conversions', {}, sent);
      const made = await read<ConversionRecord>(added, parseConversionRecord);
      expect(made).toMatchObject(sent);
      const recent = await call('GET', '/conversions/recent', cookieOf(added));
      expect(await read<ConversionRecord[]>(recent, parseConversionRecords)).toEqual([made]);
    });

    it('[S7.exact-text] a text that says no more than its number is left out', async () => {
      const added = await call(
        'POST',
        '/conversions',
        {},
        { ...CONVERSION, fromText: '2', toText: '3218.688' },
      );
      const made = await read<ConversionRecord>(added, parseConversionRecord);
      expect([made.fromText, made.toText]).toEqual([undefined, undefined]);
    });

    it.each([
      ['fromText', { fromText: '1234567890123456000' }],
      ['toText', { toText: '1234567890123457' }],
      ['toText', { toText: '1.2345678901234568e15' }],
      ['toText', { toText: '1,234' }],
      ['toText', { toText: 7 }],
      ['rateText', { rateText: '0.001' }],
      ['fromText', { fromText: `1234567890123456789.${'0'.repeat(982)}` }],
    ])('[S7.exact-text] are refused at %s where text and number disagree: %j', async (field, wrong) => {
      const answer = await call('POST', '/conversions', {}, { ...long, ...wrong });
      expect(await refusal(answer)).toEqual([400, 'invalid-field', field]);
    });
  });

  it('[S7.conversions] are listed ten by default, as many as asked for otherwise', async () => {
    const device = cookieOf(await call('POST', '/conversions', {}, CONVERSION));
    for (let at = 1; at < 12; at++)
      await call('POST', '/conversions', device, { ...CONVERSION, timestamp: at });
    const count = async (query: string) =>
      ((await (await call('GET', `/conversions/recent${query}`, device)).json()) as unknown[]).length;
    expect([await count(''), await count('?limit=3'), await count('?limit=100')]).toEqual([10, 3, 12]);
  });

  it('[S7.sent-again] sent again under an id of the device are stored once', async () => {
    const sent = { ...CONVERSION, id: OWN_ID };
    const first = await call('POST', '/conversions', {}, sent);
    const device = cookieOf(first);
    const made = await first.json();
    expect(made).toMatchObject(sent);
    clock += 60_000;
    const again = await call('POST', '/conversions', device, sent);
    expect([again.status, await again.json()]).toEqual([201, made]);
    expect(await (await call('GET', '/conversions/recent', device)).json()).toEqual([made]);
    const other = await call('POST', '/conversions', {}, sent);
    expect(await other.json()).toMatchObject({ ...sent, createdAt: '2026-11-20T12:01:00.000Z' });
  });

  it('extended units are units', async () => {
    const fuel = { category: 'volume', fromUnit: 'gal_us', toUnit: 'l', fromValue: 1, toValue: 3.785411784 };
    expect((await call('POST', '/conversions', {}, fuel)).status).toBe(201);
  });

  it.each([
    ['an instant before all calendars', {}, -1e18],
    ['an instant beyond all calendars', {}, 8.64e15],
    ['no day', { rateDate: 'x' }],
    ['a figure that is none', { toValue: Number.POSITIVE_INFINITY }],
    ['a category of another version', { category: 'volumes' }],
    ['a text that is another figure', { toText: '1.7' }],
  ])(
    'one stored with %s is left out of the list, which stays readable',
    async (_, damage: object, madeAt?: number) => {
      const added = await call('POST', '/conversions', {}, CONVERSION);
      const device = cookieOf(added);
      const good = (await added.json()) as ConversionRecord;
      const { key = '' } = readDevice(requestWith(device)) ?? {};
      const at = Date.parse(good.createdAt);
      const record = JSON.stringify({ ...CONVERSION, ...damage });
      const stored = { id: timeOrderedId(at), madeAt: madeAt ?? at, createdAt: at, record };
      await store.devices.addConversion(key, stored);
      const recent = await call('GET', '/conversions/recent', device);
      expect(await read<ConversionRecord[]>(recent, parseConversionRecords)).toEqual([good]);
    },
  );

  it('a temperature may be below zero', async () => {
    const cold = { category: 'temperature', fromUnit: 'c', toUnit: 'f', fromValue: -40, toValue: -40 };
    expect((await call('POST', '/conversions', {}, cold)).status).toBe(201);
    expect((await call('POST', '/conversions', {}, COLDEST)).status).toBe(201);
  });

  it.each([
    [{ ...CONVERSION, category: 'luck' }, 'category'],
    [{ ...CONVERSION, category: 'volume' }, 'fromUnit'],
    [{ ...CONVERSION, fromUnit: 'kg' }, 'fromUnit'],
    [{ ...CONVERSION, toUnit: '<b>' }, 'toUnit'],
    [{ ...CONVERSION, category: 'currency' }, 'fromUnit'],
    [{ ...CONVERSION, fromValue: 0 }, 'fromValue'],
    [{ ...CONVERSION, toValue: -1 }, 'toValue'],
    [{ ...CONVERSION, toValue: '3218' }, 'toValue'],
    [{ ...COLDEST, fromValue: -273.16 }, 'fromValue'],
    [{ ...COLDEST, toValue: -459.68 }, 'toValue'],
    [{ ...COLDEST, toUnit: 'rankine', toValue: -0.1 }, 'toValue'],
    [{ ...CONVERSION, rate: 0 }, 'rate'],
    [{ ...CONVERSION, rateDate: '2026-02-30' }, 'rateDate'],
    [{ ...CONVERSION, timestamp: 'soon' }, 'timestamp'],
    [{ ...CONVERSION, timestamp: 1e300 }, 'timestamp'],
    [{ ...CONVERSION, timestamp: '2026-02-31T24:61:00Z' }, 'timestamp'],
    [{ ...CONVERSION, on: 'yesterday' }, 'on'],
    [{ ...CONVERSION, own: false }, 'own'],
    [{ ...CONVERSION, id: 7 }, 'id'],
    [{ ...CONVERSION, id: 'mine' }, 'id'],
    [{}, 'category'],
    [[], 'category'],
    [null, 'body'],
    ['"text"', 'body'],
  ])('[D.problem] %j is refused at %s and leaves nothing', async (body, field) => {
    const answer = await call('POST', '/conversions', {}, body ?? 'null');
    expect(await refusal(answer)).toEqual([400, 'invalid-field', field]);
    expect(answer.headers.has('set-cookie')).toBe(false);
  });

  it.each(['0', '1001', '-1', '1.5', '', 'ten'])('limit %j is refused', async (limit) => {
    expect(await refusal(await call('GET', `/conversions/recent?limit=${limit}`))).toEqual([
      400,
      'invalid-field',
      'limit',
    ]);
  });
});

describe('a body', () => {
  it.each([
    ['{"category":', 'application/json', 400, 'malformed-body'],
    ['category=length', 'application/x-www-form-urlencoded', 415, 'unsupported-media-type'],
    ['{}', 'text/plain', 415, 'unsupported-media-type'],
    ['{}', 'application/jsonp', 415, 'unsupported-media-type'],
    ['{}', 'application/json; charset=utf-16', 415, 'unsupported-media-type'],
    [JSON.stringify({ ...CONVERSION, note: 'x'.repeat(5000) }), 'application/json', 413, 'body-too-large'],
    ['['.repeat(4000), 'application/json; charset=utf-8', 400, 'malformed-body'],
  ])('%.20s as %s gets %i', async (body, type, status, code) => {
    const answer = await call('POST', '/conversions', { 'content-type': type }, body);
    expect((await refusal(answer)).slice(0, 2)).toEqual([status, code]);
  });

  it('without end is cut off', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1024).fill(32));
      },
    });
    const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } };
    const answer = await app.request('http://localhost/api/favorites', init as RequestInit);
    expect(answer.status).toBe(413);
    expect(sent).toBeLessThan(10);
  });
});

describe('favorites', () => {
  it('[S7.favorites] are kept once, listed newest first, and removed by id', async () => {
    const added = await call('POST', '/favorites', {}, FAVORITE);
    const device = cookieOf(added);
    const favorite = await read<FavoriteRecord>(added, parseFavoriteRecord);
    expect(favorite).toMatchObject({ ...FAVORITE, createdAt: '2026-11-20T12:00:00.000Z' });
    expect(await refusal(await call('POST', '/favorites', device, FAVORITE))).toEqual([
      409,
      'favorite-exists',
      undefined,
    ]);
    clock += 1000;
    const back = { ...FAVORITE, fromUnit: 'EUR', toUnit: 'USD' };
    await call('POST', '/favorites', device, back);
    const list = await read<FavoriteRecord[]>(await call('GET', '/favorites', device), parseFavoriteRecords);
    expect(list.map((entry) => entry.fromUnit)).toEqual(['EUR', 'USD']);
    const removed = await call('DELETE', `/favorites/${favorite.id}`, device);
    expect(await removed.json()).toEqual({ success: true, removedId: favorite.id });
    expect((await refusal(await call('DELETE', `/favorites/${favorite.id}`, device)))[0]).toBe(404);
  });

  it('sent again under an id of the device are stored once; the same pair under another is refused', async () => {
    const sent = { ...FAVORITE, id: OWN_ID };
    const first = await call('POST', '/favorites', {}, sent);
    const device = cookieOf(first);
    const made = await first.json();
    clock += 60_000;
    const again = await call('POST', '/favorites', device, sent);
    expect([again.status, await again.json()]).toEqual([201, made]);
    const twin = await call('POST', '/favorites', device, { ...sent, id: OWN_ID.replace('019a', '019b') });
    expect((await refusal(twin)).slice(0, 2)).toEqual([409, 'favorite-exists']);
    expect(await (await call('GET', '/favorites', device)).json()).toEqual([made]);
  });

  it('[S7.removed-favorites] removed by one browser of a device are known to its others, and not sent again by them', async () => {
    const sent = { ...FAVORITE, id: OWN_ID, createdAt: 1_000, timestamp: 5_000 };
    const added = await call('POST', '/favorites', {}, sent);
    const device = cookieOf(added);
    expect(await added.json()).toMatchObject({
      createdAt: '1970-01-01T00:00:01.000Z',
      timestamp: '1970-01-01T00:00:05.000Z',
    });
    await call('DELETE', `/favorites/${OWN_ID}`, device);
    const removed = await call('GET', '/favorites/removed', device);
    const mark = { id: OWN_ID, timestamp: '2026-11-20T12:00:00.000Z' };
    expect(parseRemovals(await removed.json())).toEqual({ ok: true, value: [mark] });
    expect((await refusal(await call('POST', '/favorites', device, sent))).slice(0, 2)).toEqual([
      409,
      'favorite-removed',
    ]);
    // Its owner took the removal back.
    const again = { ...sent, timestamp: clock + 1 };
    expect((await call('POST', '/favorites', device, again)).status).toBe(201);
    expect(await (await call('GET', '/favorites/removed', device)).json()).toEqual([]);
    expect(await (await call('GET', '/favorites/removed')).json()).toEqual([]);
  });

  it('[S7.favorites-bound] are five hundred of a device at most, all of them listed', async () => {
    const added = await call('POST', '/favorites', {}, FAVORITE);
    const device = cookieOf(added);
    const { key = '' } = readDevice(requestWith(device)) ?? {};
    for (let at = 1; at < 500; at++)
      await store.devices.addFavorite(key, {
        ...FAVORITE,
        id: timeOrderedId(at),
        toUnit: `U${at}`,
        createdAt: at,
        changedAt: at,
      });
    const refused = await call('POST', '/favorites', device, { ...FAVORITE, toUnit: 'JPY' });
    expect(await refusal(refused)).toEqual([409, 'favorites-full', undefined]);
    const all = await call('GET', '/favorites', device);
    expect(await all.json()).toHaveLength(500);
  });
});

it('a client that would fill the database is held back, whatever it leaves and however it names itself', async () => {
  const post = async (path: string, body: unknown) => {
    const socket = { remoteAddress: '203.0.113.7' };
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return app.request(`/api${path}`, init, { incoming: { socket } });
  };
  const statuses: number[] = [];
  for (let at = 0; at < 10; at++) statuses.push((await post('/favorites', FAVORITE)).status);
  expect(statuses).toEqual(Array(10).fill(201));
  const refused = await post('/conversions', CONVERSION);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 3600]).toEqual([429, true]);
});

describe('the device cookie', () => {
  it('[D.device-cookie] is out of reach of scripts and of other sites, and secure outside localhost', async () => {
    const local = await call('POST', '/favorites', {}, FAVORITE);
    expect(local.headers.get('set-cookie')).toMatch(
      /^equivale_device=[\w-]{22}; Max-Age=34560000; Path=\/api; HttpOnly; SameSite=Lax$/,
    );
    const remote = await call('POST', '/favorites', { host: 'rates.example' }, FAVORITE);
    expect(remote.headers.get('set-cookie')).toMatch(
      /^__Secure-equivale_device=[\w-]{22}; Max-Age=34560000; Path=\/api; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('of the plain name, which browsers have from before, is still read, and replaced by the secure one', async () => {
    const host = 'rates.example';
    const { cookie } = cookieOf(await call('POST', '/favorites', { host }, FAVORITE));
    const old = cookie.replace('__Secure-', '');
    const other = { ...FAVORITE, toUnit: 'JPY' };
    const renewed = cookieOf(await call('POST', '/favorites', { host, cookie: old }, other));
    expect(renewed.cookie).toBe(cookie);
    expect(await (await call('GET', '/favorites', { host, cookie: old })).json()).toHaveLength(2);
    const planted = `equivale_device=${'A'.repeat(22)}; ${cookie}`;
    expect(await (await call('GET', '/favorites', { host, cookie: planted })).json()).toHaveLength(2);
  });

  it('[S1.anonymous] is not given to those who only read', async () => {
    for (const path of ['/favorites', '/conversions/recent']) {
      const answer = await call('GET', path);
      expect(await answer.json()).toEqual([]);
      expect(answer.headers.has('set-cookie')).toBe(false);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.has('access-control-allow-origin')).toBe(false);
    }
  });

  it('is not itself in the store', async () => {
    const { cookie } = cookieOf(await call('POST', '/favorites', {}, FAVORITE));
    const token = cookie.split('=')[1] ?? '';
    expect(await store.devices.favorites(token)).toEqual([]);
  });
});

describe('another device', () => {
  it.each([
    ['no cookie', () => ({})],
    [
      'its own cookie',
      async () => cookieOf(await call('POST', '/favorites', {}, { ...FAVORITE, toUnit: 'JPY' })),
    ],
    ['a forged cookie', () => ({ cookie: `equivale_device=${'A'.repeat(22)}` })],
    ['a cut cookie', (owner: string) => ({ cookie: owner.slice(0, -1) })],
    ['a cookie of another name', (owner: string) => ({ cookie: `x${owner}` })],
    ['a cookie that names everybody', () => ({ cookie: "equivale_device=' OR 1=1 --" })],
  ])('[D.device-private] with %s can neither read nor delete the records', async (_, forge) => {
    const added = await call('POST', '/favorites', {}, FAVORITE);
    const owner = cookieOf(added);
    const { id } = (await added.json()) as { id: string };
    await call('POST', '/conversions', owner, CONVERSION);
    const stranger: Headers = await forge(owner.cookie);
    const seen = await (await call('GET', '/favorites', stranger)).text();
    expect(seen).not.toContain(id);
    expect(await (await call('GET', '/conversions/recent', stranger)).json()).toEqual([]);
    expect((await call('DELETE', `/favorites/${id}`, stranger)).status).toBe(404);
    expect((await call('DELETE', '/device', stranger)).status).toBe(204);
    expect(await (await call('GET', '/favorites', owner)).json()).toHaveLength(1);
    expect(await (await call('GET', '/conversions/recent', owner)).json()).toHaveLength(1);
  });

  it('ids tell nothing: a guess at the neighbour of an id finds nothing', async () => {
    const { id } = (await (await call('POST', '/favorites', {}, FAVORITE)).json()) as { id: string };
    const stranger = cookieOf(await call('POST', '/favorites', {}, FAVORITE));
    for (let guess = 0; guess < 16; guess++) {
      const near = id.slice(0, -1) + guess.toString(16);
      expect((await call('DELETE', `/favorites/${near}`, stranger)).status).toBe(404);
    }
    expect((await call('DELETE', '/favorites/%25', stranger)).status).toBe(404);
  });
});

describe('a page of another site', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost:3000.evil.example' }],
  ])('%j changes nothing', async (headers: Headers) => {
    const device = cookieOf(await call('POST', '/favorites', {}, FAVORITE));
    const { id } = ((await (await call('GET', '/favorites', device)).json()) as { id: string }[])[0] ?? {
      id: '',
    };
    const attempts = [
      call('POST', '/favorites', { ...device, ...headers }, { ...FAVORITE, toUnit: 'JPY' }),
      call('POST', '/conversions', { ...device, ...headers }, CONVERSION),
      call('DELETE', `/favorites/${id}`, { ...device, ...headers }),
      call('DELETE', '/device', { ...device, ...headers }),
    ];
    expect((await Promise.all(attempts)).map((answer) => answer.status)).toEqual([403, 403, 403, 403]);
    expect(await (await call('GET', '/favorites', device)).json()).toHaveLength(1);
  });

  it('our own page may', async () => {
    const own = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
    expect((await call('POST', '/favorites', own, FAVORITE)).status).toBe(201);
  });
});

it('DELETE /api/device erases everything of the device and takes the cookie back', async () => {
  const device = cookieOf(await call('POST', '/favorites', {}, FAVORITE));
  await call('POST', '/conversions', device, CONVERSION);
  const answer = await call('DELETE', '/device', device);
  const dropped = answer.headers.getSetCookie().map((cookie) => cookie.split('; ').slice(0, 2));
  expect(dropped).toEqual([
    ['equivale_device=', 'Max-Age=0'],
    ['__Secure-equivale_device=', 'Max-Age=0'],
  ]);
  expect(await (await call('GET', '/favorites', device)).json()).toEqual([]);
  expect(await (await call('GET', '/conversions/recent', device)).json()).toEqual([]);
});
