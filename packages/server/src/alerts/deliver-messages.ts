import { DAY_MS } from '@equivale/core';
import pLimit, { type LimitFunction } from 'p-limit';
import { CONNECTIONS_PER_HOST, type Push, type PushOutcome } from '../push/send-push.ts';
import type { AlertStore } from '../store/alerts/alert-store.ts';
import type { OutgoingMessage } from '../store/alerts/open-outbox.ts';

/** A host that does not answer: how often in a row, and until when it rests. */
export interface Silence {
  readonly failures: number;
  /** Milliseconds since the epoch; of its last failure while it does not rest. */
  readonly until: number;
}

interface Delivery {
  readonly store: Pick<AlertStore, 'outgoingHosts' | 'outgoing' | 'takeOut' | 'retry' | 'forget'>;
  readonly send: (push: Push) => Promise<PushOutcome>;
  readonly now: () => Date;
  /** What is known from one delivery to the next, by host. */
  readonly silent: Map<string, Silence>;
  /** Hears of a message that a service did not take. */
  readonly onRefused: (endpoint: string, reason: string) => void;
  readonly ending: AbortSignal;
}

/** Messages of one host that are read at a time. */
const PAGE = 50;
const CONNECTIONS = 8;
/** Failures in a row after which a host rests. */
const SILENT_AFTER = 3;
const MINUTE_MS = 60_000;
/** After a minute, then two, four …, but never later than this. */
const LONGEST_WAIT_MS = 60 * MINUTE_MS;
/** What could not be delivered for so long is no news any more. */
const OLD_AFTER_MS = DAY_MS;

const waitAfter = (failures: number): number => Math.min(MINUTE_MS * 2 ** failures, LONGEST_WAIT_MS);

/** Only silence is the host's: a status may be of one message alone, and whoever sends that must not stop the others. */
function noteOutcome({ silent }: Delivery, host: string, { code }: PushOutcome, nowMs: number): void {
  if (code !== 'unreachable') {
    silent.delete(host);
    return;
  }
  const before = silent.get(host);
  // What was under way when it began to rest is no further failure.
  if (before !== undefined && nowMs < before.until) return;
  const failures = (before?.failures ?? 0) + 1;
  const rest = failures < SILENT_AFTER ? 0 : waitAfter(failures - SILENT_AFTER);
  silent.set(host, { failures, until: nowMs + rest });
}

async function deliverOne(host: string, message: OutgoingMessage, delivery: Delivery): Promise<void> {
  const { store, send, now, onRefused, ending } = delivery;
  const { id, subscription, endpoint, keys, body, createdAt, attempts } = message;
  const nowMs = now().getTime();
  if (nowMs - createdAt > OLD_AFTER_MS) return store.takeOut(id);
  const outcome = await send({ endpoint, keys, body, topic: id });
  if (ending.aborted && outcome.code !== 'delivered') return;
  noteOutcome(delivery, host, outcome, now().getTime());
  if (outcome.code === 'gone') {
    await store.forget(subscription);
    return;
  }
  if (outcome.code !== 'delivered') onRefused(endpoint, outcome.reason);
  if (outcome.code === 'delivered' || outcome.code === 'refused') return store.takeOut(id);
  const seconds = outcome.code === 'later' ? (outcome.seconds ?? 0) : 0;
  await store.retry(id, nowMs + Math.max(waitAfter(attempts), seconds * 1000));
}

/** Sends the messages for one host, as many at once as it has connections; what is left when it begins to rest stays as it is. */
async function deliverTo(host: string, delivery: Delivery, limit: LimitFunction): Promise<void> {
  const { store, now, silent, ending } = delivery;
  const mayGoOn = () => !ending.aborted && now().getTime() >= (silent.get(host)?.until ?? 0);
  for (let count = PAGE; count === PAGE && mayGoOn(); ) {
    const messages = await store.outgoing(host, now().getTime(), PAGE);
    count = messages.length;
    const worker = async () => {
      for (let message = messages.shift(); message && mayGoOn(); message = messages.shift()) {
        const next = message;
        await limit(() => deliverOne(host, next, delivery));
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS_PER_HOST }, worker));
  }
}

/**
 * Sends what is to be sent. A message leaves the store when its service has taken it: a process that is killed in between sends it
 * again, under the same topic and tag, and the device shows it once. Hosts take turns: none waits for the messages of another.
 */
export async function deliverMessages(delivery: Delivery): Promise<void> {
  const { store, now, silent } = delivery;
  const limit = pLimit(CONNECTIONS);
  for (const [host, { until }] of silent) if (until + DAY_MS < now().getTime()) silent.delete(host);
  const hosts = await store.outgoingHosts();
  await Promise.all(hosts.map((host) => deliverTo(host, delivery, limit)));
}
