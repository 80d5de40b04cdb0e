import type { RequestListener } from 'node:http';
import { type RateLimit, WRITE_COST } from './guards/rate-limit.ts';
import { type RequestView, viewOfNode } from './request-view.ts';
import type { PlainResponse } from './responses/private-json.ts';
import { sendResponse } from './responses/send-response.ts';

interface DirectPost {
  /** The one address, without a query: with one it is for `next` to look at. */
  readonly target: string;
  readonly handle: (request: RequestView) => Promise<PlainResponse | Response>;
  /** The refusal of a client that asks too much, if it does. */
  readonly limit: RateLimit;
  /** The response in place of a handler that threw. */
  readonly fault: (error: unknown, method: string) => Response;
  readonly count: (method: string, route: string, status: number, seconds: number) => void;
}

/**
 * Handles POSTs to one address on node:http alone: the request and response objects of the web's interface cost as much as
 * all the rest of a write. Everything else goes to `next`.
 */
export function withDirectPost(
  { target, handle, limit, fault, count }: DirectPost,
  next: RequestListener,
): RequestListener {
  return async (request, response) => {
    if (request.url !== target || request.method !== 'POST') return next(request, response);
    const begin = performance.now();
    const view = viewOfNode(request);
    try {
      const result = (await limit(view, WRITE_COST)) ?? (await handle(view));
      await sendResponse(response, result);
    } catch (error) {
      // A client that went away before it had said all is nobody's fault.
      if (request.destroyed && !request.complete) return;
      await sendResponse(response, fault(error, 'POST'));
    }
    count('POST', target, response.statusCode, (performance.now() - begin) / 1000);
  };
}
