import { MY_DATA_LIMITS } from '@equivale/contract';
import { DAY_MS } from '@equivale/core';
import { isStamp, merge, nextStamp, type StampedRecord, type WholeState } from '@equivale/core/merge';
import { LIMITS } from '../device/limits.ts';
import { bytesOf, fromBase64Url, sha256, toBase64Url } from './bytes.ts';
import { type Chain, chainOf } from './chain.ts';
import { forgetRemovals, seenAgain } from './forget-removals.ts';
import { type Device, type Membership, presentDevices, type SyncFault } from './membership.ts';
import { mergeDevices } from './merge-devices.ts';
import { openMoved } from './moved.ts';
import type { Remote, RemoteFault } from './remote.ts';
import { type Found, readShared } from './sealed/read-shared.ts';
import { sealState, textOf } from './sealed/sealed-state.ts';

/** What a device stores of its person, as far as a round knows it. */
export interface LocalState {
  read(): Promise<WholeState>;
  /** Stores what another state has and this one has not, or has earlier, in one step. @returns all that is stored then */
  absorb(state: WholeState): Promise<WholeState>;
  /** Forgets what was removed before an instant. */
  forget(before: number): Promise<void>;
}

export interface RoundDeps {
  readonly remote: Remote;
  readonly local: LocalState;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Waits before the next attempt; grows with the attempts. */
  readonly pause: (attempt: number) => Promise<void>;
}

/** How often a round begins again when others have written meanwhile. */
const MAX_ATTEMPTS = 8;
/** The newest so many conversions are shared: as many as a device stores. */
const MAX_CONVERSIONS = LIMITS.conversionsStored;

const madeAt = ({ timestamp, changedAt }: StampedRecord) =>
  typeof timestamp === 'number' ? timestamp : changedAt;
const isLater = (a: StampedRecord, b: StampedRecord) =>
  madeAt(b) - madeAt(a) || (String(a.id) < String(b.id) ? 1 : -1);

/** The same state for the same records and devices, wherever it is made; records stand in the order of their keys. */
function sharedOf(whole: WholeState): WholeState {
  const { state } = forgetRemovals(whole, (whole.devices ?? []) as readonly StampedRecord[]);
  const conversions = Array.isArray(state.conversions) ? (state.conversions as readonly StampedRecord[]) : [];
  if (conversions.length <= MAX_CONVERSIONS) return state;
  const [removed, made] = [true, false].map((isRemoved) =>
    conversions
      .filter((record) => (record.removed === true) === isRemoved)
      .sort(isLater)
      .slice(0, MAX_CONVERSIONS),
  );
  return { ...state, conversions: merge({ all: removed }, { all: made }).all };
}

/** A state without devices: what is known of them is known from the membership alone, whatever a copy says. */
const withoutDevices = ({ devices: _, ...state }: WholeState): WholeState => state;

/** What this device stores of its person. */
export const localOf = async ({ local }: RoundDeps): Promise<WholeState> =>
  withoutDevices(await local.read());

const digestOf = async (text: string) => toBase64Url(await sha256(bytesOf(text)));

/** Says that the own device is there: at most once a day, so that looking alone writes nothing. */
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

/** All records of a state, and what else its lists have. */
const recordsIn = (state: WholeState): readonly unknown[] =>
  Object.values(state).filter(Array.isArray).flat();

/** A membership that agrees with the server about a state, which is `text` there. */
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

/** The end of an attempt: a membership that agrees with the server, or why it does not; 'again' when others have written. */
type Attempt = { readonly membership: Membership; readonly fault?: SyncFault } | 'again';

async function push(deps: RoundDeps, chain: Chain, membership: Membership, found: Found): Promise<Attempt> {
  const { devices } = membership;
  const whole = sharedOf({ ...merge(await localOf(deps), withoutDevices(found.state)), devices });
  const text = textOf(whole);
  const revision = Math.max(membership.revision, found.revision) + 1;
  const isTooLarge = recordsIn(whole).length > MY_DATA_LIMITS.records;
  const sealed = isTooLarge ? undefined : await sealState(chain, revision, text);
  if (sealed === undefined) return { membership, fault: 'too-large' };
  const put = await deps.remote.put(chain, sealed, found.etag);
  if (put === 'changed') return 'again';
  if (failed(put)) return { membership, fault: put.fault };
  return { membership: await agreed(membership, revision, put.etag, whole, text, deps.now()) };
}

