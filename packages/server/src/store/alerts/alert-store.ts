import type { Alert, AlertState, AlertSubscription } from '@equivale/contract';
import type { Database, Statement } from '../../database/database.ts';
import { openOutbox, queue, type StoredSubscription } from './open-outbox.ts';

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

/** The rate of a pair at which something happens first, upwards or downwards. */
export interface NearestBound {
  readonly pair: string;
  readonly up: number | null;
  readonly down: number | null;
}

/** Alerts that are read, and changed in one transaction, at a time; requests are answered between two. */
const PAGE = 50;
/** Pairs whose nearest bounds are read at a time. */
const PAIRS = 200;

/** The nearest bounds of a column, found by walking its index from pair to pair: of thousands of alerts of a pair one is looked at. */
const nearestBy = (column: 'bound_up' | 'bound_down', bounds: string) => `WITH RECURSIVE pairs(pair) AS (
    SELECT (SELECT min(pair) FROM alerts WHERE ${column} IS NOT NULL AND pair > ?) UNION ALL
    SELECT (SELECT min(a.pair) FROM alerts a WHERE a.${column} IS NOT NULL AND a.pair > pairs.pair)
    FROM pairs WHERE pair IS NOT NULL),
  nearest(pair, bound) AS (SELECT pair, (SELECT ${column === 'bound_up' ? 'min' : 'max'}(a.${column}) FROM alerts a
    WHERE a.pair = pairs.pair AND a.${column} IS NOT NULL) FROM pairs WHERE pair IS NOT NULL)
  SELECT pair, ${bounds} FROM nearest LIMIT ${PAIRS}`;
const NEAREST = [
  nearestBy('bound_up', 'bound AS up, NULL AS down'),
  nearestBy('bound_down', 'NULL AS up, bound AS down'),
];

const BOUNDS = 'state = ?, bound_up = ?, bound_down = ?, due = ?, base = ?';
const boundsOf = ({ state, up, down, due, base }: Bounds) => [state, up, down, due, base];

const SAME_AS_READ = 'subscription = ? AND id = ? AND armed_at = ? AND state = ? AND COALESCE(due, 0) = ?';
const asRead = ({ subscription, id, armedAt, state, due }: WaitingAlert) => [
  ...[subscription, id, armedAt, state, due ?? 0],
];

const PUT_SUBSCRIPTION = `INSERT INTO alert_subscriptions (id, endpoint, host, p256dh, auth, site, language, seen_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET endpoint = excluded.endpoint, host = excluded.host,
  p256dh = excluded.p256dh, auth = excluded.auth, site = excluded.site, language = excluded.language, seen_at = excluded.seen_at, warned_at = NULL`;
const PUT_ALERT = `INSERT INTO alerts (subscription, id, kind, pair, figure, armed_at, state, bound_up, bound_down, due, base)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (subscription, id) DO UPDATE SET kind = excluded.kind,
  pair = excluded.pair, figure = excluded.figure, armed_at = excluded.armed_at, state = excluded.state,
  bound_up = excluded.bound_up, bound_down = excluded.bound_down, due = excluded.due, base = excluded.base
  WHERE excluded.armed_at > alerts.armed_at`;
const STATES = `SELECT id, state, fired_at AS "firedAt", fired_rate AS rate, fired_day AS day, fired_source AS source
  FROM alerts WHERE subscription = ?`;

const WAITING = `SELECT a.subscription, a.id, a.kind, a.pair, a.figure, a.armed_at AS "armedAt", a.state, a.bound_up AS up,
  a.bound_down AS down, a.due, a.base, s.language, s.site FROM alerts a JOIN alert_subscriptions s ON s.id = a.subscription`;

const QUEUE_FIRED = queue(`alerts WHERE ${SAME_AS_READ}`, 'subscription');
const SETTLE_FIRED = `UPDATE alerts SET ${BOUNDS}, fired_at = ?, fired_rate = ?, fired_day = ?, fired_source = ? WHERE ${SAME_AS_READ}`;
const SETTLE = `UPDATE alerts SET ${BOUNDS} WHERE ${SAME_AS_READ}`;

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
  const rested = { state: 'fired', up: null, down: null, due: null, base: alert.base };
  const settled = boundsOf((bounds ?? rested) as Bounds);
  if (fired === undefined) return [{ sql: SETTLE, params: [...settled, ...read] }];
  const { messageId, message, at, rate, day, source } = fired;
  return [
    { sql: QUEUE_FIRED, params: [messageId, message, at, at, ...read] },
    { sql: SETTLE_FIRED, params: [...settled, at, rate, day, source, ...read] },
  ];
}

/** Where a page ends: the next begins after it. */
type Place = readonly [at: number, subscription: string, id: string];

