interface Cursor {
  readonly value: unknown;
  delete(): Promise<void>;
  continue(): Promise<Cursor | null>;
}

/**
 * Removes the oldest rows beyond a limit.
 * @param byAge index of an open transaction, oldest first
 * @param most how many remain
 * @param range part of the index; all of it by default
 * @returns the removed rows
 */
export async function dropOldest(
  byAge: {
    count(range?: IDBKeyRange): Promise<number>;
    openCursor(range?: IDBKeyRange): Promise<Cursor | null>;
  },
  most: number,
  range?: IDBKeyRange,
): Promise<unknown[]> {
  let surplus = (await byAge.count(range)) - most;
  const dropped: unknown[] = [];
  for (let oldest = surplus > 0 ? await byAge.openCursor(range) : null; oldest && surplus > 0; surplus -= 1) {
    dropped.push(oldest.value);
    await oldest.delete();
    oldest = await oldest.continue();
  }
  return dropped;
}
