interface Cursor {
  readonly value: unknown;
  delete(): Promise<void>;
  continue(): Promise<Cursor | null>;
}

/**
 * Drops what is oldest beyond a limit.
 * @param byAge index of an open transaction, oldest first
 * @param most how many stay
 * @param range what of the index is meant; all of it without one
 * @returns what was dropped
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
