import type { MiddlewareHandler } from 'hono';

/**
 * Lets pages of every site read what a call answers, its refusals included: nothing behind it is about anybody, and no
 * cookie is looked at.
 * @source https://fetch.spec.whatwg.org/#http-cors-protocol
 */
export const readableByEverySite: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('access-control-allow-origin', '*');
  c.header('access-control-expose-headers', 'etag');
  if (c.req.method !== 'OPTIONS') return;
  c.header('access-control-allow-methods', 'GET, HEAD');
  c.header('access-control-allow-headers', 'accept, if-none-match');
  c.header('access-control-max-age', '86400');
};
