import { IncomingMessage } from 'node:http';
import { OPAQUE_BYTES, type Parsed } from '@equivale/contract';
import type { Context } from 'hono';
import { problemResponse } from '../responses/problem.ts';

/** More than ten times the longest record a device can send. */
const MAX_JSON_BYTES = 4096;

/** Node's own stream, by its events: web streams and async iteration would cost as much as all the rest of a write. */
function nodeBytes(incoming: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else resolve(undefined);
    });
    // Nearly every body comes whole: copying it would double what is to be collected.
    incoming.on('end', () => resolve(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)));
    // A client that went away before its request was whole reads no response.
    incoming.on('error', () => resolve(Buffer.alloc(0)));
  });
}

async function webBytes(body: AsyncIterable<Uint8Array> | [], maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @source RFC 9112, section 6.3 */
const hasBody = ({ req }: Context): boolean =>
  req.header('content-length') !== undefined || req.header('transfer-encoding') !== undefined;

/** Node's own request, where one came over the network. */
const incomingOf = ({ env }: Context): IncomingMessage | undefined =>
  env?.incoming instanceof IncomingMessage ? env.incoming : undefined;

/** The body, or undefined when it is too long; what comes after is dropped. */
async function boundedBytes(c: Context, maxBytes: number): Promise<Buffer | undefined> {
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) return undefined;
  const incoming = incomingOf(c);
  return incoming ? nodeBytes(incoming, maxBytes) : webBytes(c.req.raw.body ?? [], maxBytes);
}

const tooLarge = (maxBytes: number) =>
  problemResponse('body-too-large', { detail: `A body has at most ${maxBytes} bytes` });

/** What is wrong with a request before a byte of its body is read, if anything is. */
function refuseBody(
  c: Context,
  isExpected: (contentType: string) => boolean,
  expected: string,
): Response | undefined {
  // Of a request that says nothing of a body Node gives no stream to wait for.
  if (incomingOf(c) && !hasBody(c))
    return problemResponse('malformed-body', { detail: 'The request has no body' });
  if (isExpected(c.req.header('content-type') ?? '')) return undefined;
  return problemResponse('unsupported-media-type', { detail: `Send the body as ${expected}` });
}

/** Whether the content type is JSON in UTF-8. @source RFC 8259, section 8.1 */
function isJson(contentType: string): boolean {
  const [type, ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  return type === 'application/json' && (charset === undefined || /^charset="?utf-8"?$/.test(charset));
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    return undefined;
  }
}

/**
 * Reads a JSON body.
 * @param parse the contract's reader
 * @param most bytes that a body may have
 * @returns the value, or the refusal: 415 for another type, 413 for too much, 400 for what is not JSON or not by the contract
 */
export async function readBody<T>(
  c: Context,
  parse: (input: unknown) => Parsed<T>,
  most = MAX_JSON_BYTES,
): Promise<{ value: T } | Response> {
  const refused = refuseBody(c, isJson, 'application/json in UTF-8');
  if (refused !== undefined) return refused;
  const bytes = await boundedBytes(c, most);
  if (bytes === undefined) return tooLarge(most);
  const input = parseJson(bytes);
  if (input === undefined) return problemResponse('malformed-body', { detail: 'The body is not JSON' });
  const parsed = parse(input);
  if (parsed.ok) return { value: parsed.value };
  const field = parsed.field || 'body';
  return problemResponse('invalid-field', { detail: `${field}: ${parsed.reason}`, field });
}

/**
 * Reads a body of bytes that mean nothing to us.
 * @returns the bytes, or the refusal: 415 for another type, 413 for too much, 400 for none at all
 */
export async function readBytes(c: Context, maxBytes: number): Promise<Buffer | Response> {
  const refused = refuseBody(c, (type) => type === OPAQUE_BYTES, OPAQUE_BYTES);
  if (refused !== undefined) return refused;
  const bytes = await boundedBytes(c, maxBytes);
  if (bytes === undefined) return tooLarge(maxBytes);
  return bytes.length > 0 ? bytes : problemResponse('malformed-body', { detail: 'The body is empty' });
}
