import { isSyncWord } from '@equivale/contract';
import { DAY_MS } from '@equivale/core';
import { nextStamp, type StampedRecord } from '@equivale/core/merge';
import { compareIn } from '../records/kind.ts';
import { type Device, devices, presentDevices } from '../records/kinds/devices.ts';
import { fromBase64Url } from './bytes.ts';
import { deviceIdOf, KEY_BYTES } from './membership.ts';

/** Tombstone of a device: equal for all and final. */
export const removalOf = (id: string): StampedRecord => ({ id, removed: true, changedAt: 0 });

/** A device whose id is the digest of its key, or a tombstone; undefined for anything else. */
async function soundRecord(record: StampedRecord): Promise<StampedRecord | undefined> {
  const { id, removed } = (record ?? {}) as Partial<StampedRecord>;
  if (typeof id !== 'string' || !isSyncWord(id)) return undefined;
  if (removed === true) return removalOf(id);
  const [device] = presentDevices([record]);
  const key = device && fromBase64Url(device.publicKey);
  return key?.length === KEY_BYTES && (await deviceIdOf(key)) === id ? device : undefined;
}

/** Tolerates clocks that are up to a day ahead. */
const isAhead = ({ changedAt, seenAt }: StampedRecord, now: number) =>
  Math.max(changedAt, Number(seenAt)) > now + DAY_MS;

/** Picks one of two records of a device: a tombstone first, then the later one unless its clock is ahead. */
function laterOf(a: StampedRecord, b: StampedRecord, now: number): StampedRecord {
  const isFinal = a.removed === true || b.removed === true;
  if (!isFinal && isAhead(a, now) !== isAhead(b, now)) return isAhead(a, now) ? b : a;
  return compareIn(devices, b, a) > 0 ? b : a;
}

/** A device is the authority on itself: it overrides other values with a later record. */
function ownOver(own: Device, theirs: StampedRecord, now: number): StampedRecord {
  if (theirs.removed === true) return theirs;
  if (isAhead(theirs, now) || compareIn(devices, theirs, own) <= 0) return own;
  return { ...own, changedAt: nextStamp(theirs.changedAt, now) };
}

/** Received devices may be hostile: invalid ones are dropped, and the order of merging does not matter. */
export async function mergeDevices(
  known: readonly StampedRecord[],
  heard: unknown,
  ownId: string,
  now: number,
): Promise<StampedRecord[]> {
  const records = new Map(known.map((record) => [record.id as string, record]));
  for (const theirs of await Promise.all((Array.isArray(heard) ? heard : []).map(soundRecord))) {
    if (theirs === undefined) continue;
    const id = theirs.id as string;
    const ours = records.get(id);
    const isOwn = id === ownId && ours !== undefined && ours.removed !== true;
    records.set(
      id,
      !ours ? theirs : isOwn ? ownOver(ours as Device, theirs, now) : laterOf(ours, theirs, now),
    );
  }
  return [...records].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, record]) => record);
}
