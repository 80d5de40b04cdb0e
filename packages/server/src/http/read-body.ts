import { IncomingMessage } from 'node:http';
import type { Parsed } from '@equivale/contract';
import { problemResponse } from './problem.ts';
import type { RequestView } from './request-view.ts';

/** More than ten times the longest record a device can send. */
const MAX_BYTES = 4096;

/** Node's own stream, by its events: web streams and async iteration would cost as much as all the rest of a write. */
function nodeText(incoming: IncomingMessage): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BYTES) chunks.push(chunk);
      else resolve(undefined);
    });
    incoming.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    incoming.on('error', reject);
  });
}

async function webText(body: AsyncIterable<Uint8Array>): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** @source RFC 9112, section 6.3 */
const hasBody = ({ header }: RequestView): boolean =>
  header('content-length') !== undefined || header('transfer-encoding') !== undefined;

/** The body's text, or undefined when it is too long; what comes after is not kept. */
async function boundedText({ header, body }: RequestView): Promise<string | undefined> {
  if (Number(header('content-length') ?? 0) > MAX_BYTES) return undefined;
  if (body instanceof IncomingMessage) return nodeText(body);
  return body === null ? '' : webText(body);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a JSON body.
 * @param parse the contract's reader
 * @returns the value, or the refusal: 415 for another type, 413 for too much, 400 for what is not JSON or not by the contract
 */
export async function readBody<T>(
  request: RequestView,
  parse: (input: unknown) => Parsed<T>,
): Promise<{ value: T } | Response> {
  // Of a request that says nothing of a body Node gives no stream to wait for.
  if (request.body instanceof IncomingMessage && !hasBody(request))
    return problemResponse('malformed-body', { detail: 'The request has no body' });
  if (!/^application\/json\s*(;|$)/i.test(request.header('content-type') ?? ''))
    return problemResponse('unsupported-media-type', { detail: 'Send the body as application/json' });
  const text = await boundedText(request);
  if (text === undefined)
    return problemResponse('body-too-large', { detail: `A body has at most ${MAX_BYTES} bytes` });
  const input = parseJson(text);
  if (input === undefined) return problemResponse('malformed-body', { detail: 'The body is not JSON' });
  const parsed = parse(input);
  if (parsed.ok) return { value: parsed.value };
  const field = parsed.field || 'body';
  return problemResponse('invalid-field', { detail: `${field}: ${parsed.reason}`, field });
}
