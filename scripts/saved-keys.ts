import { readFileSync, writeFileSync } from 'node:fs';
import { databaseFileIn } from '../packages/server/src/database/data-folder.ts';
import { openPostgresDatabase } from '../packages/server/src/database/postgres-database.ts';
import { openSqliteDatabase } from '../packages/server/src/database/sqlite-database.ts';
import { KEY_NAMES } from './key-names.ts';
import { loadSettings, withContext } from './service-context.ts';

/**
 * Writes the keys into a new file that its owner alone may read, beside a running service too.
 * @throws where the file is there already, or the database is not
 */
export async function saveKeys(file: string): Promise<void> {
  const { databaseUrl, dataDir } = loadSettings();
  const database = databaseUrl
    ? openPostgresDatabase(databaseUrl)
    : openSqliteDatabase(databaseFileIn(dataDir), true);
  try {
    const rows = await database.all<{ key: string; value: string }>(
      'SELECT key, value FROM meta WHERE key IN (?, ?)',
      KEY_NAMES,
    );
    if (rows.length === 0) throw new Error('the database has no keys yet: start the service once');
    const keys = Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value)]));
    writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  } finally {
    await database.close();
  }
}

/**
 * Puts saved keys in the place of those in the database, before the service starts on a restored copy.
 * @throws where the file holds something else, or a server has the data folder
 */
export async function restoreKeys(file: string): Promise<void> {
  const keys = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
  if (keys.length === 0 || !keys.every(([name]) => KEY_NAMES.includes(name)))
    throw new Error(`"${file}" is no file of npm run keys -- save`);
  await withContext(async ({ store }) => {
    for (const [name, value] of keys) await store.setMeta(name, JSON.stringify(value));
    await store.announce();
  });
}
