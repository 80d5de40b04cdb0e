import type { MiddlewareHandler } from 'hono';
import type { RateLimiterMemory } from 'rate-limiter-flexible';
import { clientAddress } from './client-address.ts';
import { problemResponse } from './problem.ts';

interface Options {
  /** Requests of one client per minute; a write counts as {@link WRITE_COST} of them. */
  readonly perMinute: number;
  readonly trustedProxies: number;
}

const WRITE_COST = 5;
const MINUTE_S = 60;

/**
 * Holds back a client that asks too much. What is answered ready never comes here, nor does this machine itself; each process
 * counts for itself, in memory.
 */
export function limitRate({ perMinute, trustedProxies }: Options): MiddlewareHandler {
  let limiter: RateLimiterMemory | undefined;
  return async (c, next) => {
    const client = clientAddress(c, trustedProxies);
    if (client === undefined) return next();
    const { RateLimiterMemory, RateLimiterRes } = await import('rate-limiter-flexible');
    limiter ??= new RateLimiterMemory({ points: perMinute, duration: MINUTE_S });
    const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
    try {
      await limiter.consume(client, isRead ? 1 : WRITE_COST);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      return problemResponse('too-many-requests', {
        detail: `More than ${perMinute} requests in a minute; try again in ${seconds} s`,
        headers: { 'retry-after': String(seconds) },
      });
    }
    return next();
  };
}
