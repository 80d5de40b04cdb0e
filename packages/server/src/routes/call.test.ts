import { Hono } from 'hono';
import { object, string } from 'valibot';
import { expect, it } from 'vitest';
import { type Call, mountCalls, text } from './call.ts';

/** A call as one file would declare it. */
const PLANTED: Call<{ readonly greeting: string }> = {
  method: 'GET',
  path: '/api/planted/{name}',
  summary: 'Greets',
  params: { name: text('Who is greeted') },
  query: { tone: { ...text('How'), values: ['loud', 'soft'] } },
  outcomes: { 200: { description: 'The greeting', content: [object({ text: string() })] } },
  refusals: [400],
  sites: 'every',
  respond:
    ({ greeting }) =>
    (c, query) =>
      Response.json({ text: `${greeting} ${c.req.param('name')} ${query.get('tone') ?? ''}` }),
};
const WRITTEN: Call<{ readonly greeting: string }> = {
  ...PLANTED,
  method: 'POST',
  sites: 'own',
  path: '/api/own',
};

const app = new Hono();
mountCalls(app, [PLANTED, WRITTEN], { greeting: 'hello' });
const problem = async (path: string, init?: RequestInit) => {
  const response = await app.request(path, init);
  return [response.status, ((await response.json()) as { field?: string }).field];
};

it('a planted call is routed with what its address holds, and read by pages of every site', async () => {
  const response = await app.request('/api/planted/Ada?tone=soft', {
    headers: { origin: 'https://other.example' },
  });
  expect(await response.json()).toEqual({ text: 'hello Ada soft' });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

it('refuses what it does not declare: parameters, values, methods, other sites', async () => {
  expect(await problem('/api/planted/Ada?pitch=high')).toEqual([400, 'pitch']);
  expect(await problem('/api/planted/Ada?tone=shrill')).toEqual([400, 'tone']);
  expect(await problem('/api/planted/Ada', { method: 'PUT' })).toEqual([405, undefined]);
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect(await problem('/api/own', { method: 'POST', headers })).toEqual([403, undefined]);
  const options = await app.request('/api/planted/Ada', { method: 'OPTIONS' });
  expect(options.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
});
