import { hash, randomBytes } from 'node:crypto';
import { type AlertState, type AlertSubscription, BEST_DAYS } from '@equivale/contract';
import { dayNumber, dayOfInstant, isoDate } from '@equivale/core';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { isPushEndpoint, pushService } from '../push/push-endpoint.ts';
import { type Push, type PushOutcome, sendPush } from '../push/send-push.ts';
import { newServerKeys, readServerKeys, type ServerKeys } from '../push/server-keys.ts';
import type { ServedRates } from '../service/served-rates.ts';
import type { Bounds } from '../store/alerts/alert-store.ts';
import type { Store } from '../store/open-store.ts';
import { unseenMessage } from './alert-message.ts';
import { type BestRate, boundsOf } from './bounds.ts';
import { deliverMessages, type Silence } from './deliver-messages.ts';
import { evaluateAlerts, type Market, pairNow } from './evaluate-alerts.ts';

interface Deps {
  readonly store: Pick<Store, 'alerts' | 'getMeta' | 'setMeta' | 'lock' | 'serial'>;
  readonly rates: Pick<ServedRates, 'currentRates' | 'historyBetween'>;
  readonly log: Logger;
  readonly now: () => Date;
  readonly settings: Config['alerts'];
  readonly onSent: (outcome: PushOutcome['code']) => void;
}

/** Why a subscription is not taken in: the first alert or field at fault. */
export type SubscriptionFault =
  | { readonly code: 'endpoint-unknown' }
  | { readonly code: 'rate-missing'; readonly at: number };

type Outcome =
  | SubscriptionFault
  | { readonly code: 'taken'; readonly token: string; readonly alerts: AlertState[] };

const KEYS = 'push-keys';
const newToken = (): string => randomBytes(32).toString('base64url');
/** The database knows a subscription by a digest: a copy of it opens nobody's. */
const idOf = (token: string): string => hash('sha256', token, 'base64url');

/** The server's keys, made at the first start; of all processes on a database one makes them. */
async function loadKeys({ store, settings: { contact = '' } }: Deps): Promise<ServerKeys> {
  const stored = await store.serial(KEYS, async () => {
    const known = await store.getMeta(KEYS);
    if (known !== undefined) return known;
    const made = newServerKeys();
    await store.setMeta(KEYS, made);
    return made;
  });
  return readServerKeys(stored, contact);
}

async function marketOf({ rates, now }: Deps): Promise<Market> {
  const table = await rates.currentRates();
  const nowMs = now().getTime();
  const today = dayOfInstant(nowMs);
  async function bestOf(from: string, to: string): Promise<BestRate | undefined> {
    const { data } = await rates.historyBetween(from, to, isoDate(today - BEST_DAYS), isoDate(today));
    const [best] = data
      .map(({ date, rate }) => ({ rate: Number(rate), day: dayNumber(date) }))
      .sort((a, b) => b.rate - a.rate || b.day - a.day);
    return best;
  }
  const known = new Map<string, Promise<BestRate | undefined>>();
  return {
    table,
    nowMs,
    bestOf(from, to) {
      const pair = `${from}/${to}`;
      const found = known.get(pair) ?? bestOf(from, to);
      known.set(pair, found);
      return found;
    },
  };
}

/** Sends what waits in the store; of all processes on a database one does at a time. */
function createDelivery(
  { store, log, now, settings: { ownServices }, onSent }: Deps,
  keysOf: () => Promise<ServerKeys>,
  ending: AbortSignal,
): () => Promise<void> {
  const silent = new Map<string, Silence>();
  const onRefused = (endpoint: string, reason: string) =>
    log.warn(
      { service: pushService(endpoint, ownServices), reason },
      'a push service did not take a message',
    );
  return async () => {
    const keys = await keysOf();
    const send = async (push: Push) => {
      const outcome = await sendPush(push, { keys, ownServices, now, ending });
      onSent(outcome.code);
      return outcome;
    };
    await store.lock('push', () =>
      deliverMessages({ store: store.alerts, send, now, silent, onRefused, ending }),
    );
  };
}

