import type { IncomingMessage, RequestListener } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type ReadyResponse, sendReady } from './ready-response.ts';

/** Ready responses by request target, the least recently used dropped first. */
export interface HotResponses {
  get(target: string): ReadyResponse | undefined;
  /**
   * The ready response of a target; where there is none, it is made, once for all who ask meanwhile, and cached unless the
   * data have changed since. A failure is not cached: whoever asks next tries again.
   * @param make gets the response from before the last change of the data, which it may give back where it still holds
   */
  getOrMake(
    target: string,
    make: (before: ReadyResponse | undefined) => Promise<ReadyResponse>,
  ): Promise<ReadyResponse>;
  /** The same for a target that is not worth the room: it is made once for all who ask meanwhile, and not cached. */
  share(target: string, make: () => Promise<ReadyResponse>): Promise<ReadyResponse>;
  /** The data may have changed: no response made from them is given out before it has been made again. */
  dataChanged(): void;
}

interface Entry {
  readonly ready: ReadyResponse;
  /** The version of the data it was made from. */
  readonly version: number;
}

const MAX_BYTES = 64 * 1024 * 1024;

/** @param isFromData tells which targets depend on the data, and are made again when these may have changed */
export function createHotResponses(
  isFromData: (target: string) => boolean,
  maxBytes: number = MAX_BYTES,
): HotResponses {
  const cache = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ ready }, target) => ready.bytes + target.length,
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

  function get(target: string): ReadyResponse | undefined {
    const entry = cache.get(target);
    return entry !== undefined && (entry.version === version || !isFromData(target))
      ? entry.ready
      : undefined;
  }

  return {
    get,
    share,
    async getOrMake(target, make) {
      const found = get(target);
      if (found !== undefined) return found;
      const madeFrom = version;
      const ready = await share(target, () => make(cache.get(target)?.ready));
      if (madeFrom === version || !isFromData(target)) cache.set(target, { ready, version: madeFrom });
      return ready;
    },
    dataChanged() {
      version += 1;
      for (const target of [...inFlight.keys()].filter(isFromData)) inFlight.delete(target);
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
  let waiting: Parameters<typeof sendReady>[] = [];
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

interface Options {
  /** Called for each response sent here. */
  readonly served: () => void;
  /** Whether a request may get what is ready as it stands. */
  readonly mayServe: (request: IncomingMessage) => boolean;
}

/** Responds with what is ready; everything else goes to `next`. */
export function withHotResponses(
  hot: HotResponses,
  { served, mayServe }: Options,
  next: RequestListener,
): RequestListener {
  const send = createSender();
  return (request, response) => {
    const { method, url = '' } = request;
    const ready = method === 'GET' || method === 'HEAD' ? hot.get(url) : undefined;
    if (ready === undefined || !mayServe(request)) next(request, response);
    else {
      served();
      send(ready, request, response);
    }
  };
}
