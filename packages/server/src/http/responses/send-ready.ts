import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { BodyCache, ReadyResponse } from './body-cache.ts';
import { acceptedEncodings } from './encoding.ts';

/** The variant that a request is sent, and whether the client has it already. @source RFC 9110, section 13.1.2 */
function choose(ready: ReadyResponse, accepted: string | undefined, known: string | undefined) {
  const encoding = acceptedEncodings(accepted).find((one) => ready[one] !== undefined);
  const chosen = ready[encoding ?? 'identity'] ?? ready.identity;
  const isKnown =
    known !== undefined &&
    (known === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === chosen.etag));
  return { chosen, isKnown };
}

function send(ready: ReadyResponse, { headers, method }: IncomingMessage, response: ServerResponse): void {
  // One value, since Node joins several of this name.
  const accepted = headers['accept-encoding'] as string | undefined;
  const { chosen, isKnown } = choose(ready, accepted, headers['if-none-match']);
  if (isKnown) response.writeHead(304, chosen.notModified).end();
  else if (method === 'HEAD') response.writeHead(200, chosen.headers).end();
  else response.writeHead(200, chosen.headers).end(chosen.body);
}

/** Names and values of a list in pairs. */
const pairsOf = (list: readonly string[]): [string, string][] =>
  Array.from({ length: list.length / 2 }, (_, at) => [list[2 * at] ?? '', list[2 * at + 1] ?? '']);

/** The same response as a fetch `Response`; a HEAD's body is dropped by the caller. */
export function readyAsFetch(ready: ReadyResponse, headers: Headers): Response {
  const [accepted, known] = ['accept-encoding', 'if-none-match'].map(
    (name) => headers.get(name) ?? undefined,
  );
  const { chosen, isKnown } = choose(ready, accepted, known);
  return isKnown
    ? new Response(null, { status: 304, headers: pairsOf(chosen.notModified) })
    : new Response(new Uint8Array(chosen.body), { headers: pairsOf(chosen.headers) });
}

/** So many responses are written at once at most: their readers have begun while the next are prepared. */
const MAX_TOGETHER = 16;

/**
 * Responds on node:http with what is ready; everything else goes to `next`. The responses of one turn of the event loop are sent together:
 * each write alone wakes a client that has gone to sleep since the last (decision 15).
 */
export function withBodyCache(bodies: BodyCache, served: () => void, next: RequestListener): RequestListener {
  let waiting: Parameters<typeof send>[] = [];
  const flush = () => {
    const together = waiting;
    waiting = [];
    for (const response of together) send(...response);
  };
  return (request, response) => {
    const { method, url = '' } = request;
    const ready = method === 'GET' || method === 'HEAD' ? bodies.get(url) : undefined;
    if (ready === undefined) return next(request, response);
    served();
    const count = waiting.push([ready, request, response]);
    if (count === 1) setImmediate(flush);
    else if (count === MAX_TOGETHER) flush();
  };
}
