import { Client } from 'pg';

/** Runs one statement on a connection of its own. */
export async function runOnPostgres(url: string, sql: string): Promise<void> {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  try {
    await admin.query(sql);
  } finally {
    await admin.end();
  }
}

/**
 * Creates an empty database and the role that owns it, with no other right: what `deploy/compose.postgres.yaml` gives the service.
 * @param serverUrl address of any database of the PostgreSQL
 * @returns the new one's address, for its owner
 */
export async function newPostgresDatabase(serverUrl: string, name: string): Promise<string> {
  await runOnPostgres(serverUrl, `CREATE ROLE ${name} LOGIN`);
  await runOnPostgres(serverUrl, `CREATE DATABASE ${name} OWNER ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  url.username = name;
  return url.href;
}
