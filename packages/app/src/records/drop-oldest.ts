interface Cursor {
  readonly value: unknown;
  delete(): Promise<void>;
  continue(): Promise<Cursor | null>;
}

/** Removes and returns the oldest rows beyond a limit; `byAge`: an index, oldest first. */
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
