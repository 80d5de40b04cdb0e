import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { PushOutcome } from '../push/send-push.ts';
import type { OutgoingMessage } from '../store/alerts/open-outbox.ts';
import { deliverMessages, type Silence } from './deliver-messages.ts';

const SILENT = 'https://silent.push.apple.com';
const HONEST = 'https://fcm.googleapis.com';
const MINUTE_MS = 60_000;
const START = Date.parse('2026-11-28T12:00:00Z');
const ending = new AbortController().signal;
const hostOf = (endpoint: string) => new URL(endpoint).host;

/** An outbox in memory, and a push service that answers only when the test says so. */
function openPost() {
  const outbox = new Map<string, OutgoingMessage & { at: number }>();
  const silent = new Map<string, Silence>();
  const sent: string[] = [];
  const waiting: ((outcome: PushOutcome) => void)[] = [];
  const clock = { now: START };
  return {
    sent,
    clock,
    put(count: number, origin: string) {
      for (let at = 0; at < count; at += 1) {
        const id = `${outbox.size}`;
        const message = { id, subscription: 's', endpoint: `${origin}/${id}`, body: '{}' };
        const keys = { p256dh: 'p', auth: 'a' };
        outbox.set(id, { ...message, keys, createdAt: START, attempts: 0, at: START });
      }
    },
    left: () => outbox.size,
    /** Minutes after which the messages that were tried are tried again. */
    due: () =>
      [...outbox.values()].flatMap(({ attempts, at }) => (attempts > 0 ? (at - START) / MINUTE_MS : [])),
    waiting: () => waiting.length,
    answer: (outcome: PushOutcome) => {
      for (const resolve of waiting.splice(0)) resolve(outcome);
    },
    deliver: () =>
      deliverMessages({
        store: {
          outgoingHosts: async () => [
            ...new Set([...outbox.values()].map(({ endpoint }) => hostOf(endpoint))),
          ],
          outgoing: async (host, now, limit) =>
            [...outbox.values()]
              .filter(({ endpoint, at }) => hostOf(endpoint) === host && at <= now)
              .slice(0, limit),
          takeOut: async (id) => void outbox.delete(id),
          async retry(id, at) {
            const message = outbox.get(id);
            if (message) outbox.set(id, { ...message, at, attempts: message.attempts + 1 });
          },
          forget: async () => true,
        },
        send({ endpoint }) {
          sent.push(new URL(endpoint).origin);
          if (endpoint.startsWith(HONEST)) return Promise.resolve({ code: 'delivered' });
          return new Promise((resolve) => void waiting.push(resolve));
        },
        now: () => new Date(clock.now),
        silent,
        onRefused: () => {},
        ending,
      }),
  };
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
}

it('[I17.alert-delivery] a silent host has two messages under way, and nobody else waits for them', async () => {
  const post = openPost();
  post.put(24, SILENT);
  post.put(1, HONEST);
  const delivered = post.deliver();
  await settled();
  expect(post.sent).toEqual([SILENT, SILENT, HONEST]);
  while (post.waiting() > 0) {
    post.answer({ code: 'unreachable', reason: 'no response' });
    await settled();
  }
  await delivered;
});

it('[I17.alert-delivery] after three failures in a row a host rests, longer each time, and one that answers is a host like any', async () => {
  const post = openPost();
  const fail = async () => {
    const delivered = post.deliver();
    await settled();
    while (post.waiting() > 0) {
      post.answer({ code: 'unreachable', reason: 'no response' });
      await settled();
    }
    await delivered;
  };
  post.put(300, SILENT);
  post.put(1, HONEST);
  await fail();
  // Two and two: the fourth was under way with the third.
  expect(post.sent.filter((origin) => origin === SILENT)).toHaveLength(4);
  expect(post.sent).toContain(HONEST);
  // The other messages wait as they are: nothing is written for each of them.
  expect(post.due()).toEqual([1, 1, 1, 1]);
  post.clock.now += 59_000;
  await fail();
  expect(post.sent.filter((origin) => origin === SILENT)).toHaveLength(4);
  post.clock.now += 60_000;
  await fail();
  expect(post.sent.filter((origin) => origin === SILENT)).toHaveLength(6);
  const after = post.clock.now;
  post.clock.now = after + 60 * MINUTE_MS;
  const delivered = post.deliver();
  for (let turn = 0; turn < 400; turn += 1) {
    await settled();
    post.answer({ code: 'delivered' });
  }
  await delivered;
  expect(post.left()).toBe(0);
});

it('[I17.alert-delivery] a host with thousands of messages lets those of another go out beside them', async () => {
  const post = openPost();
  post.put(2000, SILENT);
  post.put(2, HONEST);
  const delivered = post.deliver();
  await settled();
  expect(post.sent.filter((origin) => origin === HONEST)).toHaveLength(2);
  expect(post.waiting()).toBe(2);
  while (post.waiting() > 0) {
    post.answer({ code: 'delivered' });
    await settled();
  }
  await delivered;
  expect(post.left()).toBe(0);
});

it('a status is an answer: a host that refuses messages does not rest', async () => {
  const post = openPost();
  post.put(10, SILENT);
  const delivered = post.deliver();
  for (let turn = 0; turn < 10; turn += 1) {
    await settled();
    post.answer({ code: 'later', reason: 'status 429', seconds: 60 });
  }
  await delivered;
  expect(post.sent).toHaveLength(10);
});
