import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type ReadyResponse, sendReady } from './ready-response.ts';

/** Ready responses by request target, the least recently used dropped first. */
export interface HotResponses {
  get(target: string): ReadyResponse | undefined;
  /**
   * The ready response of a target; where there is none, it is made, once for all who ask meanwhile, and cached unless the
   * data have changed since. A failure is not cached: whoever asks next tries again.
   */
  getOrMake(target: string, make: () => Promise<ReadyResponse>): Promise<ReadyResponse>;
  /** The same for a target that is not worth the room: it is made once for all who ask meanwhile, and not cached. */
  share(target: string, make: () => Promise<ReadyResponse>): Promise<ReadyResponse>;
  /** The data have changed: forgets the responses made from them. */
  dataChanged(): void;
}

const MAX_BYTES = 64 * 1024 * 1024;

/** @param isFromData tells which targets depend on the data and are forgotten when they change */
export function createHotResponses(
  isFromData: (target: string) => boolean,
  maxBytes: number = MAX_BYTES,
): HotResponses {
  const cache = new LRUCache<string, ReadyResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, target) => bytes + target.length,
  });
  const inFlight = new Map<string, Promise<ReadyResponse>>();
  /** Counts the changes of the data. */
  let version = 0;

  function share(target: string, make: () => Promise<ReadyResponse>): Promise<ReadyResponse> {
    const making =
      inFlight.get(target) ??
      make().finally(() => {
        if (inFlight.get(target) === making) inFlight.delete(target);
      });
    inFlight.set(target, making);
    return making;
  }

  return {
    get: (target) => cache.get(target),
    share,
    async getOrMake(target, make) {
      const found = cache.get(target);
      if (found !== undefined) return found;
      const madeFrom = version;
      const ready = await share(target, make);
      if (madeFrom === version || !isFromData(target)) cache.set(target, ready);
      return ready;
    },
    dataChanged() {
      version += 1;
      for (const target of [...cache.keys(), ...inFlight.keys()].filter(isFromData)) {
        cache.delete(target);
        inFlight.delete(target);
      }
    },
  };
}

/** So many responses are written at once at most: their readers have begun while the next are prepared. */
const MAX_TOGETHER = 16;

/**
 * Sends ready responses, those of one turn of the event loop together. Written one by one, each write wakes a client that has
 * gone to sleep since the last, which takes longer than all the rest (decision 15).
 */
function createSender(): typeof sendReady {
  let waiting: [ReadyResponse, IncomingMessage, ServerResponse][] = [];
  const flush = () => {
    const together = waiting;
    waiting = [];
    for (const response of together) sendReady(...response);
  };
  return (...response) => {
    const count = waiting.push(response);
    if (count === 1) setImmediate(flush);
    else if (count === MAX_TOGETHER) flush();
  };
}

/**
 * Responds with what is ready; everything else goes to `next`, and so does who may want another form than the usual one.
 * @param served called for each response sent here
 */
export function withHotResponses(
  hot: HotResponses,
  served: () => void,
  next: RequestListener,
): RequestListener {
  const send = createSender();
  return (request, response) => {
    const { method, url = '', headers } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    const ready = isRead && !headers.accept?.includes('csv') ? hot.get(url) : undefined;
    if (ready === undefined) next(request, response);
    else {
      served();
      send(ready, request, response);
    }
  };
}
