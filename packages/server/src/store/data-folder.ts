import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from './make-folder.ts';

/** A data folder that this process alone may write to, until it calls `release` or ends in any way. */
export interface DataFolder {
  readonly databaseFile: string;
  release(): void;
}

export type DataFolderFault = 'in-use';

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
  return { databaseFile: join(path, 'equivale.sqlite'), release: () => lock.close() };
}
