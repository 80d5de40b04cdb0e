import { existsSync } from 'node:fs';
import { databaseFileIn } from '../database/data-folder.ts';
import { openPostgresDatabase } from '../database/postgres-database.ts';
import { openSqliteDatabase } from '../database/sqlite-database.ts';
import { newSigningKeys } from '../publish/signing-keys.ts';
import { newServerKeys } from '../push/server-keys.ts';
import { KEY_NAMES, readKeyFile, writeKeyFile } from '../store/key-file.ts';
import { loadSettings, withContext } from './service-context.ts';

/**
 * Writes the keys into a new file that its owner alone may read, beside a running service too.
 * @throws where the file is there already, or the database is not
 */
export async function saveKeys(file: string): Promise<void> {
  const { databaseUrl, dataDir, keysFile } = loadSettings();
  if (keysFile) throw new Error(`the keys are in "${keysFile}": copy that file`);
  if (existsSync(file)) throw new Error(`"${file}" is there already`);
  const database = databaseUrl
    ? openPostgresDatabase(databaseUrl)
    : openSqliteDatabase(databaseFileIn(dataDir), true);
  try {
    const rows = await database.all<{ key: string; value: string }>(
      'SELECT key, value FROM meta WHERE key IN (?, ?)',
      KEY_NAMES,
    );
    if (rows.length === 0)
      throw new Error(
        'the database has no keys yet: those for rates are made when some have been fetched, those for messages with PUSH_CONTACT',
      );
    const keys = Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value)]));
    writeKeyFile(file, keys);
  } finally {
    await database.close();
  }
}

/** Makes keys for a service that is to find them in a file. @throws where the file is there already */
export async function newKeys(file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`"${file}" is there already`);
  writeKeyFile(file, { 'signing-keys': newSigningKeys(), 'push-keys': JSON.parse(newServerKeys()) });
}

/**
 * Puts saved keys in the place of those in the database, before the service starts on a restored copy.
 * @throws where the file holds something else, or a server has the data folder
 */
export async function restoreKeys(file: string): Promise<void> {
  const keys = readKeyFile(file);
  if (keys === undefined) throw new Error(`there is no "${file}"`);
  await withContext(async ({ store }) => {
    for (const [name, value] of Object.entries(keys)) await store.setMeta(name, JSON.stringify(value));
    await store.announce();
  });
}
