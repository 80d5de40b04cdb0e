import type { AlertState, AlertSubscription } from '@equivale/contract';
import type { Database, Statement } from '../../database/database.ts';
import type { AlertChange, AlertStore, Bounds, OutgoingMessage, WaitingAlert } from './alert-store.ts';
import { openNearestBounds } from './nearest-bounds.ts';

/** Changes of one transaction; requests are answered between two. */
const CHANGES_AT_ONCE = 200;

const BOUNDS = 'state = ?, bound_up = ?, bound_down = ?, due = ?, base = ?';
const boundsOf = ({ state, up, down, due, base }: Bounds) => [state, up, down, due, base];

const SAME_AS_READ = 'subscription = ? AND id = ? AND armed_at = ? AND state = ? AND COALESCE(due, 0) = ?';
const asRead = ({ subscription, id, armedAt, state, due }: WaitingAlert) => [
  subscription,
  id,
  armedAt,
  state,
  due ?? 0,
];

const PUT_SUBSCRIPTION = `INSERT INTO alert_subscriptions (id, endpoint, p256dh, auth, site, language, seen_at)
  VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET endpoint = excluded.endpoint, p256dh = excluded.p256dh,
  auth = excluded.auth, site = excluded.site, language = excluded.language, seen_at = excluded.seen_at, warned_at = NULL`;
const PUT_ALERT = `INSERT INTO alerts (subscription, id, kind, pair, figure, armed_at, state, bound_up, bound_down, due, base)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (subscription, id) DO UPDATE SET kind = excluded.kind,
  pair = excluded.pair, figure = excluded.figure, armed_at = excluded.armed_at, state = excluded.state,
  bound_up = excluded.bound_up, bound_down = excluded.bound_down, due = excluded.due, base = excluded.base
  WHERE excluded.armed_at > alerts.armed_at`;
const STATES = `SELECT id, state, fired_at AS "firedAt", fired_rate AS rate, fired_day AS day, fired_source AS source
  FROM alerts WHERE subscription = ?`;

const WAITING = `SELECT a.subscription, a.id, a.kind, a.pair, a.figure, a.armed_at AS "armedAt", a.state, a.bound_up AS up,
  a.bound_down AS down, a.due, a.base, s.language, s.site FROM alerts a JOIN alert_subscriptions s ON s.id = a.subscription`;

const FORGET = [
  'DELETE FROM alert_outbox WHERE subscription = ?',
  'DELETE FROM alerts WHERE subscription = ?',
  'DELETE FROM alert_subscriptions WHERE id = ? RETURNING id',
];

/** A row of {@link WAITING}. */
type WaitingRow = Omit<WaitingAlert, 'from' | 'to' | 'figure'> & { pair: string; figure: string | null };

function waitingOf({ pair, figure, ...row }: WaitingRow): WaitingAlert {
  const [from = '', to = ''] = pair.split('/');
  return { ...row, from, to, ...(figure !== null && { figure }) };
}

/** A message is queued only where the alert still is as it was read; its state follows in the same transaction. */
function statementsOf({ alert, bounds, fired }: AlertChange): Statement[] {
  const read = asRead(alert);
  const queue = fired && {
    sql: `INSERT INTO alert_outbox (id, subscription, body, created_at, next_at, attempts)
      SELECT ?, subscription, ?, ?, ?, 0 FROM alerts WHERE ${SAME_AS_READ} ON CONFLICT DO NOTHING`,
    params: [fired.messageId, fired.message, fired.at, fired.at, ...read],
  };
  const rested = { state: 'fired', up: null, down: null, due: null, base: alert.base };
  const firedAs = fired && [fired.at, fired.rate, fired.day, fired.source];
  const settle = {
    sql: `UPDATE alerts SET ${BOUNDS}${fired ? ', fired_at = ?, fired_rate = ?, fired_day = ?, fired_source = ?' : ''}
      WHERE ${SAME_AS_READ}`,
    params: [...boundsOf((bounds ?? rested) as Bounds), ...(firedAs ?? []), ...read],
  };
  return queue ? [queue, settle] : [settle];
}

async function warnUnseen(
  { all, write }: Database,
  ...[before, at, messageFor]: Parameters<AlertStore['warnUnseen']>
): Promise<void> {
  const unseen = await all<{ id: string; language: AlertSubscription['language']; site: string }>(
    `SELECT id, language, site FROM alert_subscriptions s WHERE seen_at < ? AND warned_at IS NULL
     AND EXISTS (SELECT 1 FROM alerts a WHERE a.subscription = s.id)`,
    [before],
  );
  for (const subscription of unseen) {
    const { id, body } = messageFor(subscription);
    const queue = `INSERT INTO alert_outbox (id, subscription, body, created_at, next_at, attempts)
      SELECT ?, id, ?, ?, ?, 0 FROM alert_subscriptions WHERE id = ? AND warned_at IS NULL`;
    await write([
      { sql: queue, params: [id, body, at, at, subscription.id] },
      { sql: 'UPDATE alert_subscriptions SET warned_at = ? WHERE id = ?', params: [at, subscription.id] },
    ]);
  }
}

