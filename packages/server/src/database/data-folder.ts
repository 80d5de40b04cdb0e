import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A data folder that this process alone may write to, until it calls `release` or ends in any way. */
export interface DataFolder {
  readonly databaseFile: string;
  release(): void;
}

export type DataFolderFault = 'in-use';

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

/**
 * Creates the folder where needed and takes its lock. The lock is one the operating system lets go of when the process
 * dies, so a killed server never leaves a stale one behind.
 * @returns the folder, or `in-use` while another process holds it
 * @throws when the folder cannot be created or written to
 */
export function openDataFolder(path: string): DataFolder | DataFolderFault {
  makeFolder(path);
  const lock = new DatabaseSync(join(path, 'equivale.lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && error.message.includes('locked')) return 'in-use';
    throw error;
  }
  return { databaseFile: databaseFileIn(path), release: () => lock.close() };
}
