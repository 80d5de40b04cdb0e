import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type ReadyResponse, sendReady } from './ready-response.ts';

/** Ready answers by request target, the least recently used dropped first. */
export interface HotResponses {
  /** Counts the data changes so far; read it before the data an answer is made from. */
  readonly version: number;
  get(target: string): ReadyResponse | undefined;
  /** Keeps an answer, unless the data have changed since `version`. */
  put(target: string, ready: ReadyResponse, version: number): void;
  /** The data have changed: forgets the answers made from them. */
  dataChanged(): void;
}

const MAX_BYTES = 64 * 1024 * 1024;

/** @param isFromData tells which targets depend on the data and are forgotten when they change */
export function createHotResponses(
  isFromData: (target: string) => boolean,
  maxBytes: number = MAX_BYTES,
): HotResponses {
  const kept = new Map<string, ReadyResponse>();
  let bytes = 0;
  let version = 0;
  /** RequestView for last, hence in its place already: the hottest address costs no reordering. */
  let latest: string | undefined;

  function drop(target: string): void {
    bytes -= kept.get(target)?.bytes ?? 0;
    kept.delete(target);
  }

  return {
    get version() {
      return version;
    },
    get(target) {
      const ready = kept.get(target);
      if (ready !== undefined && target !== latest) {
        latest = target;
        kept.delete(target);
        kept.set(target, ready);
      }
      return ready;
    },
    put(target, ready, madeFrom) {
      if (madeFrom !== version || ready.bytes > maxBytes) return;
      drop(target);
      kept.set(target, ready);
      latest = target;
      bytes += ready.bytes;
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
    dataChanged() {
      version += 1;
      for (const target of [...kept.keys()]) if (isFromData(target)) drop(target);
    },
  };
}

/** So many answers are written at once at most: their readers have begun while the next are prepared. */
const MAX_TOGETHER = 16;

/**
 * Sends ready answers, those of one turn of the event loop together. Written one by one, each write wakes a client that has
 * gone to sleep since the last, which takes longer than all the rest (decision 32).
 */
function createSender(): typeof sendReady {
  let waiting: [ReadyResponse, IncomingMessage, ServerResponse][] = [];
  const flush = () => {
    const together = waiting;
    waiting = [];
    for (const answer of together) sendReady(...answer);
  };
  return (...answer) => {
    const count = waiting.push(answer);
    if (count === 1) setImmediate(flush);
    else if (count === MAX_TOGETHER) flush();
  };
}

/**
 * Answers what is ready; everything else goes to `next`, and so does who may want another form than the usual one.
 * @param served called for each answer given here
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
