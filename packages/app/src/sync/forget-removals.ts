import { DAY_MS } from '@equivale/core';
import type { StampedRecord, WholeState } from '@equivale/core/merge';
import { type Device, presentDevices } from './membership.ts';

const YEAR_MS = 365 * DAY_MS;

/**
 * The time before which tombstones are known to every device: a year before the device that was away longest was
 * last seen. A device away for a year counts only after all have seen its changes.
 */
function forgottenBefore(devices: readonly StampedRecord[]): number {
  const present = presentDevices(devices);
  const before = Math.min(...present.map(({ seenAt }) => seenAt)) - YEAR_MS;
  return present.length > 0 && present.every(({ backAt }) => Number(backAt ?? 0) <= before) ? before : 0;
}

/** Presence of a device: when it was last seen, and when it came back after a year. */
export const seenAgain = (own: Device, now: number) => ({
  seenAt: now,
  ...(now - own.seenAt > YEAR_MS && { backAt: now }),
});

/** A state without tombstones that every device has seen for a year; `before` is that time. */
export function forgetRemovals(
  state: WholeState,
  devices: readonly StampedRecord[],
): { readonly state: WholeState; readonly before?: number } {
  const before = forgottenBefore(devices);
  let isAny = false;
  const isRemaining = (record: Partial<StampedRecord> | null) => {
    const isForgotten = record?.removed === true && Number(record.changedAt) < before;
    isAny ||= isForgotten;
    return !isForgotten;
  };
  const left = Object.entries(state).map(([kind, records]) => [
    kind,
    Array.isArray(records) && kind !== 'devices' ? records.filter(isRemaining) : records,
  ]);
  return isAny ? { state: Object.fromEntries(left), before } : { state };
}
