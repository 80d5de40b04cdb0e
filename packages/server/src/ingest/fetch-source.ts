import { setTimeout as delay } from 'node:timers/promises';
import { type Fetch, FetchFailure, type Payload, UnexpectedPayload } from '../sources/source.ts';

/** Why a source failed, in words that hold nothing of what it sent or of where it stands: everybody may read them. */
export function failureWords(error: unknown): string {
  if (error instanceof FetchFailure) return [error.code, error.status].filter(Boolean).join(' ');
  return error instanceof UnexpectedPayload ? 'unexpected-payload' : 'internal';
}

/** What a server said about the version of a body, to be sent back the next time. */
export interface Validator {
  readonly etag?: string;
  readonly lastModified?: string;
}

/** Versions remembered; one refresh asks at most some hundred addresses. */
const MAX_VALIDATORS = 200;

/** Remembers versions. Dated addresses are asked for a few times and never again, so the oldest are let go. */
export function keepValidators(kept: Map<string, Validator>, seen: ReadonlyMap<string, Validator>): void {
  for (const [url, validator] of seen) {
    kept.delete(url);
    kept.set(url, validator);
  }
  for (const url of kept.keys()) {
    if (kept.size <= MAX_VALIDATORS) break;
    kept.delete(url);
  }
}

export interface FetchOptions {
  /** Scheme and host asked instead of the upstream's own; paths and queries stay. */
  readonly mirror?: string | undefined;
  /** Ends everything under way for the source. */
  readonly signal: AbortSignal;
  /** Versions of bodies that were taken in before, by address. */
  readonly validators: ReadonlyMap<string, Validator>;
  /** Largest body read, in bytes after decompression; by its kind unless said. */
  readonly maxBytes?: number | undefined;
  /** Attempts after the first. */
  readonly retries?: number;
  /** Pauses; a test gives its own. */
  readonly sleep?: ((ms: number, signal: AbortSignal) => Promise<void>) | undefined;
  /** Proves to a source that we may ask it: sent as a bearer's, or in a header of the source's own. */
  readonly token?: string | undefined;
  readonly tokenHeader?: string | undefined;
  /** Where the operator is reached: `mailto:` or `https:`. */
  readonly contact?: string | undefined;
  /** Number from 0 to 1; spreads the retries of many servers. */
  readonly random?: () => number;
}

/**
 * Several times the longest body of each kind. At Frankfurter 84 institutions have 24 codes each on the mean of the recorded ones, at 70
 * bytes: 140 kB of JSON; with every code at each they would be 0.97 MB. The ECB's 90 days are 70 kB of XML. Parsing 3 MB made for
 * the purpose held the event loop for up to 4.8 s, bodies of these lengths for less than 0.2 s.
 */
const MAX_BYTES = { json: 1_000_000, other: 300_000 };
const mostBytes = (accept: string): number => MAX_BYTES[accept.includes('json') ? 'json' : 'other'];
const MAX_REDIRECTS = 5;
/** What an upstream says is cut in our log. */
const MAX_DETAIL = 200;
const FIRST_PAUSE_MS = 400;
/** Two central banks refuse clients without a name; with a contact, any of them can reach the operator. */
const userAgent = (contact?: string): string => (contact ? `Equivale/1.0 (+${contact})` : 'Equivale/1.0');

