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

const MAX_BYTES = 64 * 1024 * 1024;
/** Memory of a variant beside its body and the text of its headers, as measured on Node 24. */
const VARIANT_BYTES = 640;
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

/** Bytes in memory of their own: zlib gives a part of 16 kB, so that a thousand bodies of 150 bytes took 16 MB. */
function ownBytes(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

async function finished({ body, headers }: Made, effort: number): Promise<ReadyResponse> {
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const { 'content-type': type = 'application/json', ...rest } = headers;
  const variant = (encoding: Encoding, coded: Buffer): Variant => {
    const etag = encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
    const notModified = Object.entries({ ...rest, vary: 'accept-encoding', etag }).flat();
    const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
    const list = ['content-type', type, 'content-length', String(coded.length), ...coding, ...notModified];
    return { body: ownBytes(coded), etag, headers: list, notModified };
  };
  const identity = variant('identity', body);
  if (body.length < WORTH_CODING_BYTES) return { identity };
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: effort, [BROTLI_PARAM_SIZE_HINT]: body.length };
  const coded = [brotli(body, { params }), gzipped(body, { level: Math.min(effort + 1, 9) })];
  const [br, gz] = (await Promise.all(coded)) as [Buffer, Buffer];
  return { identity, br: variant('br', br), gzip: variant('gzip', gz) };
}

const bytesOf = (ready: ReadyResponse): number =>
  Object.values(ready)
    .flatMap(({ body, headers }) => [VARIANT_BYTES + body.length, ...headers.map((text) => text.length)])
    .reduce((sum, bytes) => sum + bytes, 0);

/**
 * Finished responses by request target, the least recently used dropped first.
 * @param best quality of brotli where nobody waits
 */
export function createBodyCache(maxBytes: number = MAX_BYTES, best: number = BEST) {
  const cache = new LRUCache<string, { readonly ready: ReadyResponse; readonly version: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ ready }, target) => bytesOf(ready) + target.length,
  });
  const inFlight = new Map<string, Promise<ReadyResponse>>();
  /** Counts the changes of the data. */
  let version = 0;

  function share(target: string, make: () => Promise<ReadyResponse>): Promise<ReadyResponse> {
    const shared =
      inFlight.get(target) ??
      make().finally(() => {
        if (inFlight.get(target) === shared) inFlight.delete(target);
      });
    inFlight.set(target, shared);
    return shared;
  }

  function get(target: string): ReadyResponse | undefined {
    const entry = cache.get(target);
    return entry?.version === version ? entry.ready : undefined;
  }

  return {
    get,
    /**
     * The response of a target; where there is none, it is made, once for all who ask meanwhile. It is cached unless the data have
     * changed since, or it failed. @param isRare one of very many targets: made after the work of others, and not cached
     */
    async ready(target: string, make: () => Promise<Made>, isRare = false): Promise<ReadyResponse> {
      if (isRare) return share(target, () => oneByOne(async () => finished(await make(), QUICK)));
      const found = get(target);
      if (found !== undefined) return found;
      const madeFrom = version;
      const ready = await share(target, () =>
        making(async () => {
          const made = await make();
          const before = cache.get(target)?.ready;
          if (before?.identity.body.equals(made.body)) return before;
          return finished(made, making.pendingCount < MANY_WAIT ? best : QUICK);
        }),
      );
      if (madeFrom === version) cache.set(target, { ready, version });
      return ready;
    },
    /** The data may have changed: no response made from them is given out before it has been made again. */
    dataChanged() {
      version += 1;
      inFlight.clear();
    },
  };
}
