import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncodings, type Encoding } from './encoding.ts';

type HeaderMap = Readonly<Record<string, string>>;
/** Names and values by turns: node writes them out with less work than a map's. */
type HeaderList = string[];

/** A finished response in one coding. */
interface Variant {
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

/** Codes a body off the event loop. @param effort brotli quality 0-11; gzip follows it up to its own 9 */
export async function compressed(body: Buffer, effort: number): Promise<Bodies> {
  if (body.length < WORTH_CODING_BYTES) return { identity: body };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const level = Math.min(effort + 1, 9);
  const [br, gz] = await Promise.all([brotli(body, { params }), gzipped(body, { level })]);
  return { identity: body, br, gzip: gz };
}

/** Memory of a variant beside its body and the text of its headers, as measured on Node 24. */
const VARIANT_BYTES = 640;

const bytesOf = ({ body, headers }: Variant): number =>
  body.length + headers.reduce((sum, text) => sum + text.length, VARIANT_BYTES);

/** Bytes in memory of their own: zlib gives a part of 16 kB, so that a thousand bodies of 150 bytes took 16 MB. */
function ownBytes(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/**
 * Makes a ready response.
 * @param bodies the same content in one or more codings
 * @param headers lower-case names; `vary` without the coding
 */
export function readyResponse(bodies: Bodies, headers: HeaderMap): ReadyResponse {
  const tag = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22);
  const { 'content-type': type = 'application/octet-stream', vary, ...rest } = headers;
  const varies = vary === undefined ? 'accept-encoding' : `accept-encoding, ${vary}`;
  const variant = (encoding: Encoding, body: Buffer): Variant => {
    const etag = encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
    const notModified = Object.entries({ ...rest, vary: varies, etag }).flat();
    const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
    const list = ['content-type', type, 'content-length', String(body.length), ...coding, ...notModified];
    return { body: ownBytes(body), etag, headers: list, notModified };
  };
  const { identity, br, gzip: gz } = bodies;
  const variants = {
    identity: variant('identity', identity),
    ...(br && { br: variant('br', br) }),
    ...(gz && { gzip: variant('gzip', gz) }),
  };
  return { variants, bytes: Object.values(variants).reduce((sum, entry) => sum + bytesOf(entry), 0) };
}

/** The variant that a request is sent, and whether the client has it already. @source RFC 9110, section 13.1.2 */
function choose(ready: ReadyResponse, accepted: string | undefined, known: string | undefined) {
  const encoding = acceptedEncodings(accepted).find((one) => ready.variants[one] !== undefined);
  const chosen = ready.variants[encoding ?? 'identity'] ?? ready.variants.identity;
  const isKnown =
    known !== undefined &&
    (known === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === chosen.etag));
  return { chosen, isKnown };
}

/** Sends it to a GET or HEAD on Node's own objects. */
export function sendReady(ready: ReadyResponse, request: IncomingMessage, response: ServerResponse): void {
  const { headers, method } = request;
  // One value, since Node joins several of this name.
  const accepted = headers['accept-encoding'] as string | undefined;
  const { chosen, isKnown } = choose(ready, accepted, headers['if-none-match']);
  if (isKnown) response.writeHead(304, chosen.notModified).end();
  else if (method === 'HEAD') response.writeHead(200, chosen.headers).end();
  else response.writeHead(200, chosen.headers).end(chosen.body);
}

/** Names and values of a list in pairs. */
const pairsOf = (list: HeaderList): [string, string][] =>
  Array.from({ length: list.length / 2 }, (_, at) => [list[2 * at] ?? '', list[2 * at + 1] ?? '']);

/** The same response as a fetch `Response`; a HEAD's body is dropped by the caller. */
export function readyAsFetch(ready: ReadyResponse, headers: Headers): Response {
  const [accepted, known] = ['accept-encoding', 'if-none-match'].map(
    (name) => headers.get(name) ?? undefined,
  );
  const { chosen, isKnown } = choose(ready, accepted, known);
  return isKnown
    ? new Response(null, { status: 304, headers: pairsOf(chosen.notModified) })
    : new Response(new Uint8Array(chosen.body), { headers: pairsOf(chosen.headers) });
}