async function forgetIn({ write }: Database, subscription: string): Promise<boolean> {
  const results = await write(FORGET.map((sql) => ({ sql, params: [subscription] })));
  return results.at(-1)?.length === 1;
}

/** @param database with the schema up to date */
export function openAlertStore(database: Database): AlertStore {
  const { all, write } = database;
  const nearest = openNearestBounds(database);

  const forget = (subscription: string) => forgetIn(database, subscription);

  return {
    async subscribe({ id, endpoint, keys, site, language }, alerts, seenAt) {
      const others = await all<{ id: string }>(
        'SELECT id FROM alert_subscriptions WHERE endpoint = ? AND auth = ? AND id <> ?',
        [endpoint, keys.auth, id],
      );
      for (const other of others) await forget(other.id);
      const ids = alerts.map((alert) => alert.id);
      const left = ids.length > 0 ? `AND id NOT IN (${ids.map(() => '?').join(', ')})` : '';
      await write([
        { sql: PUT_SUBSCRIPTION, params: [id, endpoint, keys.p256dh, keys.auth, site, language, seenAt] },
        { sql: `DELETE FROM alerts WHERE subscription = ? ${left}`, params: [id, ...ids] },
        ...alerts.map((alert) => ({
          sql: PUT_ALERT,
          params: [
            ...[id, alert.id, alert.kind, `${alert.from}/${alert.to}`, alert.figure ?? null, alert.armedAt],
            ...boundsOf(alert),
          ],
        })),
      ]);
      nearest.add(alerts.map(({ from, to, up, down }) => ({ pair: `${from}/${to}`, up, down })));
    },
    async states(subscription, seenAt) {
      const sql = 'UPDATE alert_subscriptions SET seen_at = ?, warned_at = NULL WHERE id = ? RETURNING id';
      const [seen = []] = await write([{ sql, params: [seenAt, subscription] }]);
      if (seen.length === 0) return undefined;
      const rows = await all<Record<string, unknown>>(STATES, [subscription]);
      return rows.map(
        (row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as AlertState,
      );
    },
    forget,
    warnUnseen: (...request) => warnUnseen(database, ...request),
    async forgetUnseen(before) {
      const sql = 'SELECT id FROM alert_subscriptions WHERE seen_at < ?';
      for (const { id } of await all<{ id: string }>(sql, [before])) await forget(id);
    },
    nearestBounds: () => nearest.all(),
    async crossed(pair, above, below) {
      const rows = await all<WaitingRow>(
        `${WAITING} WHERE a.pair = ? AND a.bound_up IS NOT NULL AND a.bound_up <= ? UNION
         ${WAITING} WHERE a.pair = ? AND a.bound_down IS NOT NULL AND a.bound_down >= ?`,
        [pair, above, pair, below],
      );
      if (rows.length === 0) await nearest.reread([pair]);
      return rows.map(waitingOf);
    },
    due: async (day) => (await all<WaitingRow>(`${WAITING} WHERE a.due <= ?`, [day])).map(waitingOf),
    async settle(changes) {
      for (let at = 0; at < changes.length; at += CHANGES_AT_ONCE) {
        const some = changes.slice(at, at + CHANGES_AT_ONCE);
        await write(some.flatMap(statementsOf));
        await nearest.reread(some.map(({ alert: { from, to } }) => `${from}/${to}`));
      }
    },
    async outgoing(now, limit) {
      const rows = await all<Omit<OutgoingMessage, 'keys'> & OutgoingMessage['keys']>(
        `SELECT o.id, o.subscription, o.body, o.created_at AS "createdAt", o.attempts, s.endpoint, s.p256dh, s.auth
         FROM alert_outbox o JOIN alert_subscriptions s ON s.id = o.subscription
         WHERE o.next_at <= ? ORDER BY o.attempts, o.next_at, o.id LIMIT ?`,
        [now, limit],
      );
      return rows.map(({ p256dh, auth, ...row }) => ({ ...row, keys: { p256dh, auth } }));
    },
    async takeOut(id) {
      await write([{ sql: 'DELETE FROM alert_outbox WHERE id = ?', params: [id] }]);
    },
    async retry(id, at) {
      const sql = 'UPDATE alert_outbox SET next_at = ?, attempts = attempts + 1 WHERE id = ?';
      await write([{ sql, params: [at, id] }]);
    },
  };
}
