import type { AlertSubscription } from '@equivale/contract';
import type { Database } from '../../database/database.ts';

/** Where a device's messages go. `id`: digest of the token that the device alone knows. */
export interface StoredSubscription extends Omit<AlertSubscription, 'alerts'> {
  readonly id: string;
}

export interface WarningMessage {
  readonly id: string;
  readonly body: string;
}

export interface OutgoingMessage extends Pick<StoredSubscription, 'endpoint' | 'keys'> {
  /** The same for one crossing, however often it is sent. */
  readonly id: string;
  readonly subscription: string;
  readonly body: string;
  readonly createdAt: number;
  readonly attempts: number;
}

/** Queues a message for the subscription that a column of some rows names. */
export const queue = (rows: string, subscription: string) =>
  `INSERT INTO alert_outbox (id, subscription, host, body, created_at, next_at, attempts)
  SELECT ?, ${subscription}, (SELECT host FROM alert_subscriptions s WHERE s.id = ${subscription}), ?, ?, ?, 0
  FROM ${rows} ON CONFLICT DO NOTHING`;
const QUEUE_WARNING = queue('alert_subscriptions w WHERE id = ? AND warned_at IS NULL', 'w.id');

/** Hosts found by walking the index from one to the next. */
const OUTGOING_HOSTS = `WITH RECURSIVE hosts(host) AS (
    SELECT (SELECT min(host) FROM alert_outbox) UNION ALL
    SELECT (SELECT min(o.host) FROM alert_outbox o WHERE o.host > hosts.host) FROM hosts WHERE host IS NOT NULL)
  SELECT host FROM hosts WHERE host IS NOT NULL`;

type Unseen = Pick<StoredSubscription, 'id' | 'language' | 'site'>;

/** Messages that wait to be sent. */
export function openOutbox({ all, write }: Database) {
  return {
    /**
     * Queues one message for each subscription with alerts that was not seen since an instant; another one only when it has been seen again.
     * @param at now
     */
    async warnUnseen(before: number, at: number, messageFor: (unseen: Unseen) => WarningMessage) {
      const unseen = await all<Unseen>(
        `SELECT id, language, site FROM alert_subscriptions s WHERE seen_at < ? AND warned_at IS NULL
     AND EXISTS (SELECT 1 FROM alerts a WHERE a.subscription = s.id)`,
        [before],
      );
      for (const subscription of unseen) {
        const { id, body } = messageFor(subscription);
        await write([
          { sql: QUEUE_WARNING, params: [id, body, at, at, subscription.id] },
          { sql: 'UPDATE alert_subscriptions SET warned_at = ? WHERE id = ?', params: [at, subscription.id] },
        ]);
      }
    },
    /** The hosts that messages wait for, those included whose time has not come. */
    outgoingHosts: async () => (await all<{ host: string }>(OUTGOING_HOSTS)).map(({ host }) => host),
    /** Messages for a host whose time has come, those tried least often first. */
    async outgoing(host: string, now: number, limit: number): Promise<OutgoingMessage[]> {
      const rows = await all<Omit<OutgoingMessage, 'keys'> & OutgoingMessage['keys']>(
        `SELECT o.id, o.subscription, o.body, o.created_at AS "createdAt", o.attempts, s.endpoint, s.p256dh, s.auth
         FROM alert_outbox o JOIN alert_subscriptions s ON s.id = o.subscription
         WHERE o.host = ? AND o.next_at <= ? ORDER BY o.attempts, o.next_at, o.id LIMIT ?`,
        [host, now, limit],
      );
      return rows.map(({ p256dh, auth, ...row }) => ({ ...row, keys: { p256dh, auth } }));
    },
    /** Takes a message out: it was delivered, or never will be. */
    async takeOut(id: string) {
      await write([{ sql: 'DELETE FROM alert_outbox WHERE id = ?', params: [id] }]);
    },
    /** A message is tried again at an instant. */
    async retry(id: string, at: number) {
      const sql = 'UPDATE alert_outbox SET next_at = ?, attempts = attempts + 1 WHERE id = ?';
      await write([{ sql, params: [at, id] }]);
    },
  };
}
