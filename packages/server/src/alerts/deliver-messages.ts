import { DAY_MS } from '@equivale/core';
import pLimit from 'p-limit';
import type { Push, PushOutcome } from '../push/send-push.ts';
import type { AlertStore, OutgoingMessage } from '../store/alerts/alert-store.ts';

interface Delivery {
  readonly store: AlertStore;
  readonly send: (push: Push) => Promise<PushOutcome>;
  readonly now: () => Date;
  /** Hears of a message that a service did not take. */
  readonly onRefused: (reason: string) => void;
  readonly ending: AbortSignal;
}

const MESSAGES_AT_ONCE = 100;
const CONNECTIONS = 8;
const MINUTE_MS = 60_000;
/** After a minute, then two, four …, but never later than this. */
const LONGEST_WAIT_MS = 60 * MINUTE_MS;
/** What could not be delivered for so long is no news any more. */
const OLD_AFTER_MS = DAY_MS;

async function deliverOne(message: OutgoingMessage, delivery: Delivery): Promise<void> {
  const { store, send, now, onRefused, ending } = delivery;
  const { id, subscription, endpoint, keys, body, createdAt, attempts } = message;
  const nowMs = now().getTime();
  if (nowMs - createdAt > OLD_AFTER_MS) return store.takeOut(id);
  const outcome = await send({ endpoint, keys, body, topic: id });
  if (ending.aborted && outcome.code !== 'delivered') return;
  if (outcome.code === 'gone') {
    await store.forget(subscription);
    return;
  }
  if (outcome.code !== 'delivered') onRefused(outcome.reason);
  if (outcome.code !== 'later') return store.takeOut(id);
  const backOff = Math.min(MINUTE_MS * 2 ** attempts, LONGEST_WAIT_MS);
  await store.retry(id, nowMs + Math.max(backOff, (outcome.seconds ?? 0) * 1000));
}

/**
 * Sends what is to be sent. A message leaves the store when its service has taken it: a process that is killed in between sends it
 * again, under the same topic and tag, and the device shows it once.
 */
export async function deliverMessages(delivery: Delivery): Promise<void> {
  const limit = pLimit(CONNECTIONS);
  for (let count = MESSAGES_AT_ONCE; count === MESSAGES_AT_ONCE && !delivery.ending.aborted; ) {
    const messages = await delivery.store.outgoing(delivery.now().getTime(), MESSAGES_AT_ONCE);
    count = messages.length;
    await Promise.all(messages.map((message) => limit(() => deliverOne(message, delivery))));
  }
}
