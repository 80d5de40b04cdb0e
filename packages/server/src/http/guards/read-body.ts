import { IncomingMessage } from 'node:http';
import { OPAQUE_BYTES, type Parsed } from '@equivale/contract';
import type { RequestView } from '../request-view.ts';
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
    incoming.on('end', () => resolve(Buffer.concat(chunks)));
    // A client that went away before its request was whole reads no response.
    incoming.on('error', () => resolve(Buffer.alloc(0)));
  });
}

async function webBytes(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer | undefined> {
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
const hasBody = ({ header }: RequestView): boolean =>
  header('content-length') !== undefined || header('transfer-encoding') !== undefined;

/** The body, or undefined when it is too long; what comes after is dropped. */
async function boundedBytes({ header, body }: RequestView, maxBytes: number): Promise<Buffer | undefined> {
  if (Number(header('content-length') ?? 0) > maxBytes) return undefined;
  if (body instanceof IncomingMessage) return nodeBytes(body, maxBytes);
  return body === null ? Buffer.alloc(0) : webBytes(body, maxBytes);
}

const tooLarge = (maxBytes: number) =>
  problemResponse('body-too-large', { detail: `A body has at most ${maxBytes} bytes` });

/** What is wrong with a request before a byte of its body is read, if anything is. */
function refuseBody(
  request: RequestView,
  isExpected: (contentType: string) => boolean,
  expected: string,
): Response | undefined {
  // Of a request that says nothing of a body Node gives no stream to wait for.
  if (request.body instanceof IncomingMessage && !hasBody(request))
    return problemResponse('malformed-body', { detail: 'The request has no body' });
  if (isExpected(request.header('content-type') ?? '')) return undefined;
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
  request: RequestView,
  parse: (input: unknown) => Parsed<T>,
  most = MAX_JSON_BYTES,
): Promise<{ value: T } | Response> {
  const refused = refuseBody(request, isJson, 'application/json in UTF-8');
  if (refused !== undefined) return refused;
  const bytes = await boundedBytes(request, most);
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
export async function readBytes(request: RequestView, maxBytes: number): Promise<Buffer | Response> {
  const refused = refuseBody(request, (type) => type === OPAQUE_BYTES, OPAQUE_BYTES);
  if (refused !== undefined) return refused;
  const bytes = await boundedBytes(request, maxBytes);
  if (bytes === undefined) return tooLarge(maxBytes);
  return bytes.length > 0 ? bytes : problemResponse('malformed-body', { detail: 'The body is empty' });
}
