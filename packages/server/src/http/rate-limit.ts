import type { RateLimiterMemory } from 'rate-limiter-flexible';
import { clientAddress } from './client-address.ts';
import { problemResponse } from './problem.ts';
import type { RequestView } from './request-view.ts';

interface Options {
  /** Requests of one client per minute; a write counts as {@link WRITE_COST} of them, a long history as more. */
  readonly perMinute: number;
  readonly trustedProxies: number;
}

/**
 * Counts a request, or more work for the same one, against its client.
 * @param cost in requests
 * @returns the refusal of a client that asks too much; undefined for any other
 */
export type RateLimit = (request: RequestView, cost: number) => Promise<Response | undefined>;

export const READ_COST = 1;
export const WRITE_COST = 5;
const MINUTE_S = 60;

/**
 * Holds back a client that asks too much. What is answered ready never comes here, nor does this machine itself; each process
 * counts for itself, in memory.
 */
export function createRateLimit({ perMinute, trustedProxies }: Options): RateLimit {
  let limiter: RateLimiterMemory | undefined;
  return async (request, cost) => {
    const client = clientAddress(request, trustedProxies);
    if (client === undefined) return undefined;
    const { RateLimiterMemory, RateLimiterRes } = await import('rate-limiter-flexible');
    limiter ??= new RateLimiterMemory({ points: perMinute, duration: MINUTE_S });
    try {
      await limiter.consume(client, cost);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      return problemResponse('too-many-requests', {
        detail: `More than ${perMinute} requests in a minute; try again in ${seconds} s`,
        headers: { 'retry-after': String(seconds) },
      });
    }
    return undefined;
  };
}
