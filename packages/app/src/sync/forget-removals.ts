import { DAY_MS } from '@equivale/core';
import type { StampedRecord, WholeState } from '@equivale/core/merge';
import { isForgotten } from '../records/kind.ts';
import { type Device, presentDevices } from '../records/kinds/devices.ts';
import { kindOf } from '../records/state.ts';

const YEAR_MS = 365 * DAY_MS;

/** A year before the longest absent device was last seen. One away for a year counts once all saw its changes. */
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
  const left = Object.entries(state).map(([kind, records]) => {
    if (!Array.isArray(records)) return [kind, records];
    const remaining = records.filter((record) => !isForgotten(kindOf(kind), record, before));
    isAny ||= remaining.length < records.length;
    return [kind, remaining];
  });
  return isAny ? { state: Object.fromEntries(left), before } : { state };
}
