import snapshot from './rates-snapshot.json';

/**
 * The time by which clocks of other devices are judged: this device's own, and not before the rates that the release came with, since the
 * clock of a device whose battery died begins in 1970.
 * @param now milliseconds since the epoch, by this device
 */
export const notBeforeRelease = (now: number): number => Math.max(now, Date.parse(snapshot.timestamp));
