import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Creates a folder and those above it. `mkdirSync` with `recursive` does the same, but never comes back where the system
 * answers "no such file" for a folder that cannot be made, as below /proc (seen on Node 24.21).
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** The embedded database in a data folder. */
export const databaseFileIn = (path: string): string => join(path, 'equivale.sqlite');

/** SQLite would open a file of another user to be read, and take no lock of it: a restored copy would lose all that is written. */
function requireWritable(file: string): void {
  if (existsSync(file)) accessSync(file, constants.W_OK);
}

/**
 * Creates the folder where needed and takes its lock. The lock is one the operating system lets go of when the process
 * dies, so a killed server never leaves a stale one behind.
 * @returns the folder, which is this process's until `release` or its end, or `in-use` while another process holds it
 * @throws when the folder cannot be created, or it or a file in it cannot be written to
 */
export function openDataFolder(path: string) {
  makeFolder(path);
  const lockFile = join(path, 'equivale.lock');
  for (const file of [lockFile, databaseFileIn(path)]) requireWritable(file);
  const lock = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && error.message.includes('locked')) return 'in-use' as const;
    throw error;
  }
  return { databaseFile: databaseFileIn(path), release: () => lock.close() };
}