/** Alerts: taking subscriptions, evaluating them, sending messages. */
export function createAlerts(deps: Deps) {
  const { store, log, now, settings } = deps;
  const { ownServices } = settings;
  const isPushed = settings.contact !== undefined;
  const ending = new AbortController();
  let loaded: Promise<ServerKeys> | undefined;
  let current: Promise<unknown> = Promise.resolve();
  /** The next table may be hours away. */
  let isEvaluationPending = false;

  function keysOf(): Promise<ServerKeys> {
    loaded ??= loadKeys(deps).catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  }

  const send = createDelivery(deps, keysOf, ending.signal);

  async function evaluate(): Promise<void> {
    isEvaluationPending = true;
    const fired = await evaluateAlerts(store.alerts, await marketOf(deps));
    isEvaluationPending = false;
    if (fired > 0) log.info({ fired }, 'alerts fired');
  }

  /** @returns whether it went well; what did not is done at the next time */
  function guarded(work: () => Promise<void>): Promise<boolean> {
    const done = work().then(
      () => true,
      (error: unknown) => {
        if (!ending.signal.aborted) log.error({ err: error }, 'alerts failed');
        return false;
      },
    );
    // Not the outcomes of all there have been: a minute adds one.
    current = current.then(() => done);
    return done;
  }

  return {
    /** Whether messages are pushed: not where no operator can be reached about them. */
    isPushed,
    publicKey: async () => (await keysOf()).publicKey,
    /**
     * Takes in a device's subscription with all its alerts, if its endpoint's service is one that messages may be sent to.
     * @param token of a subscription that there is, which it replaces; without one it is new
     */
    async subscribe({ alerts, ...subscription }: AlertSubscription, token = newToken()): Promise<Outcome> {
      if (!isPushEndpoint(subscription.endpoint, ownServices)) return { code: 'endpoint-unknown' };
      const market = await marketOf(deps);
      const armed: (AlertSubscription['alerts'][number] & Bounds)[] = [];
      for (const [at, alert] of alerts.entries()) {
        const found = await pairNow(alert, market);
        if (found === undefined) return { code: 'rate-missing', at };
        armed.push({ ...alert, ...boundsOf(alert, found) });
      }
      const id = idOf(token);
      const endpoint = new URL(subscription.endpoint).href;
      await store.alerts.subscribe({ ...subscription, endpoint, id }, armed, now().getTime());
      return { code: 'taken', token, alerts: (await store.alerts.states(id, now().getTime())) ?? [] };
    },
    /** @returns the states of the alerts of a subscription; undefined where there is none of this token */
    states: (token: string) => store.alerts.states(idOf(token), now().getTime()),
    /** @returns whether there was one */
    forget: (token: string) => store.alerts.forget(idOf(token)),
    /** Evaluates all alerts at the rates of now and sends what fires; a fault of ours is logged, not thrown. */
    async evaluate() {
      if (!isPushed) return;
      if (await guarded(evaluate)) await guarded(send);
    },
    /** Warns those whose alerts are erased in so many days, since their device was not seen after an instant. */
    async warnUnseen(before: number, days: number) {
      if (!isPushed) return;
      await store.alerts.warnUnseen(before, now().getTime(), (subscription) => {
        const id = randomBytes(18).toString('base64url');
        return { id, body: unseenMessage(subscription, id, days) };
      });
    },
    /** Sends what could not be sent before; where alerts could not be evaluated, that comes first. */
    async deliver(): Promise<boolean> {
      if (!isPushed) return true;
      const isEvaluated = !isEvaluationPending || (await guarded(evaluate));
      return (await guarded(send)) && isEvaluated;
    },
    async stop() {
      ending.abort();
      await current;
    },
  };
}
