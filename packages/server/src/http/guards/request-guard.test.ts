import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { withRequestGuard } from './request-guard.ts';

let server: Server;

async function start(trustedProxies: number): Promise<string> {
  server = createServer(
    // Hot responses write their headers as a list.
    withRequestGuard({ trustedProxies, allows: () => true }, (_, response) =>
      response.writeHead(200, ['content-type', 'text/plain']).end('here'),
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(() => new Promise((resolve) => server.close(resolve)));

function raw(url: string, head: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(head));
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      received += chunk;
    });
    socket.on('close', () => resolve(received));
  });
}

it.each([
  [1, 'https', 'max-age=15552000'],
  [1, 'http', null],
  [1, undefined, null],
  [0, 'https', null],
])(
  'behind %i proxies, of which the last says %s, browsers are told: %s',
  async (proxies, scheme, expected) => {
    const url = await start(proxies);
    const response = await fetch(url, {
      headers: scheme === undefined ? {} : { 'x-forwarded-proto': scheme },
    });
    expect(response.headers.get('strict-transport-security')).toBe(expected);
    expect([response.headers.get('content-type'), await response.text()]).toEqual(['text/plain', 'here']);
  },
);

it('a request that names two hosts is refused', async () => {
  const url = await start(0);
  const response = await raw(
    url,
    'GET / HTTP/1.1\r\nHost: a\r\nAccept: */*\r\nhost: b\r\nConnection: close\r\n\r\n',
  );
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response).toContain('application/problem+json');
  const one = await raw(url, 'GET / HTTP/1.1\r\nHost: a\r\nX-Host: b\r\nConnection: close\r\n\r\n');
  expect(one).toMatch(/^HTTP\/1\.1 200 /);
});
