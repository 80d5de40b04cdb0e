import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { encryptMessage, type Recipient } from './encrypt-message.ts';
import { isPushEndpoint, publicLookup } from './push-endpoint.ts';
import type { ServerKeys } from './server-keys.ts';

/** A message on its way. */
export interface Push {
  readonly endpoint: string;
  readonly keys: Recipient;
  readonly body: string;
  /** One that waits at the service gives way to a later one of the same topic. At most 32 signs of base64url. */
  readonly topic: string;
}

/** What a push service said: `gone` for ever, `later` (in so many seconds, where it said), or `refused` for this message alone. */
export type PushOutcome =
  | { readonly code: 'delivered' }
  | { readonly code: 'gone' }
  | { readonly code: 'later'; readonly seconds?: number; readonly reason: string }
  | { readonly code: 'refused'; readonly reason: string };

interface Options {
  readonly keys: ServerKeys;
  /** Origins of push services beside the known ones. */
  readonly ownServices: readonly string[];
  readonly now: () => Date;
  readonly ending: AbortSignal;
}

/** How long a service keeps a message for a device that is away. */
const TTL_SECONDS = 6 * 3600;
const TIMEOUT_MS = 10_000;
const MAX_WAIT_SECONDS = 6 * 3600;

function outcomeOf(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { code: 'delivered' };
  if (status === 404 || status === 410) return { code: 'gone' };
  const reason = `status ${status}`;
  if (status !== 429 && status < 500) return { code: 'refused', reason };
  const seconds = /^\d{1,9}$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined;
  return {
    code: 'later',
    reason,
    ...(seconds !== undefined && { seconds: Math.min(seconds, MAX_WAIT_SECONDS) }),
  };
}

/** Sends one message. A redirect is not followed: it is a refusal. @source RFC 8030, sections 5 and 7.3 */
export function sendPush(push: Push, { keys, ownServices, now, ending }: Options): Promise<PushOutcome> {
  // The list may have been longer when the endpoint was taken in.
  if (!isPushEndpoint(push.endpoint, ownServices)) return Promise.resolve({ code: 'gone' });
  const url = new URL(push.endpoint);
  let body: Buffer;
  try {
    body = encryptMessage(push.body, push.keys);
  } catch (error) {
    return Promise.resolve({ code: 'refused', reason: String(error) });
  }
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: {
          authorization: keys.authorize(url.origin, now().getTime()),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          'content-length': body.length,
          ttl: TTL_SECONDS,
          urgency: 'normal',
          topic: push.topic,
        },
        ...(!ownServices.includes(url.origin) && { lookup: publicLookup }),
        signal: AbortSignal.any([ending, AbortSignal.timeout(TIMEOUT_MS)]),
      },
      (response) => {
        // What it says beside the status is of no use, however long it is.
        response.destroy();
        resolve(outcomeOf(response.statusCode ?? 0, response.headers['retry-after']));
      },
    );
    sent.on('error', (error) => resolve({ code: 'later', reason: error.message }));
    sent.end(body);
  });
}
