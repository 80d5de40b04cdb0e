import { isReadable, MAX_ALERTS, MY_DATA_KINDS, type MyDataKind } from '@equivale/contract';
import {
  compareRecords,
  keyOfRecord,
  nextStamp,
  type StampedRecord,
  type WholeState,
} from '@equivale/core/merge';
import { LIMITS } from '../../device/limits.ts';
import { subjectOf } from '../../my-data/twins.ts';

/** How many records of a kind a copy would add, has as they are here, and has otherwise. */
interface KindCounts {
  readonly kind: MyDataKind;
  readonly fresh: number;
  readonly same: number;
  readonly different: number;
}

/** A record of the copy and what stands here of the same thing. */
export interface Difference {
  readonly kind: MyDataKind;
  readonly here: StampedRecord;
  readonly there: StampedRecord;
}

export interface Comparison {
  readonly kinds: readonly KindCounts[];
  readonly differences: readonly Difference[];
  /** Alerts of the copy that there is no room for. */
  readonly alertsLeftOut: number;
  /** With those of the copy there are more conversions than a device stores: the oldest give way. */
  readonly hasTooManyConversions: boolean;
}

/** A comparison with what would be added. */
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
const isRemoved = ({ removed }: StampedRecord) => removed === true;
/** The records of a kind that are there. */
export const liveOf = (state: WholeState, kind: string): readonly StampedRecord[] =>
  recordsOf(state, kind).filter((record) => !isRemoved(record));

const withoutClock = ({ id: _, changedAt: __, ...record }: StampedRecord) => ({ ...record, changedAt: 0 });

/** Whether two records of the same thing say the same, whenever that was. A favorite says no more than its pair. */
const isSame = (kind: MyDataKind, a: StampedRecord, b: StampedRecord) =>
  (kind === 'favorites' && !isRemoved(b)) || compareRecords(withoutClock(a), withoutClock(b)) === 0;

/** What stands here of the same thing as a record of the copy, and whether that is under another id. */
function findHere(kind: MyDataKind, here: WholeState) {
  const byKey = new Map<string | undefined, StampedRecord>();
  const bySubject = new Map<string | undefined, StampedRecord>();
  for (const record of recordsOf(here, kind)) {
    byKey.set(keyOfRecord(record), record);
    bySubject.set(subjectOf(kind, record), record);
  }
  return (there: StampedRecord) => {
    const subject = subjectOf(kind, there);
    const twin = subject === undefined ? undefined : bySubject.get(subject);
    return twin ?? byKey.get(keyOfRecord(there));
  };
}

function* compareKind(kind: MyDataKind, here: WholeState, copy: WholeState) {
  const find = findHere(kind, here);
  const added: StampedRecord[] = [];
  const differences: Difference[] = [];
  let same = 0;
  for (const there of recordsOf(copy, kind)) {
    const own = find(there);
    // What was removed before the copy was made is not removed here: a copy takes nothing away.
    if (!own) added.push(there);
    else if (!isRemoved(there) && [there, own].some((record) => !isReadable(kind, record))) {
      // Nobody can choose between states that cannot be shown: the newest stays.
      if (compareRecords(there, own) > 0) added.push(there);
      else same += 1;
    } else if (isRemoved(there)) same += isRemoved(own) ? 1 : 0;
    else if (isSame(kind, there, own)) same += 1;
    else differences.push({ kind, here: own, there });
    yield;
  }
  const fresh = added.filter((record) => !isRemoved(record)).length;
  return { counts: { kind, fresh, same, different: differences.length }, added, differences };
}

/** A copy without the alerts that would be too many here: the service takes no more of one device. */
function withAlertsThatFit(here: WholeState, copy: WholeState): WholeState {
  const live = liveOf(here, 'alerts');
  const known = new Set(live.map(keyOfRecord));
  let room = Math.max(0, MAX_ALERTS - live.length);
  const alerts = recordsOf(copy, 'alerts').filter((record) => {
    const isFresh = !isRemoved(record) && !known.has(keyOfRecord(record));
    if (isFresh) room -= 1;
    return !isFresh || room >= 0;
  });
  return { ...copy, alerts };
}

/** What a copy has that this device has not, or has otherwise. @yields after each record */
export function* compareCopy(here: WholeState, whole: WholeState): Generator<void, WholeComparison> {
  const copy = withAlertsThatFit(here, whole);
  const kinds: KindCounts[] = [];
  const added: Record<string, unknown> = { ...copy };
  const differences: Difference[] = [];
  for (const kind of MY_DATA_KINDS) {
    const compared = yield* compareKind(kind, here, copy);
    kinds.push(compared.counts);
    added[kind] = compared.added;
    for (const difference of compared.differences) differences.push(difference);
  }
  return {
    kinds: kinds.filter(({ fresh, same, different }) => fresh + same + different > 0),
    added,
    differences,
    alertsLeftOut: recordsOf(whole, 'alerts').length - recordsOf(copy, 'alerts').length,
    hasTooManyConversions:
      liveOf(here, 'conversions').length + liveOf(added, 'conversions').length > LIMITS.conversionsStored,
  };
}

/** The record that stays, with a clock by which it stays on every device. */
function kept(difference: Difference, at: number, choice: Choice, now: number): StampedRecord {
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
    (state[kind] as StampedRecord[]).push(kept(difference, at, choice, now));
    yield;
  }
  return state;
}
