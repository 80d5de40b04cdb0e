import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Context } from 'hono';
import { afterEach, expect, it } from 'vitest';
import { readBody } from './read-body.ts';

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** @returns the port, and what becomes of the first body that is read there */
async function start(): Promise<{ port: number; read: Promise<{ value: unknown } | Response> }> {
  const read = Promise.withResolvers<{ value: unknown } | Response>();
  server = createServer((incoming, response) => {
    const header = (name: string) => incoming.headers[name] as string | undefined;
    const c = { req: { header }, env: { incoming } } as unknown as Context;
    readBody(c, (value) => ({ ok: true, value }))
      .then(read.resolve, read.reject)
      .finally(() => response.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, read: read.promise };
}

const post = (port: number, body: string | Uint8Array<ArrayBuffer>, type: string) =>
  fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers: { 'content-type': type }, body });

it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;Charset="UTF-8"'])(
  'takes UTF-8 as %s',
  async (type) => {
    const { port, read } = await start();
    await post(port, '{"text":"ñ"}', type);
    expect(await read).toEqual({ value: { text: 'ñ' } });
  },
);

it('refuses what is no UTF-8', async () => {
  const { port, read } = await start();
  await post(port, Uint8Array.of(0x22, 0xf1, 0x22), 'application/json');
  expect(await read).toMatchObject({ status: 400 });
});

it('a client that leaves in the middle of its body is no fault', async () => {
  const { port, read } = await start();
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';
  server.once('request', () => socket.destroy());
  const socket = connect(port, '127.0.0.1', () => socket.write(head));
  expect(await read).toMatchObject({ status: 400 });
});
