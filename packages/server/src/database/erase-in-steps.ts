import type { Database, SqlValue } from './database.ts';

/**
 * Rows that one statement erases. Of a large table each is on pages of its own: with 500 a statement, reads waited five times as
 * long as with 50.
 */
export const ERASED_AT_ONCE = 50;

/**
 * Erases rows step by step; requests are answered between two.
 * @param sql erases some of the rows and returns them
 * @param ending ends the work between two steps, with an error
 */
export async function eraseInSteps(
  { write }: Pick<Database, 'write'>,
  sql: string,
  params: readonly SqlValue[] = [],
  ending?: AbortSignal,
): Promise<void> {
  for (let isMore = true; isMore; ) {
    ending?.throwIfAborted();
    const [erased = []] = await write([{ sql, params }]);
    isMore = erased.length > 0;
  }
}
