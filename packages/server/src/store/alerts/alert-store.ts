import type { Alert, AlertState, AlertSubscription } from '@equivale/contract';

/** Where a device's messages go. `id`: digest of the token that the device alone knows. */
interface StoredSubscription extends Omit<AlertSubscription, 'alerts'> {
  readonly id: string;
}

/**
 * Between which rates nothing happens to an alert: from `up` on, or down to `down`, it fires, or where it waits becomes ready.
 * `due`: the day, counted from 1970, on which it is to be looked at whatever the rate is. `base`: the rate at which it was armed.
 */
export interface Bounds {
  readonly state: 'armed' | 'waiting';
  readonly up: number | null;
  readonly down: number | null;
  readonly due: number | null;
  readonly base: string;
}

/** An alert as it waits for its time. */
export interface WaitingAlert extends Alert, Bounds {
  readonly subscription: string;
  readonly language: AlertSubscription['language'];
  readonly site: string;
}

/** What was published when an alert fired. */
interface FiredRate {
  readonly rate: string;
  readonly day: string;
  readonly source: string;
}

/** What becomes of an alert at a table: it fires with a message, and rests or (weekly) has other bounds; or it has other bounds without one. */
export interface AlertChange {
  readonly alert: WaitingAlert;
  readonly bounds?: Bounds;
  readonly fired?: FiredRate & { readonly at: number; readonly message: string; readonly messageId: string };
}

/** A message about a subscription itself. */
interface WarningMessage {
  readonly id: string;
  readonly body: string;
}

/** A message that is to be sent. */
export interface OutgoingMessage extends Pick<StoredSubscription, 'endpoint' | 'keys'> {
  /** The same for one crossing, however often it is sent. */
  readonly id: string;
  readonly subscription: string;
  readonly body: string;
  readonly createdAt: number;
  readonly attempts: number;
}

/** The rates of a pair at which something happens first. */
export interface PairBounds {
  readonly pair: string;
  readonly up: number | null;
  readonly down: number | null;
}

/** Alerts and where they are pushed to. Instants are milliseconds. Every write is durable when its promise resolves. */
export interface AlertStore {
  /**
   * Stores a subscription with these alerts and no others; another one of the same browser is gone, which an endpoint alone does not
   * prove: it has to name the same `auth` too. An alert that is there with the same `armedAt` or a later one stays as it is.
   * @param seenAt now
   */
  subscribe(
    subscription: StoredSubscription,
    alerts: readonly (Alert & Bounds)[],
    seenAt: number,
  ): Promise<void>;
  /** @returns the state of each alert, or undefined where there is no such subscription; it counts as seen then */
  states(subscription: string, seenAt: number): Promise<AlertState[] | undefined>;
  /** Erases a subscription with all that belongs to it. @returns whether there was one */
  forget(subscription: string): Promise<boolean>;
  /**
   * Queues one message for each subscription with alerts that was not seen since an instant; another one only when it has been seen again.
   * @param at now
   */
  warnUnseen(
    before: number,
    at: number,
    messageFor: (subscription: Pick<StoredSubscription, 'id' | 'language' | 'site'>) => WarningMessage,
  ): Promise<void>;
  /** Erases the subscriptions not seen since an instant. */
  forgetUnseen(before: number): Promise<void>;
  /** For each pair that has bounds, the nearest ones. */
  nearestBounds(): Promise<PairBounds[]>;
  /** The alerts of a pair with `up` at most `above`, or `down` at least `below`, page by page; each page may be settled meanwhile. */
  crossed(pair: string, above: number, below: number): AsyncIterable<readonly WaitingAlert[]>;
  /** The alerts that are to be looked at by a day, page by page as well. */
  due(day: number): AsyncIterable<readonly WaitingAlert[]>;
  /** Takes changes in: state and message of each alert in one transaction, and only where the alert still is as it was read. */
  settle(changes: readonly AlertChange[]): Promise<void>;
  /** The hosts that messages wait for, those included whose time has not come. */
  outgoingHosts(): Promise<string[]>;
  /** Messages for a host whose time has come, those tried least often first. */
  outgoing(host: string, now: number, limit: number): Promise<OutgoingMessage[]>;
  /** Takes a message out: it was delivered, or never will be. */
  takeOut(id: string): Promise<void>;
  /** A message is tried again at an instant. */
  retry(id: string, at: number): Promise<void>;
}
