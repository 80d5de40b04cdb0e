import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

const crossOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD'],
  allowHeaders: ['accept', 'if-none-match'],
  exposeHeaders: ['etag'],
  maxAge: 86_400,
});

/**
 * Lets pages of every site read what a call responds with, its refusals included: nothing behind it is about anybody, and no
 * cookie is looked at. A request for the methods that is not a browser's own goes on to the resource.
 */
export const readableByEverySite: MiddlewareHandler = async (c, next) => {
  const isPlainOptions =
    c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') === undefined;
  return isPlainOptions ? next() : crossOrigin(c, next);
};
