import type { RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  createNodeServer,
  type NodeServer,
} from './node-server.ts';

/** So long that only a test that fails waits for it. */
const NEVER_MS = 3_600_000;
let node: NodeServer;
let clients: Socket[];

async function start(listener: RequestListener, limits: Partial<ConnectionLimits> = {}, address?: string) {
  clients = [];
  node = createNodeServer({
    listener,
    limits: { ...CONNECTION_LIMITS, idleMs: NEVER_MS, shutdownMs: NEVER_MS, ...limits },
    addressOf: () => address,
  });
  await new Promise<void>((resolve) => node.server.listen(0, '127.0.0.1', resolve));
}
afterEach(async () => {
  for (const client of clients) client.destroy();
  if (node.server.listening) await node.stop();
});

interface Client {
  readonly socket: Socket;
  /** All that came until the server closed the connection. */
  readonly closed: Promise<string>;
}

function send(bytes: string): Client {
  let received = '';
  const socket = connect((node.server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes));
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    received += chunk;
  });
  socket.on('error', () => {});
  clients.push(socket);
  return { socket, closed: new Promise((resolve) => socket.on('close', () => resolve(received))) };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const statuses = (responses: string) => responses.match(/HTTP\/1\.1 \d+/g) ?? [];

it('a request that is never answered does not keep its connection', async () => {
  await start(() => {}, { idleMs: 20 });
  expect(await send(get('/')).closed).toBe('');
});

it('a server that is about to stop takes requests and ends each connection with its response', async () => {
  await start((_, response) => void response.writeHead(200, ['content-length', '2']).end('ok'));
  const kept = send(get('/1'));
  await new Promise((resolve) => kept.socket.once('data', resolve));
  node.drain();
  kept.socket.write(get('/2'));
  const [first = '', second = ''] = (await kept.closed).split('ok');
  expect([first, second].map((head) => /connection: close/i.test(head))).toEqual([false, true]);
  expect(statuses(await send(get('/3')).closed)).toEqual(['HTTP/1.1 200']);
});

it('a response that is not read does not keep its connection', async () => {
  await start((_, response) => void response.end(Buffer.alloc(32_000_000)), { idleMs: 20 });
  const { socket } = send(get('/'));
  socket.pause();
  await new Promise((resolve) => node.server.once('connection', (own) => own.once('close', resolve)));
});

it('pipelined requests are answered in their order, each looked at when the one before has its response', async () => {
  const open: string[] = [];
  await start((request, response) => {
    open.push(request.url ?? '');
    expect(open).toHaveLength(1);
    setImmediate(() => {
      open.pop();
      response.setHeader('connection', request.url === '/29' ? 'close' : 'keep-alive');
      response.end(`${request.url}\n`);
    });
  });
  const responses = await send(Array.from({ length: 30 }, (_, at) => get(`/${at}`)).join('')).closed;
  expect(statuses(responses)).toHaveLength(30);
  expect(responses.match(/^\/\d+/gm)?.map((path) => Number(path.slice(1)))).toEqual(
    Array.from({ length: 30 }, (_, at) => at),
  );
});

it('more of them than may wait on a connection close it, and none of those that wait is begun', async () => {
  let begun = 0;
  await start(
    () => {
      begun += 1;
    },
    { pipelined: 10 },
  );
  expect(await send(get('/').repeat(5000)).closed).toBe('');
  expect(begun).toBe(1);
});

it('a request to leave HTTP is a request like any other', async () => {
  await start((_, response) => void response.end('here'));
  const upgrade = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: upgrade, close\r\nUpgrade: websocket\r\n\r\n';
  expect(statuses(await send(upgrade).closed)).toEqual(['HTTP/1.1 200']);
  expect(await send('CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n').closed).toBe('');
});

it('an address has so many connections at a time, and again when one is closed', async () => {
  await start((_, response) => void response.end('here'), { perAddress: 2 }, 'one');
  const responded = (client: Client) => new Promise((resolve) => client.socket.once('data', resolve));
  const gone = new Promise((resolve) =>
    node.server.once('connection', (own) => own.once('close', () => setImmediate(resolve))),
  );
  const first = send(get('/'));
  await responded(first);
  await responded(send(get('/')));
  expect(await send(get('/')).closed).toBe('');
  first.socket.destroy();
  await gone;
  const again = send(get('/').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  expect(statuses(await again.closed)).toEqual(['HTTP/1.1 200']);
});

it('a server that stops cuts off what has not arrived whole and connections without a request, and answers the rest', async () => {
  const held: (() => void)[] = [];
  const arrived = Promise.withResolvers<void>();
  await start(
    (request, response) => {
      if (request.url === '/work') held.push(() => response.end('done'));
      else if (request.url === '/half') response.once('close', () => held[0]?.());
      else response.end();
      if (request.url === '/half') arrived.resolve();
    },
    { arrivalMs: 1 },
  );
  const silent = send('');
  const working = send(get('/work'));
  await new Promise((resolve) => node.server.once('request', resolve));
  const half = send('POST /half HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{');
  await arrived.promise;
  await node.stop();
  expect(await half.closed).toBe('');
  expect(await silent.closed).toBe('');
  expect(await working.closed).toContain('done');
});
