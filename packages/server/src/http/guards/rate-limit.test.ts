import { type Context, Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress, connectionOwner } from './client-address.ts';
import { createRateLimit, createRecordLimit, READ_COST, WRITE_COST } from './rate-limit.ts';

const requestFrom = (remoteAddress: string, forwarded?: string) =>
  ({
    req: { header: (name: string) => (name === 'x-forwarded-for' ? forwarded : undefined) },
    env: { incoming: { socket: { remoteAddress } } },
  }) as unknown as Context;

function limited(perMinute: number, trustedProxies: number) {
  const app = new Hono();
  const limit = createRateLimit({ perMinute, trustedProxies });
  app.use(async (c, next) => (await limit(c, c.req.method === 'GET' ? READ_COST : WRITE_COST)) ?? next());
  app.all('*', (c) => c.text('done'));
  return (method: string, peer: string, forwarded?: string) =>
    app.request(
      '/',
      { method, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } },
      { incoming: { socket: { remoteAddress: peer } } },
    );
}

describe('a client that asks too much', () => {
  it('is held back, and told for how long; another is not', async () => {
    const ask = limited(10, 0);
    for (let at = 0; at < 10; at++) expect((await ask('GET', '203.0.113.7')).status).toBe(200);
    const refused = await ask('GET', '203.0.113.7');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('GET', '203.0.113.8')).status).toBe(200);
  });

  it('pays five times for a write', async () => {
    const ask = limited(10, 0);
    const statuses = [];
    for (let at = 0; at < 3; at++) statuses.push((await ask('POST', '203.0.113.7')).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('gains nothing by naming others before itself', async () => {
    const ask = limited(10, 1);
    const statuses = new Set<number>();
    for (let at = 0; at < 11; at++)
      statuses.add((await ask('GET', '10.0.0.1', `198.51.100.${at}, 203.0.113.7`)).status);
    expect([...statuses]).toEqual([200, 429]);
  });

  it('may be this machine itself', async () => {
    const ask = limited(10, 0);
    for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      for (let at = 0; at < 12; at++) expect((await ask('GET', peer)).status).toBe(200);
  });
});

describe('a client that leaves records', () => {
  const leave = (perMinute: number) => {
    const limit = createRecordLimit({ perMinute, trustedProxies: 0 });
    return async (peer: string, isNewDevice: boolean) =>
      (await limit(requestFrom(peer), isNewDevice))?.status ?? 201;
  };

  it('may leave ten times as many in a day as it has requests in a minute, and begin one device for each', async () => {
    const one = leave(10);
    const devices = [];
    for (let at = 0; at < 11; at++) devices.push(await one('203.0.113.7', true));
    expect(devices).toEqual([...Array(10).fill(201), 429]);
    const records = [];
    for (let at = 0; at < 91; at++) records.push(await one('203.0.113.7', false));
    expect(records).toEqual([...Array(90).fill(201), 429]);
    expect(await one('203.0.113.8', true)).toBe(201);
  });

  it('with a household’s IPv6 networks, a /56, may leave four times as many and no more', async () => {
    const one = leave(10);
    const taken = async (network: (at: number) => string) => {
      let count = 0;
      for (let at = 0; at < 90; at++) if ((await one(network(at), false)) === 201) count += 1;
      return count;
    };
    const networkOf = (prefix: string) => (at: number) =>
      `2001:db8:0:${prefix}${at.toString(16).padStart(2, '0')}::1`;
    for (let round = 0; round < 4; round++) expect(await taken(networkOf('1'))).toBe(90);
    expect(await taken(networkOf('1'))).toBe(40);
    expect(await one('2001:db8:0:1ff::1', false)).toBe(429);
    expect(await one('2001:db8:0:200::1', false)).toBe(201);
  });

  it('may be this machine itself', async () => {
    const one = leave(10);
    for (let at = 0; at < 200; at++) expect(await one('127.0.0.1', true)).toBe(201);
  });
});

describe('a proxy that the settings do not know', () => {
  it.each([
    [0, '127.0.0.1', '203.0.113.7', 3],
    [0, '::1', '203.0.113.7', 3],
    [1, '127.0.0.1', '203.0.113.7', 0],
    [0, '127.0.0.1', undefined, 0],
    [0, '203.0.113.7', '198.51.100.1', 3],
  ])(
    'with %i proxies known, from %s for %s, is told %i times',
    async (trustedProxies, peer, forwarded, times) => {
      let told = 0;
      const limit = createRateLimit({ perMinute: 10, trustedProxies }, () => {
        told += 1;
      });
      for (let at = 0; at < 3; at++) await limit(requestFrom(peer, forwarded), READ_COST);
      expect(told).toBe(times);
    },
  );
});

describe('the address of a client', () => {
  const addressOf = async (proxies: number, peer: string, forwarded: string) => {
    let found: string | undefined;
    const app = new Hono().get('/', (c) => {
      found = clientAddress(c, proxies);
      return c.text('');
    });
    const env = { incoming: { socket: { remoteAddress: peer } } };
    await app.request('/', { headers: { 'x-forwarded-for': forwarded } }, env);
    return found;
  };

  it.each([
    [0, '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    [1, '10.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    [2, '10.0.0.1', '203.0.113.7, 10.0.0.2', '203.0.113.7'],
    [1, '203.0.113.9', '', '203.0.113.9'],
    [0, '2001:db8:1:2:3:4:5:6', '', '2001:db8:1:2::/64'],
    [0, '2001:db8::6', '', '2001:db8::/64'],
    [0, '::ffff:203.0.113.7', '', '203.0.113.7'],
    [0, '::ffff:cb00:7107', '', '203.0.113.7'],
    [1, '10.0.0.1', '203.0.113.7:51234', '203.0.113.7'],
    [1, '10.0.0.1', '[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2::/64'],
    [1, '10.0.0.1', '::ffff:203.0.113.7', '203.0.113.7'],
    [1, '10.0.0.1', 'unknown', '10.0.0.1'],
    [1, '::1', '203.0.113.7', '203.0.113.7'],
    [0, '::ffff:7f00:1', '', undefined],
    [0, '::ffff:127.0.0.1', '', undefined],
  ])('behind %i proxies, from %s with %j, is %s', async (proxies, peer, forwarded, expected) => {
    expect(await addressOf(proxies, peer, forwarded)).toBe(expected);
  });
});

it('connections are counted by the address at their other end, those of trusted proxies not at all', () => {
  expect(connectionOwner('::ffff:203.0.113.7', 0)).toBe('203.0.113.7');
  expect(connectionOwner('2001:db8:1:2:3:4:5:6', 0)).toBe('2001:db8:1:2::/64');
  expect(connectionOwner('203.0.113.7', 1)).toBeUndefined();
  expect(connectionOwner('127.0.0.1', 0)).toBeUndefined();
});

describe('devices behind the one address of a carrier', () => {
  const view = requestFrom('203.0.113.7');

  it('replace what they share by the count of their own group, each until its day is over', async () => {
    const limit = createRecordLimit({ perMinute: 1, trustedProxies: 0 });
    expect(await limit(view, false, 10)).toBeUndefined();
    expect((await limit(view, false))?.status).toBe(429);
    expect(await limit(view, false, 10, 'one')).toBeUndefined();
    expect(await limit(view, false, 10, 'other')).toBeUndefined();
    const refused = await limit(view, false, 1, 'one');
    expect([refused?.status, Number(refused?.headers.get('retry-after')) > 86_000]).toEqual([429, true]);
  });
});