async function readBounded(response: Response, url: string, maxBytes: number): Promise<string> {
  const declared = Number(response.headers.get('content-length') ?? 0);
  if (declared > maxBytes) throw new FetchFailure('too-large', url, `${declared} bytes announced`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop by an error cancels the stream, so no more than this is ever held.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new FetchFailure('too-large', url, `more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Where a redirect leads: to the same host, or nowhere. What an upstream names is asked from inside of our network, where
 * other hosts than its own trust us.
 */
function redirectTarget(response: Response, url: string): string | undefined {
  const location = response.headers.get('location');
  if (response.status < 300 || response.status > 308 || response.status === 304 || location === null)
    return undefined;
  const from = new URL(url);
  const target = URL.parse(location, url);
  if (target?.host !== from.host || !['http:', 'https:'].includes(target.protocol))
    throw new FetchFailure('foreign-redirect', url, location.slice(0, MAX_DETAIL));
  if (from.protocol === 'https:' && target.protocol !== 'https:')
    throw new FetchFailure('insecure-redirect', url, target.href.slice(0, MAX_DETAIL));
  return target.href;
}

/** One request with its redirects; undefined for "not modified". */
async function attempt(
  url: string,
  headers: Record<string, string>,
  { signal, maxBytes = mostBytes(headers.accept ?? '') }: FetchOptions,
  post?: string,
): Promise<{ body: string; validator: Validator } | undefined> {
  let target = url;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const call = post === undefined ? {} : { method: 'POST', body: post };
    const response = await fetch(target, { headers, signal, redirect: 'manual', ...call });
    if (response.status === 304) return undefined;
    const next = redirectTarget(response, target);
    if (next !== undefined) {
      await response.body?.cancel();
      target = next;
      continue;
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw new FetchFailure('http-status', target, '', response.status);
    }
    const etag = response.headers.get('etag');
    const lastModified = response.headers.get('last-modified');
    const validator = { ...(etag && { etag }), ...(lastModified && { lastModified }) };
    return { body: await readBounded(response, target, maxBytes), validator };
  }
  throw new FetchFailure('too-many-redirects', url);
}

function asFailure(error: unknown, url: string, signal: AbortSignal): FetchFailure {
  if (error instanceof FetchFailure) return error;
  if (signal.aborted) return new FetchFailure('timeout', url);
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  return new FetchFailure('network', url, cause);
}

const mayPass = ({ code, status = 0 }: FetchFailure): boolean =>
  code === 'network' || status === 429 || status >= 500;

/**
 * A fetch that is polite and bounded: it says who it is, sends back what the server said about versions, follows up to five
 * redirects but only on the same host and never from https to http, stops at the size limit, and repeats after network errors, 429 and 5xx with growing,
 * spread pauses until the signal ends it. Everything else throws a {@link FetchFailure}.
 */
export function createSourceFetch(options: FetchOptions) {
  const { mirror, signal, validators, retries = 2, random = Math.random } = options;
  const sleep = options.sleep ?? ((ms, ending) => delay(ms, undefined, { signal: ending }));
  /** Versions of the bodies: to be kept once these have been taken in, since earlier a refused body would turn into "nothing new". */
  const seen = new Map<string, Validator>();

  const once = async (
    url: string,
    headers: Record<string, string>,
    post?: string,
  ): Promise<Payload | undefined> => {
    const found = await attempt(url, headers, options, post);
    if (found === undefined) return undefined;
    // one address answers many calls: no version of it is that of another
    if (post === undefined) seen.set(url, found.validator);
    return { url, body: found.body };
  };

  const { token, tokenHeader } = options;
  const proof = token && (tokenHeader ? { [tokenHeader]: token } : { authorization: `Bearer ${token}` });

  const fetch: Fetch = async (address, accept = 'application/json', post) => {
    const original = new URL(address);
    const url = mirror ? new URL(original.pathname + original.search, mirror).href : original.href;
    const known = validators.get(url);
    const headers = {
      'user-agent': userAgent(options.contact),
      accept: `${accept}, */*;q=0.1`,
      ...proof,
      ...(post !== undefined && { 'content-type': 'text/xml; charset=utf-8' }),
      ...(known?.etag && { 'if-none-match': known.etag }),
      ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
    };
    for (let tries = 0; ; tries++) {
      try {
        return await once(url, headers, post);
      } catch (error) {
        const failure = asFailure(error, url, signal);
        if (tries >= retries || !mayPass(failure)) throw failure;
        const pause = FIRST_PAUSE_MS * 2 ** tries * (0.5 + random());
        await sleep(pause, signal).catch(() => {
          throw new FetchFailure('timeout', url);
        });
      }
    }
  };
  return { fetch, seen };
}
