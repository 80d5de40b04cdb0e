import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { sendPush } from './send-push.ts';
import { newServerKeys, readServerKeys } from './server-keys.ts';

const browser = createECDH('prime256v1');
browser.generateKeys();
const recipient = {
  p256dh: browser.getPublicKey('base64url'),
  auth: randomBytes(16).toString('base64url'),
};
const keys = readServerKeys(newServerKeys(), 'mailto:operator@equivale.app');
const sockets = new Set<Socket>();
const servers: Server[] = [];

/** A service on this machine. @returns its host, and how many connections it has had */
async function listen(server: Server) {
  const seen = { connections: 0 };
  server.on('connection', (socket) => {
    seen.connections += 1;
    sockets.add(socket);
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}
const serve = (listener: RequestListener) => listen(createServer(listener));
afterEach(() => {
  vi.useRealTimers();
  for (const socket of sockets) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

const send = (origin: string, path = '/p') =>
  sendPush(
    { endpoint: origin + path, keys: recipient, body: 'x', topic: 't' },
    { keys, ownServices: [origin], now: () => new Date(), ending: new AbortController().signal },
  );

it('messages to one service go over one connection after the other', async () => {
  const { host, seen } = await serve((request, response) => {
    request.resume().on('end', () => response.writeHead(201).end('{"x":1}'));
  });
  for (let at = 0; at < 20; at += 1) expect(await send(`http://${host}`)).toEqual({ code: 'delivered' });
  expect(seen.connections).toBe(1);
});

it('a host has two connections at most', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const { host, seen } = await serve(async (_, response) => {
    await gate;
    response.writeHead(201).end();
  });
  const sent = Array.from({ length: 6 }, () => send(`http://${host}`));
  await expect.poll(() => seen.connections).toBeGreaterThan(1);
  open();
  await Promise.all(sent);
  expect(seen.connections).toBe(2);
});

it('[I17.alert-delivery] a refusal says why, in a line, without what names the device', async () => {
  const device = 'dBqk5TzYxWv:APA91bH-fakeTokenOfADevice_0123456789abcdef';
  const { host } = await serve((request, response) => {
    request.resume();
    response.writeHead(403).end(`{"reason":"BadJwtToken"}\n${request.url} ${device} ${'long '.repeat(4000)}`);
  });
  const outcome = await send(`http://${host}`, `/fcm/send/${device}`);
  if (outcome.code !== 'refused') throw new Error(outcome.code);
  expect(outcome.reason).toMatch(/^status 403: \{"reason":"BadJwtToken"\} [\x20-\x7e…]{1,300}$/);
  for (const part of [device, ...device.split(':')]) expect(outcome.reason).not.toContain(part);
});

it('what a service says without end is not read to its end', async () => {
  const { host } = await serve((request, response) => {
    request.resume();
    response.writeHead(400);
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(16_384)));
    };
    response.on('drain', more);
    more();
  });
  expect(await send(`http://${host}`)).toMatchObject({ code: 'refused' });
});

it('a host that takes a connection and never answers its handshake is given up after three seconds', async () => {
  const { host, seen } = await listen(createTcpServer());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sent = send(`https://${host}`);
  while (seen.connections === 0) await new Promise(setImmediate);
  vi.advanceTimersByTime(2999);
  let isOver = false;
  void sent.then(() => {
    isOver = true;
  });
  await new Promise(setImmediate);
  expect(isOver).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await sent).toMatchObject({ code: 'unreachable' });
});

it('a host that takes a message and never answers is given up after ten seconds', async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { host } = await serve(() => arrive());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sent = send(`http://${host}`);
  await arrived;
  vi.advanceTimersByTime(10_000);
  expect(await sent).toMatchObject({ code: 'unreachable' });
});
