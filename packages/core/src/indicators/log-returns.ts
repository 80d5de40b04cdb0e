/**
 * Log changes between neighbouring closes.
 * `log1p` of the exact difference keeps digits that the logarithm of a rounded ratio near 1 loses.
 * @param closes prices above zero, oldest first
 * @returns one value fewer than the closes (none for an empty series), dimensionless; 0 where the price stood still
 * @throws RangeError on a close that is not a finite number above zero
 */
export function logReturns(closes: readonly number[]): number[] {
  const bad = closes.findIndex((close) => !(Number.isFinite(close) && close > 0));
  if (bad >= 0) throw new RangeError(`close ${bad} is not a finite number above zero`);
  return closes.slice(1).map((close, index) => logChange(closes[index] ?? close, close));
}

/**
 * Log change from one price to another.
 *
 * @param from price above zero
 * @param to price above zero
 * @returns ln(to / from)
 */
export function logChange(from: number, to: number): number {
  const ratio = to / from;
  return ratio > 0.5 && ratio < 2 ? Math.log1p((to - from) / from) : Math.log(ratio);
}
