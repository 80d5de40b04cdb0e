import { type ClientRequest, Agent as PlainAgent, request as requestPlain } from 'node:http';
import { request as requestSecure, Agent as SecureAgent } from 'node:https';
import { encryptMessage, type Recipient } from './encrypt-message.ts';
import { isPushEndpoint, publicLookup } from './push-endpoint.ts';
import type { ServerKeys } from './server-keys.ts';

export interface Push {
  readonly endpoint: string;
  readonly keys: Recipient;
  readonly body: string;
  /** One that waits at the service gives way to a later one of the same topic. At most 32 signs of base64url. */
  readonly topic: string;
}

/**
 * The answer of a push service: `gone` for ever, `later` (in so many seconds, where given), or `refused` for this message alone.
 * `unreachable`: its host did not answer.
 */
export type PushOutcome =
  | { readonly code: 'delivered' }
  | { readonly code: 'gone' }
  | { readonly code: 'later'; readonly seconds?: number; readonly reason: string }
  | { readonly code: 'refused'; readonly reason: string }
  | { readonly code: 'unreachable'; readonly reason: string };

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
const CONNECT_MS = 3000;
const MAX_WAIT_SECONDS = 6 * 3600;

/** Connections of one host at a time. */
export const CONNECTIONS_PER_HOST = 2;
const KEEP_ALIVE = { keepAlive: true, maxSockets: CONNECTIONS_PER_HOST, timeout: 60_000 };
const PLAIN = { request: requestPlain, agent: new PlainAgent(KEEP_ALIVE), connected: 'connect' };
const SECURE = { request: requestSecure, agent: new SecureAgent(KEEP_ALIVE), connected: 'secureConnect' };

/** Bytes that are read of a response, so that its connection can be used again. */
const MOST_READ = 65_536;
/** Characters of it that are of use to the operator. */
const MOST_SHOWN = 200;
/** A part of an address as long as this may name a device, and so may any word as long as the other. */
const NAMING_PART = 8;
const NAMING_WORD = /[\w-]{32,}/g;

/** Why a service refused: one line, without what tells one device from another. */
function reasonOf(body: string, endpoint: URL): string {
  const parts = `${endpoint.pathname}${endpoint.search}`.split(/[^\w-]/);
  const naming = parts.filter((part) => part.length >= NAMING_PART);
  const plain = naming.reduce((text, part) => text.replaceAll(part, '…'), body).replace(NAMING_WORD, '…');
  return plain
    .replace(/[^\x21-\x7e…]+/g, ' ')
    .trim()
    .slice(0, MOST_SHOWN);
}

function outcomeOf(status: number, retryAfter: string | undefined, detail: string): PushOutcome {
  if (status >= 200 && status < 300) return { code: 'delivered' };
  if (status === 404 || status === 410) return { code: 'gone' };
  const reason = `status ${status}${detail && `: ${detail}`}`;
  if (status !== 429 && status < 500) return { code: 'refused', reason };
  const seconds = /^\d{1,9}$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined;
  return {
    code: 'later',
    reason,
    ...(seconds !== undefined && { seconds: Math.min(seconds, MAX_WAIT_SECONDS) }),
  };
}

/** Gives a request up whose host takes no connection or does not answer. */
function giveUpInTime(sent: ClientRequest, connected: string): void {
  const after = (ms: number, reason: string) => {
    const timer = setTimeout(() => sent.destroy(new Error(reason)), ms);
    sent.once('close', () => clearTimeout(timer));
    return timer;
  };
  after(TIMEOUT_MS, `no response in ${TIMEOUT_MS / 1000} s`);
  sent.once('socket', (socket) => {
    if (sent.reusedSocket) return;
    const connecting = after(CONNECT_MS, `no connection in ${CONNECT_MS / 1000} s`);
    socket.once(connected, () => clearTimeout(connecting));
  });
}

/** Sends one message. A redirect is not followed: it is a refusal. @source RFC 8030, sections 5 and 7.3 */
export function sendPush(push: Push, options: Options): Promise<PushOutcome> {
  const { keys, ownServices, now, ending } = options;
  // The list may have been longer when the endpoint was taken in.
  if (!isPushEndpoint(push.endpoint, ownServices)) return Promise.resolve({ code: 'gone' });
  const url = new URL(push.endpoint);
  let body: Buffer;
  try {
    body = encryptMessage(push.body, push.keys);
  } catch (error) {
    return Promise.resolve({ code: 'refused', reason: String(error) });
  }
  const { request, agent, connected } = url.protocol === 'https:' ? SECURE : PLAIN;
  return new Promise((resolve) => {
    const sent = request(
      url,
      {
        method: 'POST',
        agent,
        headers: {
          authorization: keys.authorize(url.origin, now().getTime()),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          'content-length': body.length,
          ttl: TTL_SECONDS,
          // With less, iOS may hold a message back until the device is used.
          urgency: 'high',
          topic: push.topic,
        },
        ...(!ownServices.includes(url.origin) && { lookup: publicLookup }),
        signal: ending,
      },
      (response) => {
        const { statusCode = 0, headers } = response;
        let text = '';
        let bytes = 0;
        response.setEncoding('latin1').on('data', (part: string) => {
          if (text.length < MOST_SHOWN * 4) text += part;
          bytes += part.length;
          if (bytes > MOST_READ) response.destroy();
        });
        // The status has come: what is cut off after it changes nothing.
        response.on('error', () => {});
        response.on('close', () =>
          resolve(outcomeOf(statusCode, headers['retry-after'], reasonOf(text, url))),
        );
      },
    );
    giveUpInTime(sent, connected);
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // A service may close a connection that was kept in the moment in which it is used.
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(sendPush(push, options));
      else resolve({ code: 'unreachable', reason: error.message });
    });
    sent.end(body);
  });
}