/** The alerts with a value of a column up to a bound, or down to it, in the order of that column's index. */
async function* pagesOf(
  { all }: Database,
  column: 'bound_up' | 'bound_down' | 'due',
  { pair, bound }: { readonly pair?: string; readonly bound: number },
): AsyncGenerator<WaitingAlert[]> {
  const [to, after, order] = column === 'bound_down' ? ['>=', '<', 'DESC'] : ['<=', '>', 'ASC'];
  const name = { bound_up: 'up', bound_down: 'down', due: 'due' } as const;
  let place: Place | undefined;
  do {
    const rows: WaitingRow[] = await all<WaitingRow>(
      `${WAITING} WHERE ${pair === undefined ? '' : 'a.pair = ? AND '}a.${column} ${to} ?
       ${place ? `AND (a.${column}, a.subscription, a.id) ${after} (?, ?, ?)` : ''}
       ORDER BY a.${column} ${order}, a.subscription ${order}, a.id ${order} LIMIT ${PAGE}`,
      [...(pair === undefined ? [] : [pair]), bound, ...(place ?? [])],
    );
    const last = rows.length === PAGE ? rows.at(-1) : undefined;
    place = last && [last[name[column]] as number, last.subscription, last.id];
    if (rows.length > 0) yield rows.map(waitingOf);
  } while (place !== undefined);
}

async function forgetIn({ write }: Database, subscription: string): Promise<boolean> {
  const results = await write(FORGET.map((sql) => ({ sql, params: [subscription] })));
  return results.at(-1)?.length === 1;
}

/** Alerts and where they are pushed to. Instants are milliseconds. Every write is durable when its promise resolves. */
export type AlertStore = ReturnType<typeof openAlertStore>;

/** @param database with the schema up to date */
export function openAlertStore(database: Database) {
  const { all, write } = database;

  const forget = (subscription: string) => forgetIn(database, subscription);

  return {
    ...openOutbox(database),
    /**
     * Stores a subscription with these alerts and no others; another one of the same browser is gone, which an endpoint alone does not
     * prove: it has to name the same `auth` too. An alert that is there with the same `armedAt` or a later one stays as it is.
     */
    async subscribe(
      { id, endpoint, keys, site, language }: StoredSubscription,
      alerts: readonly (Alert & Bounds)[],
      seenAt: number,
    ) {
      const { host } = new URL(endpoint);
      const others = await all<{ id: string }>(
        'SELECT id FROM alert_subscriptions WHERE endpoint = ? AND auth = ? AND id <> ?',
        [endpoint, keys.auth, id],
      );
      for (const other of others) await forget(other.id);
      const ids = alerts.map((alert) => alert.id);
      const left = ids.length > 0 ? `AND id NOT IN (${ids.map(() => '?').join(', ')})` : '';
      await write([
        {
          sql: PUT_SUBSCRIPTION,
          params: [id, endpoint, host, keys.p256dh, keys.auth, site, language, seenAt],
        },
        { sql: `DELETE FROM alerts WHERE subscription = ? ${left}`, params: [id, ...ids] },
        ...alerts.map((alert) => ({
          sql: PUT_ALERT,
          params: [
            ...[id, alert.id, alert.kind, `${alert.from}/${alert.to}`, alert.figure ?? null, alert.armedAt],
            ...boundsOf(alert),
          ],
        })),
      ]);
    },
    /** @returns the state of each alert, or undefined where there is no such subscription; it counts as seen then */
    async states(subscription: string, seenAt: number): Promise<AlertState[] | undefined> {
      const sql = 'UPDATE alert_subscriptions SET seen_at = ?, warned_at = NULL WHERE id = ? RETURNING id';
      const [seen = []] = await write([{ sql, params: [seenAt, subscription] }]);
      if (seen.length === 0) return undefined;
      const rows = await all<Record<string, unknown>>(STATES, [subscription]);
      return rows.map(
        (row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as AlertState,
      );
    },
    /** Erases a subscription with all that belongs to it. @returns whether there was one */
    forget,
    /** Erases the subscriptions not seen since an instant. */
    async forgetUnseen(before: number) {
      const sql = 'SELECT id FROM alert_subscriptions WHERE seen_at < ?';
      for (const { id } of await all<{ id: string }>(sql, [before])) await forget(id);
    },
    /** For each pair that has bounds, the nearest one upwards and the nearest downwards, page by page. */
    async *nearestBounds(): AsyncGenerator<readonly NearestBound[]> {
      for (const sql of NEAREST)
        for (let after: string | undefined = ''; after !== undefined; ) {
          const rows: NearestBound[] = await all<NearestBound>(sql, [after]);
          after = rows.length === PAIRS ? rows.at(-1)?.pair : undefined;
          yield rows;
        }
    },
    /** The alerts of a pair with `up` at most `above`, or `down` at least `below`, page by page; each page may be settled meanwhile. */
    async *crossed(pair: string, above: number, below: number): AsyncGenerator<readonly WaitingAlert[]> {
      yield* pagesOf(database, 'bound_up', { pair, bound: above });
      yield* pagesOf(database, 'bound_down', { pair, bound: below });
    },
    /** The alerts that are to be looked at by a day, page by page as well. */
    due: (day: number): AsyncIterable<readonly WaitingAlert[]> => pagesOf(database, 'due', { bound: day }),
    /** Takes the changes of a page in: state and message of each alert in one transaction, and only where the alert still is as it was read. */
    settle: (changes: readonly AlertChange[]) => write(changes.flatMap(statementsOf)),
  };
}
