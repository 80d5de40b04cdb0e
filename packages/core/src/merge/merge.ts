import { keyOfRecord, type StampedRecord } from './record.ts';
import { isStamp } from './stamp.ts';

export { keyOfRecord, type StampedRecord } from './record.ts';
export { isStamp, LAST_STAMP, nextStamp } from './stamp.ts';

/** Everything that a device stores: lists of {@link StampedRecord} by kind, and fields that are no lists. */
export type WholeState = Readonly<Record<string, unknown>>;

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** One text for one content, whatever order its fields have. */
const contentOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => order(a, b)))
      : inner,
  ) ?? '';

/**
 * Which of two states of one record is the later one: by their clocks; at equal ones what is there comes after a removal, and else
 * their content decides, so that every device decides alike.
 * @returns above zero where `a` is later, below where `b` is, zero where they are the same
 */
export function compareRecords(a: StampedRecord, b: StampedRecord): number {
  const [clockA, clockB] = [a, b].map(({ changedAt }) => (isStamp(changedAt) ? changedAt : 0)) as [
    number,
    number,
  ];
  if (clockA !== clockB) return clockA - clockB;
  if ((a.removed === true) !== (b.removed === true)) return a.removed === true ? -1 : 1;
  // Most are the same record with its fields in the same order: comparing their text is ten times as fast.
  return JSON.stringify(a) === JSON.stringify(b) ? 0 : order(contentOf(a), contentOf(b));
}

const isRecords = (value: unknown): value is readonly StampedRecord[] =>
  Array.isArray(value) && value.every((record) => keyOfRecord(record) !== undefined);

function mergeLists(lists: readonly (readonly StampedRecord[])[]): readonly StampedRecord[] {
  const latest = new Map<string, StampedRecord>();
  for (const record of lists.flat()) {
    const key = keyOfRecord(record) as string;
    const other = latest.get(key);
    if (!other || compareRecords(record, other) > 0) latest.set(key, record);
  }
  return [...latest].sort(([a], [b]) => order(a, b)).map(([, record]) => record);
}

/**
 * Merges two states: of each record the later by {@link compareRecords}; of fields that are no lists of records the content decides.
 * Commutative, associative and idempotent: devices may exchange states in any order, any number of times.
 * @param a everything that one device stores
 * @param b everything that another stores, or the same at another time
 */
export function merge(a: WholeState, b: WholeState): WholeState {
  const fields = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort();
  return Object.fromEntries(
    fields.map((field) => {
      const values = [a, b].filter((state) => Object.hasOwn(state, field)).map((state) => state[field]);
      const lists = values.filter(isRecords);
      const [latest] =
        lists.length > 0
          ? [mergeLists(lists)]
          : values.sort((one, other) => order(contentOf(other), contentOf(one)));
      return [field, latest];
    }),
  );
}
