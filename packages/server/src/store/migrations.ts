import type { Migration } from '../database/database.ts';

const RATES = [
  `CREATE TABLE observations (
     source TEXT NOT NULL,
     code TEXT NOT NULL,
     date TEXT NOT NULL,
     rate DOUBLE PRECISION NOT NULL,
     published TEXT,
     published_at TEXT,
     recorded_at TEXT,
     first_rate DOUBLE PRECISION,
     first_published TEXT,
     first_recorded_at TEXT,
     PRIMARY KEY (source, code, date)
   ){{clustered}}`,
  `CREATE TABLE refusals (
     at TEXT NOT NULL,
     source TEXT NOT NULL,
     code TEXT NOT NULL,
     date TEXT NOT NULL,
     rule TEXT NOT NULL,
     rate DOUBLE PRECISION,
     detail TEXT NOT NULL,
     PRIMARY KEY (source, at, code, date, rule)
   ){{clustered}}`,
  'CREATE INDEX refusals_by_time ON refusals (at)',
  'CREATE TABLE meta (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL)',
];

const PLAIN_RECORDS = [
  `CREATE TABLE conversions (
     device TEXT NOT NULL,
     made_at BIGINT NOT NULL,
     id TEXT NOT NULL,
     record TEXT NOT NULL,
     created_at BIGINT NOT NULL,
     PRIMARY KEY (device, made_at, id)
   ){{clustered}}`,
  'CREATE UNIQUE INDEX conversions_by_id ON conversions (device, id)',
  'CREATE INDEX conversions_by_time ON conversions (created_at)',
  `CREATE TABLE favorites (
     device TEXT NOT NULL,
     id TEXT NOT NULL,
     category TEXT NOT NULL,
     from_unit TEXT NOT NULL,
     to_unit TEXT NOT NULL,
     created_at BIGINT NOT NULL,
     changed_at BIGINT NOT NULL,
     PRIMARY KEY (device, id),
     UNIQUE (device, category, from_unit, to_unit)
   ){{clustered}}`,
  `CREATE TABLE removed_favorites (
     device TEXT NOT NULL,
     id TEXT NOT NULL,
     removed_at BIGINT NOT NULL,
     PRIMARY KEY (device, id)
   ){{clustered}}`,
];

const SYNC = [
  // A state is up to a megabyte: rows of that size lie better outside the tree of keys.
  `CREATE TABLE sync_states (
     sync_group TEXT NOT NULL PRIMARY KEY,
     etag TEXT NOT NULL,
     seen_at BIGINT NOT NULL,
     body BYTEA NOT NULL,
     is_last INTEGER NOT NULL
   )`,
  'CREATE INDEX sync_states_by_time ON sync_states (seen_at)',
  `CREATE TABLE pairing_messages (
     code TEXT NOT NULL,
     step INTEGER NOT NULL,
     sent_at BIGINT NOT NULL,
     body BYTEA NOT NULL,
     PRIMARY KEY (code, step)
   ){{clustered}}`,
];

const ALERTS = [
  `CREATE TABLE alert_subscriptions (
     id TEXT NOT NULL PRIMARY KEY,
     endpoint TEXT NOT NULL,
     p256dh TEXT NOT NULL,
     auth TEXT NOT NULL,
     host TEXT NOT NULL,
     site TEXT NOT NULL,
     language TEXT NOT NULL,
     seen_at BIGINT NOT NULL,
     warned_at BIGINT
   )`,
  'CREATE INDEX alert_subscriptions_by_endpoint ON alert_subscriptions (endpoint)',
  'CREATE INDEX alert_subscriptions_by_time ON alert_subscriptions (seen_at)',
  `CREATE TABLE alerts (
     subscription TEXT NOT NULL,
     id TEXT NOT NULL,
     kind TEXT NOT NULL,
     pair TEXT NOT NULL,
     figure TEXT,
     armed_at BIGINT NOT NULL,
     state TEXT NOT NULL,
     bound_up DOUBLE PRECISION,
     bound_down DOUBLE PRECISION,
     due INTEGER,
     base TEXT NOT NULL,
     fired_at BIGINT,
     fired_rate TEXT,
     fired_day TEXT,
     fired_source TEXT,
     PRIMARY KEY (subscription, id)
   ){{clustered}}`,
  ...['bound_up', 'bound_down'].map(
    (bound) =>
      `CREATE INDEX alerts_by_${bound} ON alerts (pair, ${bound}, subscription, id) WHERE ${bound} IS NOT NULL`,
  ),
  'CREATE INDEX alerts_by_due ON alerts (due, subscription, id) WHERE due IS NOT NULL',
  `CREATE TABLE alert_outbox (
     id TEXT NOT NULL PRIMARY KEY,
     subscription TEXT NOT NULL,
     host TEXT NOT NULL,
     body TEXT NOT NULL,
     created_at BIGINT NOT NULL,
     next_at BIGINT NOT NULL,
     attempts INTEGER NOT NULL
   )`,
  'CREATE INDEX alert_outbox_by_host ON alert_outbox (host, attempts, next_at, id)',
  'CREATE INDEX alert_outbox_by_subscription ON alert_outbox (subscription)',
];

/** The schema's history, oldest first. */
export const MIGRATIONS: readonly Migration[] = [
  { name: 'first release', statements: [...RATES, ...PLAIN_RECORDS, ...SYNC, ...ALERTS] },
];
