import type { Migration } from '../database/database.ts';

/** Columns of conversions that could be staged when staging ended. */
const STAGED_COLUMNS =
  'device, id, category, from_unit, to_unit, from_value, to_value, rate, rate_date, from_text, to_text, rate_text, made_at, created_at';

/** The schema's history, oldest first. */
export const MIGRATIONS: readonly Migration[] = [
  {
    name: 'rates',
    statements: [
      `CREATE TABLE observations (
         source TEXT NOT NULL,
         code TEXT NOT NULL,
         date TEXT NOT NULL,
         rate DOUBLE PRECISION NOT NULL,
         recorded_at TEXT,
         first_rate DOUBLE PRECISION,
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
      'CREATE TABLE meta (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL)',
    ],
  },
  {
    name: 'device records',
    statements: [
      `CREATE TABLE conversions (
         device TEXT NOT NULL,
         made_at BIGINT NOT NULL,
         id TEXT NOT NULL,
         category TEXT NOT NULL,
         from_unit TEXT NOT NULL,
         to_unit TEXT NOT NULL,
         from_value DOUBLE PRECISION NOT NULL,
         to_value DOUBLE PRECISION NOT NULL,
         rate DOUBLE PRECISION,
         rate_date TEXT,
         created_at BIGINT NOT NULL,
         PRIMARY KEY (device, made_at, id)
       ){{clustered}}`,
      `CREATE TABLE favorites (
         device TEXT NOT NULL,
         id TEXT NOT NULL,
         category TEXT NOT NULL,
         from_unit TEXT NOT NULL,
         to_unit TEXT NOT NULL,
         created_at BIGINT NOT NULL,
         PRIMARY KEY (device, id),
         UNIQUE (device, category, from_unit, to_unit)
       ){{clustered}}`,
    ],
  },
  {
    name: 'arrivals',
    statements: [
      // No key: rows are only ever appended, and all taken out together.
      `CREATE TABLE arrivals (
         device TEXT NOT NULL,
         made_at BIGINT NOT NULL,
         id TEXT NOT NULL,
         category TEXT NOT NULL,
         from_unit TEXT NOT NULL,
         to_unit TEXT NOT NULL,
         from_value DOUBLE PRECISION NOT NULL,
         to_value DOUBLE PRECISION NOT NULL,
         rate DOUBLE PRECISION,
         rate_date TEXT,
         created_at BIGINT NOT NULL
       )`,
    ],
  },
  { name: 'staging', statements: ['ALTER TABLE arrivals RENAME TO staging'] },
  {
    name: 'published figures',
    // Nothing is known of what was stored before: the double stands for it, and an empty text says so.
    statements: ["ALTER TABLE observations ADD COLUMN published TEXT DEFAULT ''"],
  },
  {
    name: 'ids of devices',
    statements: [
      // Of the processes on one database two may be sent the same conversion at the same moment.
      '{{shared}}CREATE UNIQUE INDEX conversions_by_id ON conversions (device, id)',
      // Ids are made in the order of time: an index of them takes a commit on its last page.
      'ALTER TABLE staging ADD COLUMN named INTEGER',
      'CREATE UNIQUE INDEX staging_by_id ON staging (id, device) WHERE named = 1',
    ],
  },
  { name: 'refusals by time', statements: ['CREATE INDEX refusals_by_time ON refusals (at)'] },
  {
    name: 'exact figures of conversions',
    statements: ['conversions', 'staging'].flatMap((table) =>
      ['from_text', 'to_text', 'rate_text'].map((column) => `ALTER TABLE ${table} ADD COLUMN ${column} TEXT`),
    ),
  },
  {
    name: 'sync',
    statements: [
      // A state is up to a megabyte: rows of that size lie better outside the tree of keys. SQLite takes the type for what the value is.
      `CREATE TABLE sync_states (
         chain TEXT NOT NULL PRIMARY KEY,
         etag TEXT NOT NULL,
         seen_at BIGINT NOT NULL,
         body BYTEA NOT NULL
       )`,
      'CREATE INDEX sync_states_by_time ON sync_states (seen_at)',
      `CREATE TABLE pairing_messages (
         code TEXT NOT NULL,
         step INTEGER NOT NULL,
         sent_at BIGINT NOT NULL,
         body BYTEA NOT NULL,
         PRIMARY KEY (code, step)
       ){{clustered}}`,
    ],
  },
  {
    name: 'alerts',
    statements: [
      `CREATE TABLE alert_subscriptions (
         id TEXT NOT NULL PRIMARY KEY,
         endpoint TEXT NOT NULL,
         p256dh TEXT NOT NULL,
         auth TEXT NOT NULL,
         site TEXT NOT NULL,
         language TEXT NOT NULL,
         seen_at BIGINT NOT NULL
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
      'CREATE INDEX alerts_by_upper_bound ON alerts (pair, bound_up) WHERE bound_up IS NOT NULL',
      'CREATE INDEX alerts_by_lower_bound ON alerts (pair, bound_down) WHERE bound_down IS NOT NULL',
      'CREATE INDEX alerts_by_day ON alerts (due) WHERE due IS NOT NULL',
      `CREATE TABLE alert_outbox (
         id TEXT NOT NULL PRIMARY KEY,
         subscription TEXT NOT NULL,
         body TEXT NOT NULL,
         created_at BIGINT NOT NULL,
         next_at BIGINT NOT NULL,
         attempts INTEGER NOT NULL
       )`,
      'CREATE INDEX alert_outbox_by_time ON alert_outbox (next_at)',
      'CREATE INDEX alert_outbox_by_subscription ON alert_outbox (subscription)',
    ],
  },
  {
    name: 'last states of chains',
    statements: ['ALTER TABLE sync_states ADD COLUMN is_last INTEGER NOT NULL DEFAULT 0'],
  },
  {
    name: 'plain records',
    statements: [
      'CREATE UNIQUE INDEX IF NOT EXISTS conversions_by_id ON conversions (device, id)',
      // What was staged goes to where it is sorted: rows of it may be there already.
      `INSERT INTO conversions (${STAGED_COLUMNS}) SELECT ${STAGED_COLUMNS} FROM staging WHERE true ON CONFLICT DO NOTHING`,
      'DROP TABLE staging',
      ...['past TEXT', 'kind TEXT', 'own INTEGER', 'markup_text TEXT'].map(
        (column) => `ALTER TABLE conversions ADD COLUMN ${column}`,
      ),
      'ALTER TABLE favorites ADD COLUMN changed_at BIGINT NOT NULL DEFAULT 0',
      'UPDATE favorites SET changed_at = created_at',
      `CREATE TABLE removed_favorites (
         device TEXT NOT NULL,
         id TEXT NOT NULL,
         removed_at BIGINT NOT NULL,
         PRIMARY KEY (device, id)
       ){{clustered}}`,
    ],
  },
  {
    name: 'messages tried least often first',
    statements: [
      'DROP INDEX alert_outbox_by_time',
      'CREATE INDEX alert_outbox_by_attempts ON alert_outbox (attempts, next_at)',
    ],
  },
  {
    name: 'instants of publication',
    statements: ['ALTER TABLE observations ADD COLUMN published_at TEXT'],
  },
];
