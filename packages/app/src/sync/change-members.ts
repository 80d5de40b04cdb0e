import { nextStamp } from '@equivale/core/merge';
import { type Device, presentDevices } from '../records/kinds/devices.ts';
import { type Bytes, fromBase64Url, randomBytes, toBase64Url } from './bytes.ts';
import { deviceIdOf, type Membership } from './membership.ts';
import { mergeDevices, removalOf } from './merge-devices.ts';
import { FIRST_REVISION, movedText } from './moved.ts';
import { type RoundDeps, syncRound } from './round.ts';
import { sealState, textOf } from './sealed/sealed-state.ts';
import { exportKeys, newKeys, type OwnKeys } from './secret-box.ts';
import { SECRET_BYTES, syncGroupOf } from './sync-group.ts';

/** Attempts of a removal while other devices keep writing. */
const MAX_ATTEMPTS = 5;

/** Creates this device's membership; by default with a new secret and new keys. */
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

export function renamed(membership: Membership, name: string, now: number): Membership {
  const devices = membership.devices.map((record) =>
    record.id === membership.deviceId
      ? { ...record, name, changedAt: nextStamp(record.changedAt, now) }
      : record,
  );
  return { ...membership, devices };
}

/** Leaves a group that has ended for a new one with this device's data. */
export const beginAnew = ({ devices, deviceId }: Membership, now: number): Promise<Membership> =>
  newMembership(presentDevices(devices).find(({ id }) => id === deviceId)?.name ?? '', now);

/** Gives the remaining devices the new secret and replaces the old state, so that the removed device can neither write nor erase it. */
async function move(
  deps: RoundDeps,
  current: Membership,
  next: Membership,
  receivers: readonly Device[],
): Promise<'moved' | 'again' | Membership> {
  const [from, to] = await Promise.all(
    [current, next].map(({ secret }) => syncGroupOf(fromBase64Url(secret) as Bytes)),
  );
  if (!from || !to) return current;
  const text = textOf({ ...(await deps.local.read()), devices: next.devices });
  const state = await sealState(to, next.revision, text);
  if (state === undefined) return { ...current, fault: 'too-large' };
  const put = await deps.remote.put(to, state, undefined);
  if (put === 'changed') return 'again';
  if ('fault' in put) return { ...current, fault: put.fault };
  const announcement = await movedText(current, from, receivers, fromBase64Url(next.secret) as Bytes);
  const moved = await sealState(from, current.revision + 1, announcement);
  if (moved === undefined) return { ...current, fault: 'too-large' };
  const ended = await deps.remote.end(from, moved, current.etag);
  if (ended !== 'changed' && !('fault' in ended)) return 'moved';
  // A refusal or a failed response may follow a request that succeeded; the stored state tells.
  const there = await deps.remote.get(from);
  const isThere = typeof there === 'object' && 'body' in there;
  if (isThere && toBase64Url(there.body) === toBase64Url(moved)) return 'moved';
  // Only after another write has replaced the state can a late request no longer redirect the others.
  if (isThere && there.etag !== current.etag) await deps.remote.remove(to);
  return ended === 'changed' ? 'again' : { ...current, fault: ended.fault };
}

/** The others receive a new sealed secret and address; the removed device keeps its data. */
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
