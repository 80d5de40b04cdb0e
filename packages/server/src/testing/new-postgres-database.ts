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
 * Creates an empty database.
 * @param serverUrl address of any database of the PostgreSQL
 * @returns the new one's address
 */
export async function newPostgresDatabase(serverUrl: string, name: string): Promise<string> {
  await runOnPostgres(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
