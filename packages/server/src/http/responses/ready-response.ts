import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncodings, type Encoding } from './encoding.ts';

type HeaderMap = Readonly<Record<string, string>>;
/** Names and values by turns: node writes them out with less work than a map's. */
type HeaderList = string[];

/** A finished response in one coding. */
export interface Variant {
  readonly body: Uint8Array;
  readonly etag: string;
  readonly headers: HeaderList;
  /** The same without what describes a body: for 304. */
  readonly notModified: HeaderList;
}

/** A finished response of status 200, cached in every coding, so that serving it costs no work. */
export interface ReadyResponse {
  readonly variants: Readonly<Partial<Record<Encoding, Variant>>> & { readonly identity: Variant };
  /** Memory it holds: bodies, headers and the objects around them. */
  readonly bytes: number;
}

/** A body in the codings there are; `identity` always. */
export type Bodies = Partial<Record<Encoding, Buffer>> & { identity: Buffer };

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this a coded body is hardly smaller than its own headers. */
const WORTH_CODING_BYTES = 512;

/**
 * Codes a body off the event loop.
 * @param effort brotli quality 0-11; gzip follows it up to its own 9
 * @param codings those to make, all unless said; a body that would hardly become smaller stays as it is
 */
export async function compressed(
  body: Buffer,
  effort: number,
  codings: readonly Encoding[] = ['br', 'gzip'],
): Promise<Bodies> {
  if (body.length < WORTH_CODING_BYTES) return { identity: body };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([
    codings.includes('br') ? brotli(body, { params }) : undefined,
    codings.includes('gzip') ? gzipped(body, { level: Math.min(effort + 1, 9) }) : undefined,
  ]);
  return { identity: body, ...(br && { br }), ...(gz && { gzip: gz }) };
}

/** Memory of a variant beside its body and the text of its headers, as measured on Node 24. */
const VARIANT_BYTES = 640;

/** Names a content, whatever its coding. */
const tagOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/**
 * @param tag of the content
 * @param common headers of the response, but for those of the coding
 * @param vary value of that header
 */
function variant(
  encoding: Encoding,
  body: Uint8Array,
  tag: string,
  common: HeaderMap,
  vary: string,
): Variant {
  const etag = encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
  const { 'content-type': type = 'application/octet-stream', ...rest } = common;
  const notModified = Object.entries({ ...rest, vary, etag }).flat();
  const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
  const headers = ['content-type', type, 'content-length', String(body.length), ...coding, ...notModified];
  return { body, etag, headers, notModified };
}

const bytesOf = ({ body, headers }: Variant): number =>
  body.length + headers.reduce((sum, text) => sum + text.length, VARIANT_BYTES);

/**
 * The same bytes in memory of their own. What zlib gives is a part of 16 kB, however little it is, and a small buffer a part of a shared one: a
 * thousand cached bodies of 150 bytes took 16 MB.
 */
function ownBytes(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/**
 * Makes a ready response.
 * @param bodies the same content in one or more codings
 * @param headers lower-case names; `content-type` and what else belongs to the response
 * @param vary request headers besides `accept-encoding` that the response depends on
 */
export function readyResponse(
  bodies: Bodies,
  headers: HeaderMap,
  vary: readonly string[] = [],
): ReadyResponse {
  const tag = tagOf(bodies.identity);
  const varies = ['accept-encoding', ...vary].join(', ');
  const make = (encoding: Encoding, body: Buffer) => variant(encoding, ownBytes(body), tag, headers, varies);
  const variants = {
    identity: make('identity', bodies.identity),
    ...(bodies.br && { br: make('br', bodies.br) }),
    ...(bodies.gzip && { gzip: make('gzip', bodies.gzip) }),
  };
  return { variants, bytes: Object.values(variants).reduce((sum, entry) => sum + bytesOf(entry), 0) };
}

/** The coding in which a client wants it most. */
export function choose(ready: ReadyResponse, acceptEncoding: string | undefined): Variant {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const found = ready.variants[encoding];
    if (found !== undefined) return found;
  }
  return ready.variants.identity;
}

/** Whether a client's `If-None-Match` names this entity tag. @source RFC 9110, section 13.1.2 */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Sends it to a GET or HEAD on Node's own objects. */
export function sendVariant(chosen: Variant, request: IncomingMessage, response: ServerResponse): void {
  if (matches(request.headers['if-none-match'], chosen.etag))
    response.writeHead(304, chosen.notModified).end();
  else {
    response.writeHead(200, chosen.headers);
    if (request.method === 'HEAD') response.end();
    else response.end(chosen.body);
  }
}

/** Names and values of a list in pairs. */
const pairsOf = (list: HeaderList): [string, string][] =>
  Array.from({ length: list.length / 2 }, (_, at) => [list[2 * at] ?? '', list[2 * at + 1] ?? '']);

/** The same response as a fetch `Response`; a HEAD's body is dropped by the caller. */
export function readyAsFetch(ready: ReadyResponse, headers: Headers): Response {
  const chosen = choose(ready, headers.get('accept-encoding') ?? undefined);
  return matches(headers.get('if-none-match') ?? undefined, chosen.etag)
    ? new Response(null, { status: 304, headers: pairsOf(chosen.notModified) })
    : new Response(new Uint8Array(chosen.body), { headers: pairsOf(chosen.headers) });
}
