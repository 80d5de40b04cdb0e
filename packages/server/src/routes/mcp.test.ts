import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { readOfflineRatesOn } from '../service/offline-day.ts';
import { readOfflineRates } from '../service/offline-rates.ts';
import { mountMcp } from './mcp.ts';

const NONE = 'no-such-folder';
const TODAY = new Date('2026-11-22T12:00:00Z');
const app = new Hono();
mountMcp(app, {
  now: () => TODAY,
  rates: {
    currentRates: () => readOfflineRates(NONE, TODAY),
    ratesOn: async (on) => readOfflineRatesOn(NONE, on),
    historyBetween: async (base, target, from, to) => ({ data: [], source: null, base, target, from, to }),
  },
});

const post = (body: string, headers: Record<string, string> = {}) =>
  app.request('http://rates.example/mcp', {
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
