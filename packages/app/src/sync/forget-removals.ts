import { DAY_MS } from '@equivale/core';
import type { StampedRecord, WholeState } from '@equivale/core/merge';
import { type Device, presentDevices } from './membership.ts';

const YEAR_MS = 365 * DAY_MS;

/**
 * Before which instant removals are known to every device and forgotten: a year before the one that was away longest was there.
 * After a device was away for a year itself, that counts only once all have seen what it brought.
 */
function forgottenBefore(devices: readonly StampedRecord[]): number {
  const present = presentDevices(devices);
  const before = Math.min(...present.map(({ seenAt }) => seenAt)) - YEAR_MS;
  return present.length > 0 && present.every(({ backAt }) => Number(backAt ?? 0) <= before) ? before : 0;
}

/** What a device says of itself: that it is there, and when it came back after a year in which others may have forgotten. */
export const seenAgain = (own: Device, now: number) => ({
  seenAt: now,
  ...(now - own.seenAt > YEAR_MS && { backAt: now }),
});

/** A state without the removals that every device has seen for a year; `before` is the instant. */
export function forgetRemovals(
  state: WholeState,
  devices: readonly StampedRecord[],
): { readonly state: WholeState; readonly before?: number } {
  const before = forgottenBefore(devices);
  let isAny = false;
  const isKept = (record: Partial<StampedRecord> | null) => {
    const isForgotten = record?.removed === true && Number(record.changedAt) < before;
    isAny ||= isForgotten;
    return !isForgotten;
  };
  const left = Object.entries(state).map(([kind, records]) => [
    kind,
    Array.isArray(records) && kind !== 'devices' ? records.filter(isKept) : records,
  ]);
  return isAny ? { state: Object.fromEntries(left), before } : { state };
}
