/** This device's time, but at least the bundled rates': a device whose battery died starts in 1970. */
export const notBeforeRelease = (now: number): number => Math.max(now, Date.parse(__RATES_AT__));
