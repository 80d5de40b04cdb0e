import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

/** What a guard reads of a request. */
export interface RequestView {
  /** Value of a header, named in lower case. */
  header(name: string): string | undefined;
  /** Address of the other end of the connection; empty where there is none. */
  readonly peer: string;
  /** Where the body comes from: Node's own stream where there is one, which costs less. */
  readonly body: IncomingMessage | AsyncIterable<Uint8Array> | null;
}

export function viewOf(c: Context): RequestView {
  const incoming: IncomingMessage | undefined = c.env?.incoming;
  return {
    header: (name) => c.req.header(name),
    peer: incoming?.socket?.remoteAddress ?? '',
    body: incoming ?? c.req.raw.body,
  };
}
