import { logStorage, type StorageFault, storageFault } from '../device/storage-fault.ts';
import { reportStorageFault } from '../device/storage-health.ts';
import { type Bytes, fromBase64Url } from './bytes.ts';
import { chainOf } from './chain.ts';
import { beginAnew, newMembership, removeDevice, renamed } from './change-members.ts';
import { createRemote } from './http-remote.ts';
import { localState, NotStored } from './local-state.ts';
import type { Membership } from './membership.ts';
import { changeMembership, noteFault } from './membership-store.ts';
import { type RoundDeps, syncRound } from './round.ts';
import type { OwnKeys } from './secret-box.ts';
import { service } from './service.ts';

/** Milliseconds of the first pause, and how many times it can double. */
const FIRST_PAUSE_MS = 200;
const MAX_DOUBLINGS = 5;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const deps: RoundDeps = {
  remote: createRemote(service),
  local: localState,
  now: Date.now,
  // Of two that met once, one goes first the next time.
  pause: (attempt) => wait(Math.random() * FIRST_PAUSE_MS * 2 ** Math.min(attempt, MAX_DOUBLINGS)),
};

/** Names why something could not be read or stored, here and to the person. */
function faultOf(error: unknown): StorageFault {
  const fault = error instanceof NotStored ? error.fault : storageFault(error);
  logStorage('What devices share could not be read or stored', error);
  reportStorageFault(fault);
  return fault;
}

/** A round that ends with a fault where this device cannot read or store what it has. */
async function round(membership: Membership, isReplacing = false): Promise<Membership> {
  try {
    return await syncRound(deps, membership, isReplacing);
  } catch (error) {
    return { ...membership, fault: faultOf(error) };
  }
}

/** Brings this device and the others to one state, if it shares one. @param isReplacing a person has said what is on the server may be replaced */
export async function syncNow(isReplacing = false): Promise<void> {
  try {
    await changeMembership(async (now) => now && round(now, isReplacing));
  } catch (error) {
    noteFault(faultOf(error));
  }
}

/** Makes this device the first that shares, unless it shares already. @returns the secret to hand on */
export async function beginSharing(name: string): Promise<Bytes> {
  const membership = await changeMembership(async (now) =>
    syncRound(deps, now ?? (await newMembership(name, Date.now()))),
  );
  return fromBase64Url((membership as Membership).secret) as Bytes;
}

/** Joins the devices that have this secret. @param keys by which this one was paired */
export const join = (name: string, secret: Bytes, keys: OwnKeys): Promise<Membership | undefined> =>
  changeMembership(async () => round(await newMembership(name, Date.now(), secret, keys)));

/** Gives this device another name. */
export const rename = (name: string): Promise<Membership | undefined> =>
  changeMembership(async (now) => now && round(renamed(now, name, Date.now())));

/** Joins by the words: only where there is something they lead to. */
export async function joinByWords(name: string, secret: Bytes): Promise<'joined' | 'nothing' | 'offline'> {
  const got = await deps.remote.get(await chainOf(secret));
  if (got === 'none') return 'nothing';
  if (typeof got === 'object' && 'fault' in got) return 'offline';
  const joined = await round(await newMembership(name, Date.now(), secret));
  if (joined.fault === 'offline') return 'offline';
  // The words are from before a device was removed: what was there has moved to where only the others are led.
  if (joined.fault === 'removed') return 'nothing';
  await changeMembership(async () => joined);
  return 'joined';
}

/** Leaves a group that has ended, and begins a new one with what this device has. */
export async function beginNewGroup(): Promise<void> {
  await changeMembership(async (now) => now && round(await beginAnew(now, Date.now())));
}

/** Removes another device. */
export const remove = (id: string): Promise<Membership | undefined> =>
  changeMembership(async (now) => now && removeDevice(deps, now, id));

/** A person has read that the server once gave an older state. */
export const forgetRollback = (): Promise<Membership | undefined> =>
  changeMembership(async (now) => {
    if (now === undefined) return now;
    const { isRolledBack: _, ...rest } = now;
    return rest;
  });

/**
 * This device shares nothing from now on; it keeps what it has.
 * @param isErasing also what is on the server
 * @returns false where the server could not be reached: then nothing has changed
 */
export async function stopSharing(isErasing: boolean): Promise<boolean> {
  let isDone = true;
  await changeMembership(async (now) => {
    if (now === undefined || !isErasing) return undefined;
    // The others may have moved to a new key meanwhile: what is there is what this one shares.
    const current = await round(now);
    const removed = await deps.remote.remove(await chainOf(fromBase64Url(current.secret) as Bytes));
    // Where a group has ended, nothing of it is left there that could be erased.
    isDone = removed === 'removed' || removed.fault === 'ended';
    return isDone ? undefined : current;
  });
  return isDone;
}
