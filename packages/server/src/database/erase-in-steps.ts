import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Database, SqlValue } from './database.ts';

/** Rows that one statement erases: of a large table each is on three pages of its own, all of them written at once. */
export const ERASED_AT_ONCE = 20;

/**
 * Erases rows step by step; requests are answered between two.
 * @param sql erases some of the rows and returns them
 * @param ending ends the work between two steps, with an error
 */
export async function eraseInSteps(
  { all, isShared, write }: Pick<Database, 'all' | 'isShared' | 'write'>,
  sql: string,
  params: readonly SqlValue[] = [],
  ending?: AbortSignal,
): Promise<void> {
  for (let isMore = true; isMore; ) {
    ending?.throwIfAborted();
    const [erased = []] = await write([{ sql, params }]);
    isMore = erased.length > 0;
    await yieldToEventLoop();
    // SQLite would copy the log of many steps to its file at once, which holds requests up.
    if (!isShared) await all('PRAGMA wal_checkpoint(PASSIVE)');
  }
}
