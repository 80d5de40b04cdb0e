import { isSyncWord } from '@equivale/contract';
import { DAY_MS } from '@equivale/core';
import { compareRecords, nextStamp, type StampedRecord } from '@equivale/core/merge';
import { fromBase64Url } from './bytes.ts';
import { type Device, deviceIdOf, KEY_BYTES, presentDevices } from './membership.ts';

/** That a device was removed: the same for all, so that it cannot lose, and for good. */
export const removalOf = (id: string): StampedRecord => ({ id, removed: true, changedAt: 0 });

/** A record of a device whose key belongs to its id, or a removal; undefined for anything else. */
async function soundRecord(record: StampedRecord): Promise<StampedRecord | undefined> {
  const { id, removed } = (record ?? {}) as Partial<StampedRecord>;
  if (typeof id !== 'string' || !isSyncWord(id)) return undefined;
  if (removed === true) return removalOf(id);
  const [device] = presentDevices([record]);
  const key = device && fromBase64Url(device.publicKey);
  return key?.length === KEY_BYTES && (await deviceIdOf(key)) === id ? device : undefined;
}

/** A day for clocks that are a little wrong, and for those that are set to another place. */
const isAhead = ({ changedAt, seenAt }: StampedRecord, now: number) =>
  Math.max(changedAt, Number(seenAt)) > now + DAY_MS;

/** Which of two records of one device stays: a removal always; of others the later one, but one from the future never before one that is not. */
function laterOf(a: StampedRecord, b: StampedRecord, now: number): StampedRecord {
  if (a.removed === true || b.removed === true) return a.removed === true ? a : b;
  if (isAhead(a, now) !== isAhead(b, now)) return isAhead(a, now) ? b : a;
  return compareRecords(b, a) > 0 ? b : a;
}

/** What this device says of itself is its own: where others say anything else, it says so again, later. */
function ownOver(own: Device, theirs: StampedRecord, now: number): StampedRecord {
  if (theirs.removed === true) return theirs;
  if (isAhead(theirs, now) || compareRecords(theirs, own) <= 0) return own;
  return { ...own, changedAt: nextStamp(theirs.changedAt, now) };
}

/**
 * The devices as this one knows them, with what it has heard of them: from members of which one may be in the hands of a thief. The same
 * whichever comes first, but for what is dropped.
 * @param known what it has stored
 * @param heard from elsewhere; what is no sound record of a device is dropped
 * @param ownId which of them it is
 * @param now milliseconds since the epoch
 */
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
