import { mkdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { databaseFileIn } from '../../packages/server/src/database/data-folder.ts';
import { openSqliteDatabase } from '../../packages/server/src/database/sqlite-database.ts';
import { openStore } from '../../packages/server/src/store/open-store.ts';
import { chainAt, FIRST, FIRST_ETAG } from './chains.ts';

/** Makes a data folder in which the state that is replaced first is stored for many chains. */
export async function fillStates(folder: string, count: number): Promise<void> {
  mkdirSync(folder);
  const file = databaseFileIn(folder);
  await (await openStore(openSqliteDatabase(file))).close();
  const database = new DatabaseSync(file);
  // A fill that is cut off is begun anew.
  database.exec('PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; BEGIN');
  const insert = database.prepare(
    'INSERT INTO sync_states (sync_group, etag, seen_at, body, is_last) VALUES (?, ?, ?, ?, 0)',
  );
  const [body, now] = [Buffer.from(FIRST), Date.now()];
  for (let at = 0; at < count; at++) insert.run(chainAt(at).id, FIRST_ETAG, now, body);
  database.exec('COMMIT');
  database.close();
}
