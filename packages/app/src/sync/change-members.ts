import { nextStamp } from '@equivale/core/merge';
import { type Bytes, fromBase64Url, randomBytes, toBase64Url } from './bytes.ts';
import { chainOf, SECRET_BYTES } from './chain.ts';
import { type Device, deviceIdOf, type Membership, presentDevices } from './membership.ts';
import { mergeDevices, removalOf } from './merge-devices.ts';
import { FIRST_REVISION, movedText } from './moved.ts';
import { localOf, type RoundDeps, syncRound } from './round.ts';
import { sealState, textOf } from './sealed-state.ts';
import { exportKeys, newKeys, type OwnKeys } from './secret-box.ts';

/** How often a removal begins again when others have written meanwhile. */
const MAX_ATTEMPTS = 5;

/**
 * This device as one of those that share a secret.
 * @param secret of the devices that it joins; a new one where it is the first
 * @param joining the keys that it was paired by; new ones where it was not
 */
export async function newMembership(
  name: string,
  now: number,
  secret: Bytes = randomBytes(SECRET_BYTES),
  joining?: OwnKeys,
): Promise<Membership> {
  const keys = joining ?? (await newKeys(true));
  const deviceId = await deviceIdOf(keys.publicKey);
  const publicKey = toBase64Url(keys.publicKey);
  const own = { id: deviceId, name, publicKey, seenAt: now, changedAt: now };
  const privateKey = await exportKeys(keys);
  return { secret: toBase64Url(secret), revision: 0, deviceId, privateKey, devices: [own] };
}

/** This device under another name. */
export function renamed(membership: Membership, name: string, now: number): Membership {
  const devices = membership.devices.map((record) =>
    record.id === membership.deviceId
      ? { ...record, name, changedAt: nextStamp(record.changedAt, now) }
      : record,
  );
  return { ...membership, devices };
}

/** The way out of a group that has ended: this device as the first of a new one, with all that it has. */
export const beginAnew = ({ devices, deviceId }: Membership, now: number): Promise<Membership> =>
  newMembership(presentDevices(devices).find(({ id }) => id === deviceId)?.name ?? '', now);

/** Tells the devices that stay the new secret, in the place of the old state, where the removed one can neither replace nor erase it. */
async function move(
  deps: RoundDeps,
  current: Membership,
  next: Membership,
  receivers: readonly Device[],
): Promise<'moved' | 'again' | Membership> {
  const [from, to] = await Promise.all(
    [current, next].map(({ secret }) => chainOf(fromBase64Url(secret) as Bytes)),
  );
  if (!from || !to) return current;
  const text = textOf({ ...(await localOf(deps)), devices: next.devices });
  const state = await sealState(to, next.revision, text);
  if (state === undefined) return { ...current, fault: 'too-large' };
  const put = await deps.remote.put(to, state, undefined);
  if (put === 'changed') return 'again';
  if ('fault' in put) return { ...current, fault: put.fault };
  const words = await movedText(current, from, receivers, fromBase64Url(next.secret) as Bytes);
  const moved = await sealState(from, current.revision + 1, words);
  if (moved === undefined) return { ...current, fault: 'too-large' };
  const told = await deps.remote.end(from, moved, current.etag);
  if (told !== 'changed' && !('fault' in told)) return 'moved';
  // A response that says no, or none at all, may follow a request that was taken: what is there tells.
  const there = await deps.remote.get(from);
  const isThere = typeof there === 'object' && 'body' in there;
  if (isThere && toBase64Url(there.body) === toBase64Url(moved)) return 'moved';
  // Only where another state is in the place can a late request no longer lead the others to the new one.
  if (isThere && there.etag !== current.etag) await deps.remote.remove(to);
  return told === 'changed' ? 'again' : { ...current, fault: told.fault };
}

/**
 * Removes a device: the others get a new secret, sealed for each of them, and the state moves to where only that leads. The removed
 * one keeps what it has.
 * @returns what is to be stored; with a fault, nobody was removed
 */
export async function removeDevice(deps: RoundDeps, before: Membership, id: string): Promise<Membership> {
  let current = before;
  for (let count = 0; count < MAX_ATTEMPTS; count += 1) {
    current = await syncRound(deps, current);
    const device = current.devices.find((known) => known.id === id);
    if (current.fault || device === undefined) return current;
    const { etag: _, digest: __, ...rest } = current;
    const devices = await mergeDevices(current.devices, [removalOf(id)], current.deviceId, deps.now());
    const receivers = presentDevices(devices);
    if (receivers.some((receiver) => receiver.id === id))
      throw new Error('A removed device would receive the new key');
    const next: Membership = {
      ...rest,
      devices,
      secret: toBase64Url(randomBytes(SECRET_BYTES)),
      revision: FIRST_REVISION,
    };
    const outcome = await move(deps, current, next, receivers);
    if (outcome === 'moved') return next;
    if (outcome !== 'again') return outcome;
    await deps.pause(count);
  }
  return { ...current, fault: 'busy' };
}
