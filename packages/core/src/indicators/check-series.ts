/**
 * Refuses what no caller may pass: a period that is not a whole number in its range, or a close that is not a finite
 * number. Both are programmer errors (the wire schema lets no such close through), so they throw.
 *
 * @param closes prices, oldest first
 * @param period length of the window, in closes or changes
 * @param least smallest window the definition allows
 * @throws RangeError
 */
export function checkSeries(closes: readonly number[], period: number, least = 1): void {
  if (!Number.isInteger(period) || period < least) {
    throw new RangeError(`period must be a whole number of at least ${least}, not ${period}`);
  }
  const bad = closes.findIndex((close) => !Number.isFinite(close));
  if (bad >= 0) throw new RangeError(`close ${bad} is not a finite number`);
}
