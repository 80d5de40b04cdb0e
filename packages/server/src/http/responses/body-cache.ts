import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Encoding } from './encoding.ts';

/** A body as it is made, with the headers that describe it, in lower case. */
export interface Made {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** A finished response in one coding. Headers are names and values by turns: Node writes them with less work than a map's. */
interface Variant {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: string[];
  /** The same without what describes a body: for 304. */
  readonly notModified: string[];
}

/** A finished response of status 200 in every coding, so that serving it costs no work. */
export type ReadyResponse = Readonly<Partial<Record<Encoding, Variant>>> & { readonly identity: Variant };
export type BodyCache = ReturnType<typeof createBodyCache>;

/** Memory of a variant beside its body: 640 as measured on Node 24, and the text of its headers. */
const VARIANT_BYTES = 1024;
/** Below this a coded body is hardly smaller than its own headers. */
const WORTH_CODING_BYTES = 512;
/** Brotli quality of a response that is made once for each change of the data: a quarter smaller than at 5, for 50 to 250 ms of a thread. */
const BEST = 11;
/** The same for 2 to 4 ms: where nobody may ask again, or others wait. */
export const QUICK = 5;
const MANY_WAIT = 4;

/** The pool of four threads that codes bodies also reads files: neither may wait for the other. */
const making = pLimit(2);
/** Does work for one request alone, after the work of others. */
export const oneByOne = pLimit(1);
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function finished({ body, headers }: Made, effort: number): Promise<ReadyResponse> {
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const { 'content-type': type = 'application/json', ...rest } = headers;
  const variant = (coded: Buffer, encoding?: Encoding): Variant => {
    const etag = encoding ? `"${tag}-${encoding}"` : `"${tag}"`;
    const notModified = Object.entries({ ...rest, vary: 'accept-encoding', etag }).flat();
    const coding = encoding ? ['content-encoding', encoding] : [];
    const list = ['content-type', type, 'content-length', String(coded.length), ...coding, ...notModified];
    // Bytes in memory of their own: zlib gives a part of 16 kB, so that a thousand bodies of 150 bytes took 16 MB.
    return { body: Buffer.from(new Uint8Array(coded).buffer), etag, headers: list, notModified };
  };
  if (body.length < WORTH_CODING_BYTES) return { identity: variant(body) };
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }),
    gzipped(body, { level: Math.min(effort + 1, 9) }),
  ]);
  return { identity: variant(body), br: variant(br, 'br'), gzip: variant(gz, 'gzip') };
}

/** Finished responses by request target, the least recently used dropped first. @param best quality of brotli where nobody waits */
export function createBodyCache(maxBytes = 64 * 1024 * 1024, best = BEST) {
  const cache = new LRUCache<string, ReadyResponse>({
    maxSize: maxBytes,
    sizeCalculation: (ready, target) =>
      Object.values(ready).reduce((sum, { body }) => sum + VARIANT_BYTES + body.length, target.length),
  });
  const inFlight = new Map<string, Promise<ReadyResponse>>();
  /** Those made since the data changed last. */
  let current = new WeakSet<ReadyResponse>();

  function get(target: string): ReadyResponse | undefined {
    const ready = cache.get(target);
    return ready && current.has(ready) ? ready : undefined;
  }

  return {
    get,
    /**
     * The response of a target; where there is none, it is made, once for all who ask meanwhile. It is cached unless the data have
     * changed since, or it failed. @param isRare one of very many targets: made after the work of others, and not cached
     */
    async ready(target: string, make: () => Promise<Made>, isRare = false): Promise<ReadyResponse> {
      const found = get(target) ?? inFlight.get(target);
      if (found !== undefined) return found;
      const since = current;
      const shared: Promise<ReadyResponse> = (isRare ? oneByOne : making)(async () => {
        const [made, before] = [await make(), cache.get(target)];
        if (before?.identity.body.equals(made.body)) return before;
        return finished(made, isRare || making.pendingCount >= MANY_WAIT ? QUICK : best);
      }).finally(() => inFlight.get(target) === shared && inFlight.delete(target));
      inFlight.set(target, shared);
      const ready = await shared;
      since.add(ready);
      if (!isRare && since === current) cache.set(target, ready);
      return ready;
    },
    /** The data may have changed: no response made from them is given out before it has been made again. */
    dataChanged() {
      current = new WeakSet();
      inFlight.clear();
    },
  };
}
