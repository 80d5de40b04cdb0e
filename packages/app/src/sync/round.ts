import { MY_DATA_LIMITS } from '@equivale/contract';
import { DAY_MS } from '@equivale/core';
import { isStamp, merge, nextStamp, type StampedRecord, type WholeState } from '@equivale/core/merge';
import { type Device, presentDevices } from '../records/kinds/devices.ts';
import { bytesOf, fromBase64Url, sha256, toBase64Url } from './bytes.ts';
import { forgetRemovals, seenAgain } from './forget-removals.ts';
import type { Membership, SyncFault } from './membership.ts';
import { mergeDevices } from './merge-devices.ts';
import { openMoved } from './moved.ts';
import type { Remote, RemoteFault } from './remote.ts';
import { type Found, readShared } from './sealed/read-shared.ts';
import { sealState, textOf } from './sealed/sealed-state.ts';
import { type LocalState, recordsIn, sharedOf } from './shared-state.ts';
import { type SyncGroup, syncGroupOf } from './sync-group.ts';

export interface RoundDeps {
  readonly remote: Remote;
  readonly local: LocalState;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Waits before the next attempt, longer each time. */
  readonly pause: (attempt: number) => Promise<void>;
}

/** Attempts while other devices keep writing. */
const MAX_ATTEMPTS = 8;
const digestOf = async (text: string) => toBase64Url(await sha256(bytesOf(text)));

/** Marks this device as seen, at most once a day, so that reading alone writes nothing. */
function markSeen(membership: Membership, isWriting: boolean, now: number): Membership {
  const own = membership.devices.find(({ id }) => id === membership.deviceId) as Device | undefined;
  if (own === undefined || (!isWriting && Math.abs(now - own.seenAt) < DAY_MS)) return membership;
  const seen = { ...own, ...seenAgain(own, now), changedAt: nextStamp(own.changedAt, now) };
  return {
    ...membership,
    devices: membership.devices.map((record) => (record === own ? seen : record)),
  };
}

type Failure = { readonly fault: SyncFault };
const failed = (found: object): found is Failure => 'fault' in found;

/** The membership after both sides agreed on a state, which is `text` on the server. */
async function agreed(
  membership: Membership,
  revision: number,
  etag: string,
  { devices: _, ...state }: WholeState,
  text: string,
  now: number,
): Promise<Membership> {
  const { newestAt: __, ...rest } = membership;
  const clocks = recordsIn(state).map((record) => (record as Partial<StampedRecord> | null)?.changedAt);
  const newestAt = clocks.filter(isStamp).reduce((newest, clock) => Math.max(newest, clock), 0);
  const digest = await digestOf(text);
  return { ...rest, revision, etag, digest, syncedAt: now, ...(newestAt > 0 && { newestAt }) };
}

/** Result of an attempt; 'again' after a concurrent write. */
type Attempt = { readonly membership: Membership; readonly fault?: SyncFault } | 'again';

async function push(
  deps: RoundDeps,
  group: SyncGroup,
  membership: Membership,
  found: Found,
): Promise<Attempt> {
  const { devices } = membership;
  const whole = sharedOf({ ...merge(await deps.local.read(), found.state), devices });
  const text = textOf(whole);
  const revision = Math.max(membership.revision, found.revision) + 1;
  const isTooLarge = recordsIn(whole).length > MY_DATA_LIMITS.records;
  const sealed = isTooLarge ? undefined : await sealState(group, revision, text);
  if (sealed === undefined) return { membership, fault: 'too-large' };
  const put = await deps.remote.put(group, sealed, found.etag);
  if (put === 'changed') return 'again';
  if (failed(put)) return { membership, fault: put.fault };
  return { membership: await agreed(membership, revision, put.etag, whole, text, deps.now()) };
}

