import type { RequestListener } from 'node:http';
import type { BodyCache, ReadyResponse } from './body-cache.ts';
import { acceptedEncodings } from './encoding.ts';

/** What a request is sent: no body that the client has already. @source RFC 9110, section 13.1.2 */
function choose(ready: ReadyResponse, accepted?: string | null, known?: string | null) {
  const encoding = acceptedEncodings(accepted ?? undefined).find((one) => ready[one] !== undefined);
  const { body, etag, headers, notModified } = ready[encoding ?? 'identity'] ?? ready.identity;
  const isKnown = (known ?? '')
    .split(',')
    .some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  return isKnown ? { status: 304, headers: notModified, body: null } : { status: 200, headers, body };
}

/** The same response as a fetch `Response`; a HEAD's body is dropped by the caller. */
export function readyAsFetch(ready: ReadyResponse, asked: Headers): Response {
  const { status, headers, body } = choose(ready, asked.get('accept-encoding'), asked.get('if-none-match'));
  const pairs = headers.flatMap((name, at) => (at % 2 ? [] : [[name, headers[at + 1]] as [string, string]]));
  return new Response(body && new Uint8Array(body), { status, headers: pairs });
}

/** So many responses are written at once at most: their readers have begun while the next are prepared. */
const MAX_TOGETHER = 16;

/** Responds on node:http with what is ready, the responses of one turn of the event loop together (decision 15); the rest goes to `next`. */
export function withBodyCache(bodies: BodyCache, served: () => void, next: RequestListener): RequestListener {
  const waiting: (() => void)[] = [];
  const flush = () => {
    for (const send of waiting.splice(0)) send();
  };
  return (request, response) => {
    const { method, url = '' } = request;
    const ready = method === 'GET' || method === 'HEAD' ? bodies.get(url) : undefined;
    if (ready === undefined) return next(request, response);
    served();
    const count = waiting.push(() => {
      const { 'accept-encoding': accepted, 'if-none-match': known } = request.headers;
      const { status, headers, body } = choose(ready, accepted as string | undefined, known);
      response.writeHead(status, headers).end(method === 'HEAD' ? null : body);
    });
    if (count === 1) setImmediate(flush);
    else if (count === MAX_TOGETHER) flush();
  };
}
