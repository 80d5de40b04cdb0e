/** The last clock that counts, 9999-12-31: a later one is no time, and counts as the earliest. */
export const LAST_STAMP = 253_402_300_799_999;

/** Whether a value is a clock that counts. */
export const isStamp = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= LAST_STAMP;

/**
 * Clock of a change: now, or one millisecond after what it replaces; a hybrid logical clock for each record, as one number.
 * Whoever has seen a record and changes it comes after it, however wrong any clock is.
 * @param before clock of the record that is replaced, undefined for a new one
 * @param now this device's time in milliseconds since the epoch
 * @source S. Kulkarni and others, Logical Physical Clocks, OPODIS 2014
 */
export const nextStamp = (before: number | undefined, now: number): number =>
  Math.min(LAST_STAMP, Math.max(now, isStamp(before) ? before + 1 : 0));
