import type { Migration } from '../database/database.ts';

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
];
