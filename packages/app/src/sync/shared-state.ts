import { merge, type StampedRecord, type WholeState } from '@equivale/core/merge';
import { LIMITS } from '../device/limits.ts';
import { forgetRemovals } from './forget-removals.ts';

/** The device's data as a round sees it. */
export interface LocalState {
  read(): Promise<WholeState>;
  /** Stores whatever is later than the stored records in one transaction. @returns the stored state */
  absorb(state: WholeState): Promise<WholeState>;
  /** Deletes tombstones from before a time. */
  forget(before: number): Promise<void>;
}

/** Shares as many of the newest conversions as a device stores. */
const MAX_CONVERSIONS = LIMITS.conversionsStored;

const madeAt = ({ timestamp, changedAt }: StampedRecord) =>
  typeof timestamp === 'number' ? timestamp : changedAt;
const isLater = (a: StampedRecord, b: StampedRecord) =>
  madeAt(b) - madeAt(a) || (String(a.id) < String(b.id) ? 1 : -1);

/** Normal form of a state: equal for equal records and devices on every device. */
export function sharedOf(whole: WholeState): WholeState {
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

/** All records of a state and other elements of its lists. */
export const recordsIn = (state: WholeState): readonly unknown[] =>
  Object.values(state).filter(Array.isArray).flat();
