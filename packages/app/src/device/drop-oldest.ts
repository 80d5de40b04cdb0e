interface Cursor {
  readonly value: unknown;
  delete(): Promise<void>;
  continue(): Promise<Cursor | null>;
}

/**
 * Drops what is oldest beyond a limit.
 * @param byAge index of an open transaction, oldest first
 * @param most how many stay
 * @returns what was dropped
 */
export async function dropOldest(
  byAge: { count(): Promise<number>; openCursor(): Promise<Cursor | null> },
  most: number,
): Promise<unknown[]> {
  let surplus = (await byAge.count()) - most;
  const dropped: unknown[] = [];
  for (let oldest = surplus > 0 ? await byAge.openCursor() : null; oldest && surplus > 0; surplus -= 1) {
    dropped.push(oldest.value);
    await oldest.delete();
    oldest = await oldest.continue();
  }
  return dropped;
}
