import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Pages by path, under a policy that forbids everything, and the requests to the server. */
export async function servePages(pages: ReadonlyMap<string, string>, port = 0) {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const body = pages.get(url);
    response.writeHead(body === undefined ? 404 : 200, {
      'access-control-allow-origin': '*',
      'content-security-policy': "default-src 'none'",
      'content-type': url.startsWith('/api/') ? 'application/json' : 'text/html; charset=utf-8',
    });
    response.end(body);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, asked, close: () => server.close() };
}
