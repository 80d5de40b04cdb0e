import { readMyData } from '@equivale/contract';
import { keyOfRecord, type WholeState } from '@equivale/core/merge';
import { notBeforeRelease } from '../../my-data/not-before.ts';
import { runInSteps } from '../../platform/run-in-steps.ts';
import type { SyncFault } from '../membership.ts';
import { isMoved } from '../moved.ts';
import type { RemoteState } from '../remote.ts';
import type { SyncGroup } from '../sync-group.ts';
import { openState, textOf } from './sealed-state.ts';

export interface Found {
  readonly etag: string | undefined;
  readonly revision: number;
  readonly state: WholeState;
  /** Unvalidated devices of the group. */
  readonly devices: unknown;
  /** Its text as stored; clocks too far ahead are clamped in `state`. */
  readonly text: string;
}

/** More devices than anybody has. */
const MAX_DEVICES = 1000;

const areDevices = (devices: unknown): boolean =>
  Array.isArray(devices) &&
  devices.length <= MAX_DEVICES &&
  devices.every((device) => keyOfRecord(device) !== undefined);

/** Any member may have written it. `moved`: the group has a new secret. */
export async function readShared(
  group: SyncGroup,
  { etag, body }: RemoteState,
  now: number,
): Promise<Found | { readonly moved: unknown } | { readonly fault: SyncFault }> {
  const opened = await openState(group, body);
  if (typeof opened === 'string') return { fault: opened };
  if (isMoved(opened.state)) return { moved: opened.state };
  const { devices = [], ...rest } = (opened.state ?? {}) as WholeState;
  const read = await runInSteps(readMyData(rest, notBeforeRelease(now)));
  if (!read.ok) return { fault: read.code === 'newer' ? 'newer' : 'damaged' };
  if (!areDevices(devices)) return { fault: 'damaged' };
  return { etag, revision: opened.revision, state: read.state, devices, text: textOf(opened.state) };
}
