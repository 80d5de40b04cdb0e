import { Hono } from 'hono';
import { object, string } from 'valibot';
import { expect, it } from 'vitest';
import { type Call, callsAt, type Deps, mountCalls, text } from './call.ts';

/** Calls as one file would declare them. */
const PLANTED = {
  summary: 'Greets',
  query: { tone: { ...text('How'), values: ['loud', 'soft'] } },
  outcomes: { 200: { description: 'The greeting', content: [object({ text: string() })] } },
  respond: (c, { now }, query) =>
    Response.json({ text: `${now().getTime()} ${c.req.param('name')} ${query.get('tone') ?? ''}` }),
} satisfies Partial<Call>;
const CALLS = [
  ...callsAt(
    { path: '/api/planted/{name}', params: { name: text('Who is greeted') }, sites: 'every' },
    { GET: PLANTED },
  ),
  ...callsAt({ path: '/api/own', sites: 'own' }, { POST: PLANTED }),
];

const app = new Hono();
mountCalls(app, CALLS, { now: () => new Date(7) } as unknown as Deps);
const problem = async (path: string, init?: RequestInit) => {
  const response = await app.request(path, init);
  return [response.status, ((await response.json()) as { field?: string }).field];
};

it('a planted call is routed with what its address holds, and read by pages of every site', async () => {
  const response = await app.request('/api/planted/Ada?tone=soft', {
    headers: { origin: 'https://other.example' },
  });
  expect(await response.json()).toEqual({ text: '7 Ada soft' });
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
