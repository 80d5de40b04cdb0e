import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { withDirectPost } from './direct-post.ts';
import { WRITE_COST } from './guards/rate-limit.ts';
import { readBody } from './guards/read-body.ts';
import { privateResponse } from './responses/private-json.ts';
import { problemResponse } from './responses/problem.ts';

let server: Server;
let counted: [string, string, number][];
let faults: unknown[];

type Direct = Parameters<typeof withDirectPost>[0];

async function start(parts: Partial<Direct>): Promise<string> {
  counted = [];
  faults = [];
  const listener = withDirectPost(
    {
      target: '/here',
      handle: async (request) => {
        const body = await readBody(request, (value) => ({ ok: true, value }));
        return body instanceof Response ? body : privateResponse(body.value, 201, { 'set-cookie': 'a=b' });
      },
      limit: async () => undefined,
      fault: (error) => {
        faults.push(error);
        return problemResponse('internal', { detail: 'Ours' });
      },
      count: (method, route, status) => counted.push([method, route, status]),
      ...parts,
    },
    (_request, response) => void response.end('next'),
  );
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(() => new Promise((resolve) => server.close(resolve)));

const post = (url: string, body: string, type = 'application/json') =>
  fetch(url, { method: 'POST', headers: { 'content-type': type }, body });

it('answers a POST to its address with status, headers and body, and counts it', async () => {
  const response = await post(`${await start({})}/here`, '{"text":"ñ"}');
  expect([response.status, response.headers.get('set-cookie')]).toEqual([201, 'a=b']);
  expect(response.headers.get('content-length')).toBe('13');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.json()).toEqual({ text: 'ñ' });
  expect(counted).toEqual([['POST', '/here', 201]]);
});

it('leaves every other method and address to the next', async () => {
  const url = await start({});
  expect(await (await fetch(`${url}/here`)).text()).toBe('next');
  expect(await (await post(`${url}/here?a=1`, '{}')).text()).toBe('next');
  expect(await (await post(`${url}/there`, '{}')).text()).toBe('next');
  expect(counted).toEqual([]);
});

it.each<[string, string, number]>([
  ['{"half', 'application/json', 400],
  ['{}', 'text/plain', 415],
  ['{}', 'application/json; charset=utf-16', 415],
  [`"${'x'.repeat(5000)}"`, 'application/json', 413],
])('refuses what cannot be taken: %#', async (body, type, status) => {
  const response = await post(`${await start({})}/here`, body, type);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    status,
    'application/problem+json',
  ]);
  expect(await response.json()).toMatchObject({ status });
});

it('takes UTF-8, said or not, and nothing that is none', async () => {
  const url = `${await start({})}/here`;
  for (const type of [
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON;Charset="UTF-8"',
  ])
    expect((await post(url, '{}', type)).status).toBe(201);
  const headers = { 'content-type': 'application/json' };
  const latin1 = await fetch(url, { method: 'POST', headers, body: Buffer.from('{"a":"\u00f1"}', 'latin1') });
  expect([latin1.status, (await latin1.json()).type]).toEqual([400, '/problems/malformed-body']);
});

it('asks for the limit first, as a write', async () => {
  const limits: number[] = [];
  const limit: Direct['limit'] = async (_request, cost) => {
    limits.push(cost);
    return problemResponse('too-many-requests', { detail: 'Later', headers: { 'retry-after': '7' } });
  };
  const response = await post(`${await start({ limit })}/here`, '{}');
  expect([response.status, response.headers.get('retry-after'), limits]).toEqual([429, '7', [WRITE_COST]]);
});

it('a handler that throws is a fault of ours, told without its words', async () => {
  const handle = () => Promise.reject(new Error('secret'));
  const response = await post(`${await start({ handle })}/here`, '{}');
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('secret');
  expect(faults).toEqual([new Error('secret')]);
});

it('a client that leaves in the middle of its body is no fault', async () => {
  const url = await start({});
  const head =
    'POST /here HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';
  const gone = new Promise((resolve) =>
    server.on('connection', (socket) => socket.on('close', () => setImmediate(resolve))),
  );
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.end(head));
  socket.resume();
  await gone;
  expect([faults, counted]).toEqual([[], []]);
});
