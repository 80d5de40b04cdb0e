import { logStorage, type StorageFault, storageFault } from '../device/storage-fault.ts';
import { reportStorageFault } from '../device/storage-health.ts';
import { type Bytes, fromBase64Url } from './bytes.ts';
import { beginAnew, newMembership, removeDevice, renamed } from './change-members.ts';
import { createRemote } from './http-remote.ts';
import { localState, NotStored } from './local-state.ts';
import type { Membership } from './membership.ts';
import { changeMembership, noteFault } from './membership-store.ts';
import { type RoundDeps, syncRound } from './round.ts';
import type { OwnKeys } from './secret-box.ts';
import { service } from './service.ts';
import { syncGroupOf } from './sync-group.ts';

/** First pause in milliseconds, and how often it doubles. */
const FIRST_PAUSE_MS = 200;
const MAX_DOUBLINGS = 5;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const deps: RoundDeps = {
  remote: createRemote(service),
  local: localState,
  now: Date.now,
  // Random jitter separates two devices that collided.
  pause: (attempt) => wait(Math.random() * FIRST_PAUSE_MS * 2 ** Math.min(attempt, MAX_DOUBLINGS)),
};

/** Classifies and logs a storage failure. */
function faultOf(error: unknown): StorageFault {
  const fault = error instanceof NotStored ? error.fault : storageFault(error);
  logStorage('What devices share could not be read or stored', error);
  reportStorageFault(fault);
  return fault;
}

/** Runs a round; a failure to read or store ends with a fault. */
async function round(membership: Membership, isReplacing = false): Promise<Membership> {
  try {
    return await syncRound(deps, membership, isReplacing);
  } catch (error) {
    return { ...membership, fault: faultOf(error) };
  }
}

async function change(by: (now: Membership) => Promise<Membership>): Promise<void> {
  try {
    await changeMembership(async (now) => now && by(now));
  } catch (error) {
    noteFault(faultOf(error));
  }
}

/** Syncs this device if it is in a group. @param isReplacing the person agreed to overwrite the server's state */
export const syncNow = (isReplacing = false): Promise<void> => change((now) => round(now, isReplacing));

/** Creates a group unless this device is in one. @returns its secret */
export async function beginSharing(name: string): Promise<Bytes> {
  const membership = await changeMembership(async (now) =>
    syncRound(deps, now ?? (await newMembership(name, Date.now()))),
  );
  return fromBase64Url((membership as Membership).secret) as Bytes;
}

/** Joins a group. @param keys from pairing */
export const join = (name: string, secret: Bytes, keys: OwnKeys): Promise<Membership | undefined> =>
  changeMembership(async () => round(await newMembership(name, Date.now(), secret, keys)));

export const rename = (name: string): Promise<Membership | undefined> =>
  changeMembership(async (now) => now && round(renamed(now, name, Date.now())));

/** Joins by the 24 words if their group exists. */
export async function joinByWords(name: string, secret: Bytes): Promise<'joined' | 'nothing' | 'offline'> {
  const got = await deps.remote.get(await syncGroupOf(secret));
  if (got === 'none') return 'nothing';
  if (typeof got === 'object' && 'fault' in got) return 'offline';
  const joined = await round(await newMembership(name, Date.now(), secret));
  if (joined.fault === 'offline') return 'offline';
  // The words are older than a removal; the state has moved where only the remaining devices can follow.
  if (joined.fault === 'removed') return 'nothing';
  await changeMembership(async () => joined);
  return 'joined';
}

/** Leaves a group that has ended and creates a new one with this device's data. */
export const beginNewGroup = (): Promise<void> =>
  change(async (now) => round(await beginAnew(now, Date.now())));

export const remove = (id: string): Promise<Membership | undefined> =>
  changeMembership(async (now) => now && removeDevice(deps, now, id));

/** Dismisses the notice that the server has returned an older state. */
export const forgetRollback = (): Promise<Membership | undefined> =>
  changeMembership(async (now) => {
    if (now === undefined) return now;
    const { isRolledBack: _, ...rest } = now;
    return rest;
  });

/** Leaves the group and keeps this device's data; false, with no change, without the server. */
export async function stopSharing(isErasing: boolean): Promise<boolean> {
  let isDone = true;
  await changeMembership(async (now) => {
    if (now === undefined || !isErasing) return undefined;
    // The group may have moved to a new key meanwhile: erase what this device shares now.
    const current = await round(now);
    const removed = await deps.remote.remove(await syncGroupOf(fromBase64Url(current.secret) as Bytes));
    // A group that has ended has nothing left to erase.
    isDone = removed === 'removed' || removed.fault === 'ended';
    return isDone ? undefined : current;
  });
  return isDone;
}
