import { PAIRING_MS } from '@equivale/contract';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { RateLimiterMemory } from 'rate-limiter-flexible';
import { problemResponse } from '../responses/problem.ts';
import { clientAddress, isUnknownProxy, widerNetwork } from './client-address.ts';

interface Options {
  /** Requests of one client per minute; a write counts as {@link WRITE_COST} of them, a long history as more. */
  readonly perMinute: number;
  readonly trustedProxies: number;
}

/**
 * Counts a request, or more work for the same one, against its client.
 * @param cost in requests
 * @param group of devices that share a state which is there: counted by itself, since a carrier's many clients have one address
 * @returns the refusal of a client that asks too much; undefined for any other
 */
export type RateLimit = (c: Context, cost: number, group?: string) => Promise<Response | undefined>;

export const READ_COST = 1;
export const WRITE_COST = 5;

const MINUTE_S = 60;
const DAY_S = 86_400;

/** Of what is limited, so many in so many seconds; `words` tells the client. */
interface Allowance {
  readonly points: number;
  readonly duration: number;
  readonly words: string;
}

/** What all clients of a wider network may do together: so many times as much as one. */
const WIDER = 4;

function tooMany({ points, words }: Allowance, msBeforeNext: number): Response {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return problemResponse('too-many-requests', {
    detail: `More than ${points} ${words}; try again in ${seconds} s`,
    headers: { 'retry-after': String(seconds) },
  });
}

/** Counts in the memory of this process; a client that is undefined, this machine itself, has no limit. */
function createCounter(allowance: Allowance) {
  const { points, duration } = allowance;
  let limiters: { readonly own: RateLimiterMemory; readonly wider: RateLimiterMemory } | undefined;
  return async (client: string | undefined, cost: number): Promise<Response | undefined> => {
    if (client === undefined) return undefined;
    const { RateLimiterMemory, RateLimiterRes } = await import('rate-limiter-flexible');
    limiters ??= {
      own: new RateLimiterMemory({ points, duration }),
      wider: new RateLimiterMemory({ points: points * WIDER, duration }),
    };
    const wider = widerNetwork(client);
    try {
      await limiters.own.consume(client, cost);
      if (wider !== undefined) await limiters.wider.consume(wider, cost);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return tooMany(allowance, refusal.msBeforeNext);
    }
    return undefined;
  };
}

/**
 * Holds back a client that asks too much. Ready responses never come here, nor does this machine itself; each process
 * counts for itself, in memory.
 * @param onUnknownProxy called at each request of a proxy that the settings do not know
 */
export function createRateLimit(
  { perMinute, trustedProxies }: Options,
  onUnknownProxy: () => void = () => {},
): RateLimit {
  const count = createCounter({ points: perMinute, duration: MINUTE_S, words: 'requests in a minute' });
  return async (c, cost, group) => {
    if (isUnknownProxy(c, trustedProxies)) onUnknownProxy();
    const client = clientAddress(c, trustedProxies);
    return count(client && (group ?? client), cost);
  };
}

/** Pairings that a client may begin in the time for which one lasts: of all there is room for a hundred times as many. */
const PAIRINGS = 20;

/** Holds back a client that would take all the room that there is for pairings. */
export function createPairingLimit({ trustedProxies }: Pick<Options, 'trustedProxies'>) {
  const duration = PAIRING_MS / 1000;
  const count = createCounter({ points: PAIRINGS, duration, words: 'pairings in five minutes' });
  return (c: Context) => count(clientAddress(c, trustedProxies), 1);
}

/** Records a client may leave in a day for each request it has in a minute; of new devices one. */
const RECORDS_PER_REQUEST = 10;

/** Groups whose writes are counted; of one that is dropped the count begins anew, and it still stores no more than one state. */
const MAX_GROUPS = 20_000;

export type RecordLimit = ReturnType<typeof createRecordLimit>;

/** Holds back a client that would fill the database, however slowly: 600 requests in a minute make 6,000 records and 600 devices in a day. */
export function createRecordLimit({ perMinute, trustedProxies }: Options) {
  const allowed = { points: perMinute * RECORDS_PER_REQUEST, duration: DAY_S, words: 'records in a day' };
  const records = createCounter(allowed);
  const devices = createCounter({ points: perMinute, duration: DAY_S, words: 'new devices in a day' });
  const ofGroups = new LRUCache<string, number>({ max: MAX_GROUPS, ttl: DAY_S * 1000 });
  /**
   * Counts what is to be stored against its client.
   * @param isNewDevice whether it is the first of its device, or of the devices that share it
   * @param count how many records it counts as
   * @param group devices that replace what they share: counted by themselves, as by {@link RateLimit}
   */
  return async (c: Context, isNewDevice: boolean, count = 1, group?: string) => {
    if (group !== undefined) {
      const written = (ofGroups.get(group) ?? 0) + count;
      ofGroups.set(group, written, { noUpdateTTL: true });
      return written > allowed.points ? tooMany(allowed, ofGroups.getRemainingTTL(group)) : undefined;
    }
    const client = clientAddress(c, trustedProxies);
    const refused = isNewDevice ? await devices(client, 1) : undefined;
    return refused ?? records(client, count);
  };
}
