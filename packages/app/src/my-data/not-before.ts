/**
 * The time by which foreign clocks are judged: this device's, but at least the date of the bundled rates,
 * because a device whose battery died starts in 1970.
 * @param now milliseconds since the epoch, by this device
 */
export const notBeforeRelease = (now: number): number => Math.max(now, Date.parse(__RATES_AT__));
