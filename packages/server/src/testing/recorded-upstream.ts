import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** How the stand-in answers one request. */
export type Responder = (request: IncomingMessage, response: ServerResponse) => void;

/** A stand-in for the upstreams on this machine, for tests: recorded payloads, and every fault on request. */
export interface RecordedUpstream {
  readonly origin: string;
  /** Requests so far, oldest first. */
  readonly requests: { readonly path: string; readonly headers: IncomingMessage['headers'] }[];
  /** From now on, answers a path (with its query) so; the last rule for a path counts. */
  on(path: string, responder: Responder): void;
  /** From now on, answers every path without a rule so. */
  onAny(responder: Responder): void;
  close(): Promise<void>;
}

/** Exact bytes of a recorded payload. */
export const recording = (name: string): Buffer =>
  readFileSync(join(import.meta.dirname, '../sources/recorded', name));

/** Answers 200 with a body, and 304 when the request names its version. */
export function respondWith(body: string | Buffer, etag?: string): Responder {
  return (request, response) => {
    const isKnown = etag !== undefined && request.headers['if-none-match'] === etag;
    response.writeHead(isKnown ? 304 : 200, etag ? { etag } : {});
    response.end(isKnown ? undefined : body);
  };
}

/** Answers with a bare status. */
export const respondStatus =
  (status: number, headers: Record<string, string> = {}): Responder =>
  (_, response) => {
    response.writeHead(status, headers);
    response.end('<html><body>not rates</body></html>');
  };

/** Starts the stand-in on a free port of the loopback; paths without a rule are not found. */
export async function startRecordedUpstream(): Promise<RecordedUpstream> {
  const rules = new Map<string, Responder>();
  const requests: RecordedUpstream['requests'] = [];
  let otherwise = respondStatus(404);
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push({ path, headers: request.headers });
    (rules.get(path) ?? otherwise)(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    on: (path, responder) => rules.set(path, responder),
    onAny(responder) {
      otherwise = responder;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
