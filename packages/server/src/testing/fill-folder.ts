import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseFileIn, makeFolder } from '../database/data-folder.ts';
import { openSqliteDatabase } from '../database/sqlite-database.ts';
import { loadSeed } from '../store/load-seed.ts';
import { openStore } from '../store/open-store.ts';

async function filledDatabase(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'equivale-filled-'));
  const file = databaseFileIn(folder);
  const store = await openStore(openSqliteDatabase(file));
  await loadSeed(store, '2026-08-22T00:00:00Z');
  await store.close();
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
}

let filled: ReturnType<typeof filledDatabase> | undefined;

/**
 * Puts a database with the bundled rates into a data folder. Loading them takes a second: here it is done once for all tests of a worker.
 * @returns the folder
 */
export async function fillFolder(dataDir: string): Promise<string> {
  filled ??= filledDatabase();
  makeFolder(dataDir);
  writeFileSync(databaseFileIn(dataDir), await filled);
  return dataDir;
}
