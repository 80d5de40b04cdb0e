import { isPairingCode, OPAQUE_BYTES, PAIRING_MAX_BYTES, PAIRING_MESSAGES } from '@equivale/contract';
import type { Context } from 'hono';
import { readBytes } from '../../http/guards/read-body.ts';
import { problemResponse } from '../../http/responses/problem.ts';
import { PRIVATE } from '../../http/responses/response-headers.ts';
import { callsAt, type Deps, text } from '../call.ts';

const notThere = () => problemResponse('not-found', { detail: 'There is no such pairing, or no longer' });

/** The code and the step in the address of a message. */
function placeOf(c: Context): { readonly code: string; readonly step: number } | Response {
  const { code = '', step = '' } = c.req.param();
  const isMessage = isPairingCode(code) && /^(?:\d|1\d)$/.test(step) && Number(step) < PAIRING_MESSAGES;
  return isMessage ? { code, step: Number(step) } : notThere();
}

async function send(c: Context, { store, now, limitRecords, limitPairings }: Deps): Promise<Response> {
  const place = placeOf(c);
  if (place instanceof Response) return place;
  const body = await readBytes(c, PAIRING_MAX_BYTES);
  if (body instanceof Response) return body;
  const isFirst = place.step === 0;
  const tooMany = (isFirst ? await limitPairings(c) : undefined) ?? (await limitRecords(c, isFirst));
  if (tooMany !== undefined) return tooMany;
  const sent = await store.sync.sendMessage(place.code, place.step, body, now().getTime());
  if (sent === 'sent') return new Response(null, { status: 201, headers: PRIVATE });
  if (sent === 'gone') return notThere();
  if (sent === 'exists') return problemResponse('message-exists', { detail: 'Begin a new pairing' });
  return problemResponse('too-many-requests', { detail: 'Too many devices are being paired now' });
}

async function read(c: Context, { store, now }: Deps): Promise<Response> {
  const place = placeOf(c);
  if (place instanceof Response) return place;
  const body = await store.sync.message(place.code, place.step, now().getTime());
  if (body === 'gone') return notThere();
  // Nothing has come yet.
  if (body === undefined) return new Response(null, { status: 204, headers: PRIVATE });
  return new Response(new Uint8Array(body), { headers: { ...PRIVATE, 'content-type': OPAQUE_BYTES } });
}

/** A few short messages between two devices, each sent once, all gone after five minutes. */
export const CALLS = callsAt(
  {
    path: '/api/pairing/{code}/{step}',
    params: {
      code: text('Code of the pairing', { pattern: '^[0-9A-HJKMNP-TV-Z]{12}$' }),
      step: {
        description: 'Which message',
        schema: { type: 'integer', minimum: 0, maximum: PAIRING_MESSAGES - 1 },
      },
    },
    sites: 'secret',
  },
  {
    GET: {
      summary: 'A message between two devices that are being paired',
      outcomes: {
        200: { description: 'The message', content: 'bytes' },
        204: { description: 'It has not come yet' },
      },
      respond: read,
    },
    PUT: {
      summary: 'Send it; the first opens the pairing, for five minutes',
      body: 'bytes',
      outcomes: { 201: { description: 'Sent' } },
      refusals: [409],
      respond: send,
    },
  },
);