/** Merges a received state and writes to the server where it lacks something. */
async function exchange(
  deps: RoundDeps,
  group: SyncGroup,
  known: Membership,
  found: Found,
): Promise<Attempt> {
  const devices = await mergeDevices(known.devices, found.devices, known.deviceId, deps.now());
  if (!presentDevices(devices).some(({ id }) => id === known.deviceId))
    return { membership: known, fault: 'removed' };
  const { state } = forgetRemovals(found.state, devices);
  const { state: before } = forgetRemovals(await deps.local.read(), devices);
  const both = merge(before, state);
  // Stores only news: a write would look like a change.
  const isNews = textOf(sharedOf(both)) !== textOf(sharedOf(before));
  const local = isNews ? await deps.local.absorb(state) : before;
  const isRolledBack = found.etag !== undefined && found.revision < known.revision;
  let membership: Membership = { ...known, devices, ...(isRolledBack && { isRolledBack: true }) };
  membership = markSeen(membership, false, deps.now());
  const whole = sharedOf({ ...merge(local, state), devices: membership.devices });
  const text = textOf(whole);
  const { etag, revision } = found;
  if (etag === undefined || isRolledBack || text !== found.text)
    return push(deps, group, markSeen(membership, true, deps.now()), found);
  return { membership: await agreed(membership, revision, etag, whole, text, deps.now()) };
}

/** An empty state, also in place of an unreadable one that is to be replaced. */
const nothing = (etag?: string): Found => ({ etag, revision: 0, state: {}, devices: [], text: '' });

const MAX_MOVES = 4;

async function attempt(
  deps: RoundDeps,
  membership: Membership,
  isReplacing: boolean,
  left: readonly string[] = [],
): Promise<Attempt> {
  const group = await syncGroupOf(fromBase64Url(membership.secret) ?? new Uint8Array());
  const own = { ...(await deps.local.read()), devices: markSeen(membership, false, deps.now()).devices };
  const isKnown = membership.digest === (await digestOf(textOf(sharedOf(own))));
  const got = await deps.remote.get(group, isKnown && !isReplacing ? membership.etag : undefined);
  if (got === 'same') return { membership: { ...membership, syncedAt: deps.now() } };
  if (got === 'none') {
    if (membership.revision > 0 && !isReplacing) return { membership, fault: 'gone' };
    return exchange(deps, group, membership, nothing());
  }
  if (failed(got)) return { membership, fault: (got as RemoteFault).fault };
  const found = await readShared(group, got, deps.now());
  if ('moved' in found) {
    const moved = await openMoved(membership, group, found.moved);
    if (typeof moved === 'string') return { membership, fault: moved };
    const groups = [...left, membership.secret];
    if (groups.length > MAX_MOVES || groups.includes(moved.secret)) return { membership, fault: 'ended' };
    return attempt(deps, moved, isReplacing, groups);
  }
  if (!failed(found)) return exchange(deps, group, membership, found);
  return isReplacing
    ? exchange(deps, group, membership, nothing(got.etag))
    : { membership, fault: found.fault };
}

/**
 * Reads, merges and replaces what was read; the server cannot make this device lose data.
 * @param isReplacing the person agreed to overwrite a missing or unreadable state
 */
export async function syncRound(
  deps: RoundDeps,
  before: Membership,
  isReplacing = false,
): Promise<Membership> {
  const { fault: _, ...membership } = before;
  for (let count = 0; count < MAX_ATTEMPTS; count += 1) {
    const ended = await attempt(deps, membership, isReplacing);
    if (ended === 'again') {
      await deps.pause(count);
      continue;
    }
    const { fault } = ended;
    if (!fault) {
      const { before: forgotten } = forgetRemovals(await deps.local.read(), ended.membership.devices);
      if (forgotten !== undefined) await deps.local.forget(forgotten);
      return ended.membership;
    }
    // A failed move leaves the membership unchanged; a final state stays final.
    if (fault === 'ended') return { ...membership, fault };
    const isStillEnded = before.fault === 'ended' && (fault === 'damaged' || fault === 'unreadable');
    return { ...ended.membership, fault: isStillEnded ? 'ended' : fault };
  }
  return { ...membership, fault: 'busy' };
}