/** Takes in what was found, and writes where the server does not have all of it. */
async function exchange(deps: RoundDeps, chain: Chain, known: Membership, found: Found): Promise<Attempt> {
  const devices = await mergeDevices(known.devices, found.state.devices, known.deviceId, deps.now());
  if (!presentDevices(devices).some(({ id }) => id === known.deviceId))
    return { membership: known, fault: 'removed' };
  const { state } = forgetRemovals(withoutDevices(found.state), devices);
  const { state: before } = forgetRemovals(await localOf(deps), devices);
  const both = merge(before, state);
  // What the device has already is not stored again: that would look like a change.
  const isNews = textOf(sharedOf(both)) !== textOf(sharedOf(before));
  const local = isNews ? withoutDevices(await deps.local.absorb(state)) : before;
  const isRolledBack = found.etag !== undefined && found.revision < known.revision;
  let membership: Membership = { ...known, devices, ...(isRolledBack && { isRolledBack: true }) };
  membership = markSeen(membership, false, deps.now());
  const whole = sharedOf({ ...merge(local, state), devices: membership.devices });
  const text = textOf(whole);
  const { etag, revision } = found;
  if (etag === undefined || isRolledBack || text !== found.text)
    return push(deps, chain, markSeen(membership, true, deps.now()), found);
  return { membership: await agreed(membership, revision, etag, whole, text, deps.now()) };
}

/** What there is when nothing is there, or nothing that can be read and is to be replaced. */
const nothing = (etag?: string): Found => ({ etag, revision: 0, state: {}, text: '' });

/** How many moves a device follows in a round: it may have been away for some, and never for many. */
const MAX_MOVES = 4;

async function attempt(
  deps: RoundDeps,
  membership: Membership,
  isReplacing: boolean,
  left: readonly string[] = [],
): Promise<Attempt> {
  const chain = await chainOf(fromBase64Url(membership.secret) ?? new Uint8Array());
  const own = { ...(await localOf(deps)), devices: markSeen(membership, false, deps.now()).devices };
  const isKnown = membership.digest === (await digestOf(textOf(sharedOf(own))));
  const got = await deps.remote.get(chain, isKnown && !isReplacing ? membership.etag : undefined);
  if (got === 'same') return { membership: { ...membership, syncedAt: deps.now() } };
  if (got === 'none') {
    if (membership.revision > 0 && !isReplacing) return { membership, fault: 'gone' };
    return exchange(deps, chain, membership, nothing());
  }
  if (failed(got)) return { membership, fault: (got as RemoteFault).fault };
  const found = await readShared(chain, got, deps.now());
  if ('moved' in found) {
    const moved = await openMoved(membership, chain, found.moved);
    if (typeof moved === 'string') return { membership, fault: moved };
    const groups = [...left, membership.secret];
    if (groups.length > MAX_MOVES || groups.includes(moved.secret)) return { membership, fault: 'ended' };
    return attempt(deps, moved, isReplacing, groups);
  }
  if (!failed(found)) return exchange(deps, chain, membership, found);
  return isReplacing
    ? exchange(deps, chain, membership, nothing(got.etag))
    : { membership, fault: found.fault };
}

/**
 * Brings this device and the server to the same state: reads, merges, and writes in the place of what it has read. Whatever comes
 * from the server, nothing that the device has is lost.
 * @param isReplacing writes over what is gone or cannot be read: a person has said so
 * @returns what is to be stored, with the fault there was, if any
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
      const { before: forgotten } = forgetRemovals(await localOf(deps), ended.membership.devices);
      if (forgotten !== undefined) await deps.local.forget(forgotten);
      return ended.membership;
    }
    // Where it leads nowhere the device stays where it was; what could not be replaced once never can.
    if (fault === 'ended') return { ...membership, fault };
    const isStillEnded = before.fault === 'ended' && (fault === 'damaged' || fault === 'unreadable');
    return { ...ended.membership, fault: isStillEnded ? 'ended' : fault };
  }
  return { ...membership, fault: 'busy' };
}

/** The devices of a membership, this one first, then those that were there last. */
export function devicesOf({ devices, deviceId }: Membership): Device[] {
  const own = ({ id }: Device) => Number(id === deviceId);
  return presentDevices(devices).sort((a, b) => own(b) - own(a) || b.seenAt - a.seenAt);
}
