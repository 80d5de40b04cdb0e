import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** A request for the methods that is not a browser's own goes on to the resource. */
const unlessPlainOptions =
  (handle: MiddlewareHandler): MiddlewareHandler =>
  async (c, next) => {
    const isPlainOptions =
      c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') === undefined;
    return isPlainOptions ? next() : handle(c, next);
  };

const sharing = (options: Parameters<typeof cors>[0]) =>
  unlessPlainOptions(cors({ maxAge: 86_400, ...options }));

/**
 * Lets pages of every site read what a call responds with, its refusals included: nothing behind it is about anybody, and no
 * cookie is looked at.
 */
export const readableByEverySite = sharing({
  origin: '*',
  allowMethods: ['GET', 'HEAD'],
  allowHeaders: ['accept', 'if-none-match'],
  exposeHeaders: ['etag'],
});

/**
 * Lets the packaged apps, and pages of every site, use what is opened by a secret that the caller sends itself: no cookie is
 * looked at, so nobody's page can do anything in another's name.
 */
export const usableByEverySite = sharing({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'PUT', 'DELETE'],
  allowHeaders: ['authorization', 'content-type', 'if-match', 'if-none-match'],
  exposeHeaders: ['etag', 'retry-after'],
});

/** Origins of the pages of the packaged apps. @source Capacitor, server.androidScheme and server.iosScheme */
export const NATIVE_ORIGINS = ['https://localhost', 'capacitor://localhost'];

const nativeCors = sharing({
  origin: NATIVE_ORIGINS,
  credentials: true,
  allowMethods: ['GET', 'HEAD', 'POST', 'DELETE'],
  allowHeaders: ['content-type'],
  exposeHeaders: ['retry-after'],
});

/** Lets the packaged apps use the records of their device with its cookie; other sites get no header of it. */
export const usableByNativeApps: MiddlewareHandler = (c, next) =>
  NATIVE_ORIGINS.includes(c.req.header('origin') ?? '') ? nativeCors(c, next) : next();
