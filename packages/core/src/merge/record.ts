/**
 * A record as devices exchange it. `changedAt`: its clock, milliseconds since the epoch as `nextStamp` gives them. A removed
 * record keeps its id, `removed: true` and the clock of its removal.
 */
export interface StampedRecord {
  readonly changedAt: number;
  readonly removed?: boolean;
  readonly [field: string]: unknown;
}

/** What a record is found again by, over all devices. An item of an arranged list has no id of its own. */
export function keyOfRecord(record: unknown): string | undefined {
  const { id, list, item } = (record ?? {}) as Record<string, unknown>;
  if (typeof id === 'string') return id;
  return typeof list === 'string' && typeof item === 'string' ? JSON.stringify([list, item]) : undefined;
}
