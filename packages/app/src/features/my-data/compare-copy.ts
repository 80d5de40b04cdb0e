import {
  compareRecords,
  keyOfRecord,
  nextStamp,
  type StampedRecord,
  type WholeState,
} from '@equivale/core/merge';
import { isReadable, isRemoved, type Kind } from '../../records/kind.ts';
import { KINDS } from '../../records/kinds.ts';
import { subjectOf } from '../../records/write.ts';

/** How many records of a kind a copy would add, has as they are here, and has otherwise. */
interface KindCounts {
  readonly kind: string;
  readonly fresh: number;
  readonly same: number;
  readonly different: number;
}

/** A record of the copy and the one here with the same subject. */
export interface Difference {
  readonly kind: string;
  readonly here: StampedRecord;
  readonly there: StampedRecord;
}

export interface Comparison {
  readonly kinds: readonly KindCounts[];
  readonly differences: readonly Difference[];
  /** Records of the copy that there is no room for. */
  readonly leftOut: number;
  /** With those of the copy there are more records of a kind than a device stores: the oldest give way. */
  readonly hasTooMany: boolean;
}

export interface WholeComparison extends Comparison {
  /** What is not here, with kinds and fields of a newer release. */
  readonly added: WholeState;
}

/** Which of two states of the same thing stays: by one rule, but for those that were chosen by themselves. */
export interface Choice {
  readonly keep: 'newest' | 'copy' | 'here';
  /** By the place of the difference among all. */
  readonly exceptions: ReadonlyMap<number, 'copy' | 'here'>;
}

export const isNewerThere = ({ here, there }: Difference): boolean => compareRecords(there, here) > 0;

export function isOfCopy(difference: Difference, at: number, { keep, exceptions }: Choice): boolean {
  const chosen = exceptions.get(at) ?? keep;
  return chosen === 'newest' ? isNewerThere(difference) : chosen === 'copy';
}

const recordsOf = (state: WholeState, kind: string) => (state[kind] ?? []) as readonly StampedRecord[];
export const liveOf = (state: WholeState, kind: string): readonly StampedRecord[] =>
  recordsOf(state, kind).filter((record) => !isRemoved(record));

const withoutClock = ({ id: _, changedAt: __, ...record }: StampedRecord) => ({ ...record, changedAt: 0 });

const isSame = ({ isOnlySubject }: Kind, a: StampedRecord, b: StampedRecord) =>
  (isOnlySubject === true && !isRemoved(b)) || compareRecords(withoutClock(a), withoutClock(b)) === 0;

/** Finds the record here with the key or subject of one in the copy. */
function findHere(kind: Kind, here: WholeState) {
  const byKey = new Map<string | undefined, StampedRecord>();
  const bySubject = new Map<string | undefined, StampedRecord>();
  for (const record of recordsOf(here, kind.kind)) {
    byKey.set(keyOfRecord(record), record);
    bySubject.set(subjectOf(kind, record), record);
  }
  return (there: StampedRecord) => {
    // One that only changes where another is later is another thing.
    const subject = kind.giveWay ? undefined : subjectOf(kind, there);
    const duplicate = subject === undefined ? undefined : bySubject.get(subject);
    return duplicate ?? byKey.get(keyOfRecord(there));
  };
}

function* compareKind(kind: Kind, here: WholeState, copy: WholeState) {
  const find = findHere(kind, here);
  const added: StampedRecord[] = [];
  const differences: Difference[] = [];
  let same = 0;
  for (const there of recordsOf(copy, kind.kind)) {
    const own = find(there);
    // What was removed before the copy was made is not removed here: a copy takes nothing away.
    if (!own) added.push(there);
    else if (!isRemoved(there) && [there, own].some((record) => !isReadable(kind, record))) {
      // Nobody can choose between states that cannot be shown: the newest stays.
      if (compareRecords(there, own) > 0) added.push(there);
      else same += 1;
    } else if (isRemoved(there)) same += isRemoved(own) ? 1 : 0;
    else if (isSame(kind, there, own)) same += 1;
    else differences.push({ kind: kind.kind, here: own, there });
    yield;
  }
  const fresh = added.filter((record) => !isRemoved(record)).length;
  return { counts: { kind: kind.kind, fresh, same, different: differences.length }, added, differences };
}

/** The records of a copy without those that would be too many here. */
function thatFit({ kind, atMost }: Kind, here: WholeState, copy: WholeState): readonly StampedRecord[] {
  if (atMost === undefined) return recordsOf(copy, kind);
  const live = liveOf(here, kind);
  const known = new Set(live.map(keyOfRecord));
  let room = Math.max(0, atMost - live.length);
  return recordsOf(copy, kind).filter((record) => {
    const isFresh = !isRemoved(record) && !known.has(keyOfRecord(record));
    if (isFresh) room -= 1;
    return !isFresh || room >= 0;
  });
}

/** What a copy has that this device has not, or has otherwise. @yields after each record */
export function* compareCopy(here: WholeState, whole: WholeState): Generator<void, WholeComparison> {
  let leftOut = 0;
  let hasTooMany = false;
  const kinds: KindCounts[] = [];
  const added: Record<string, unknown> = { ...whole };
  const differences: Difference[] = [];
  for (const kind of KINDS) {
    const { kind: name, most = Number.POSITIVE_INFINITY } = kind;
    const fitting = thatFit(kind, here, whole);
    leftOut += recordsOf(whole, name).length - fitting.length;
    const compared = yield* compareKind(kind, here, { [name]: fitting });
    kinds.push(compared.counts);
    added[name] = compared.added;
    hasTooMany ||= liveOf(here, name).length + compared.counts.fresh > most;
    for (const difference of compared.differences) differences.push(difference);
  }
  return {
    kinds: kinds.filter(({ fresh, same, different }) => fresh + same + different > 0),
    added,
    differences,
    leftOut,
    hasTooMany,
  };
}

/** The record that stays, with a clock by which it stays on every device. */
function chosenRecord(difference: Difference, at: number, choice: Choice, now: number): StampedRecord {
  const { here, there } = difference;
  const [chosen, other] = isOfCopy(difference, at, choice) ? [there, here] : [here, there];
  return compareRecords(chosen, other) > 0
    ? chosen
    : { ...chosen, changedAt: nextStamp(Math.max(chosen.changedAt, other.changedAt), now) };
}

/** What is to be stored of a copy. @yields after each record */
export function* chosenState(
  { added, differences }: WholeComparison,
  choice: Choice,
  now: number,
): Generator<void, WholeState> {
  const state: Record<string, unknown> = { ...added };
  for (const [at, difference] of differences.entries()) {
    const { kind } = difference;
    if (state[kind] === added[kind]) state[kind] = [...recordsOf(added, kind)];
    (state[kind] as StampedRecord[]).push(chosenRecord(difference, at, choice, now));
    yield;
  }
  return state;
}
