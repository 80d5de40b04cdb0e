import { setImmediate } from 'node:timers/promises';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createBodyCache } from '../http/responses/body-cache.ts';
import { problemResponse } from '../http/responses/problem.ts';
import { readAtHand } from '../service/rates-at-hand.ts';
import { mountCalls } from './call.ts';
import { CALLS as HISTORY_CALLS } from './calls/currency-history.ts';
import { mountMcp } from './mcp.ts';

const TODAY = new Date('2026-11-22T12:00:00Z');
/** The bundled rates. */
const bundled = <T>(read: Parameters<typeof readAtHand<T>>[2]) => readAtHand('no-such-folder', TODAY, read);
const newest = () => bundled((rates) => rates.currentRates());
const onDay = (day: string) => bundled((rates) => rates.ratesOn(day));
type Deps = Parameters<typeof mountMcp>[1];
function serve(change: Partial<Deps> = {}): Hono {
  const app = new Hono();
  mountMcp(app, {
    now: () => TODAY,
    bodies: createBodyCache(),
    limitRate: async () => undefined,
    log: { error() {} },
    ...change,
    rates: {
      currentRates: newest,
      ratesOn: onDay,
      historyBetween: async (base, target, from, to) => ({
        data: [],
        source: null,
        origins: [],
        base,
        target,
        from,
        to,
      }),
      ...change.rates,
    },
  });
  return app;
}
const app = serve();

const post = (body: string, headers: Record<string, string> = {}, to = app) =>
  to.request('http://rates.example/mcp', {
    method: 'POST',
    body,
    headers: {
      host: 'rates.example',
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
  });
const LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });

it('a client of the protocol converts at the rates of the service', async () => {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL('http://rates.example/mcp'), {
    fetch: async (url, init) => app.request(`${url}`, init as RequestInit),
  });
  await client.connect(transport as Parameters<Client['connect']>[0]);
  expect((await client.listTools()).tools).toHaveLength(4);
  // ECB: EUR 1 = USD 1.0977 on Friday 28 February 2020
  const rate = await client.callTool({
    name: 'rate',
    arguments: { from: 'EUR', to: 'USD', on: '2020-02-28' },
  });
  expect(rate.structuredContent).toMatchObject({ rate: '1.0977', day: '2020-02-28', approximate: false });
  expect(await client.callTool({ name: 'rate', arguments: { from: 'EUR' } })).toMatchObject({
    isError: true,
  });
  await client.close();
});

it('keeps no session, and no response is stored', async () => {
  const response = await post(LIST);
  expect(response.status).toBe(200);
  expect(response.headers.get('mcp-session-id')).toBeNull();
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect((await app.request('/mcp')).status).toBe(405);
});

it.each([
  ['a page of another site', LIST, { origin: 'https://evil.example' }, 403],
  ['a page of another site, as its browser says', LIST, { 'sec-fetch-site': 'cross-site' }, 403],
  ['what is not JSON', '{', {}, 400],
  ['what is not said to be JSON', LIST, { 'content-type': 'text/plain' }, 415],
  ['several messages at once', `[${LIST},${LIST}]`, {}, 400],
  ['a message that is none', '{"a":1}', {}, 400],
  ['more than a question needs', `"${'x'.repeat(5000)}"`, {}, 413],
])('refuses %s', async (_, body, headers, status) => {
  expect((await post(body, headers)).status).toBe(status);
});

it('answers a page of its own site', async () => {
  expect((await post(LIST, { origin: 'http://rates.example' })).status).toBe(200);
});

const ask = (name: string, args: object, to: Hono) =>
  post(
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
    {},
    to,
  );
const NO_HISTORY = { data: [], source: null, origins: [] };

it('histories are made one by one, with those of the API and those of other messages', async () => {
  let running = 0;
  let most = 0;
  const historyBetween = async (base: string, target: string, from: string, to: string) => {
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
    return { ...NO_HISTORY, base, target, from, to };
  };
  const own = { bodies: createBodyCache(), limitRate: async () => undefined, now: () => TODAY };
  const rates = {
    currentRates: newest,
    ratesOn: newest,
    historyBetween,
  };
  const both = serve({ ...own, rates });
  mountCalls(both, HISTORY_CALLS, { ...own, rates } as never);
  const span = { from: 'SEK', to: 'NOK', first: '1999-01-04', every: 'year' };
  await Promise.all([
    ...['SEK', 'DKK', 'CHF'].map((from) => ask('history', { ...span, from }, both)),
    ...['SEK', 'DKK', 'CHF'].map((from) =>
      both.request(`/api/currency-history/${from}/NOK?from=1999-01-04&to=2026-08-21`),
    ),
  ]);
  expect(most).toBe(1);
});

it('a history and the table of a past day cost what they cost at the API, and a client that asks too much is refused', async () => {
  const costs: number[] = [];
  let isOver = false;
  let made = 0;
  const guarded = serve({
    limitRate: async (_, cost) => {
      costs.push(cost);
      return isOver
        ? problemResponse('too-many-requests', { detail: 'later', headers: { 'retry-after': '9' } })
        : undefined;
    },
    rates: {
      currentRates: newest,
      ratesOn: onDay,
      async historyBetween(base, target, from, to) {
        made += 1;
        return { ...NO_HISTORY, base, target, from, to };
      },
    },
  });
  // 10,185 days from 4 January 1999 to 22 November 2026 (Python's datetime), 1,000 of which are one request
  const span = { from: 'SEK', to: 'NOK', first: '1999-01-04', every: 'year' };
  await ask('history', span, guarded);
  await ask('rate', { from: 'EUR', to: 'USD', on: '2020-02-28' }, guarded);
  await ask('rate', { from: 'EUR', to: 'USD' }, guarded);
  expect(costs).toEqual([11, 2]);
  isOver = true;
  const refused = await ask('history', span, guarded);
  expect([refused.status, refused.headers.get('retry-after'), made]).toEqual([429, '9', 1]);
});

it('the table of now is the ready one, made once for each change of the rates', async () => {
  let made = 0;
  const bodies = createBodyCache();
  const counted = serve({
    bodies,
    rates: {
      currentRates() {
        made += 1;
        return newest();
      },
      ratesOn: onDay,
      historyBetween: async (base, target, from, to) => ({ ...NO_HISTORY, base, target, from, to }),
    },
  });
  for (let at = 0; at < 3; at += 1) await ask('rate', { from: 'EUR', to: 'USD' }, counted);
  expect(made).toBe(1);
  bodies.dataChanged();
  await ask('rate', { from: 'EUR', to: 'USD' }, counted);
  expect(made).toBe(2);
});

it('a fault of a tool is logged, and the caller learns nothing of it', async () => {
  const logged: unknown[] = [];
  const fault = new Error('/secret/path');
  const failing = serve({
    log: { error: (entry: unknown) => void logged.push(entry) },
    rates: {
      currentRates: newest,
      ratesOn: () => Promise.reject(fault),
      historyBetween: () => Promise.reject(fault),
    },
  });
  const response = await ask('rate', { from: 'EUR', to: 'USD', on: '2020-02-28' }, failing);
  expect(await response.text()).not.toContain('secret');
  expect(logged).toEqual([{ err: fault, route: '/mcp' }]);
});
