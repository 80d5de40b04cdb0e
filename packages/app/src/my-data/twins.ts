import { compareRecords, nextStamp, type StampedRecord } from '@equivale/core/merge';

/** What a record is about, where there is one of it at most: two devices may each have made one, with ids of their own. */
const SUBJECTS: Readonly<Record<string, (record: StampedRecord) => readonly unknown[]>> = {
  favorites: ({ category, fromUnit, toUnit }) => [category, fromUnit, toUnit],
  ownRates: ({ base, code }) => [base, code].sort(),
};

/** What a record is about; undefined where there may be any number, or that cannot be told, and for a removed one. */
export function subjectOf(kind: string, record: StampedRecord): string | undefined {
  const parts = record.removed === true ? undefined : SUBJECTS[kind]?.(record);
  return parts?.every((part) => part !== undefined) ? JSON.stringify(parts) : undefined;
}

/** The marks of removal for all but the latest record about one thing. */
export function removedTwins(kind: string, records: Iterable<StampedRecord>): StampedRecord[] {
  const latest = new Map<string, StampedRecord>();
  const removed: StampedRecord[] = [];
  for (const record of records) {
    const subject = subjectOf(kind, record);
    if (subject === undefined) continue;
    const twin = latest.get(subject);
    const isLater = !twin || compareRecords(record, twin) > 0;
    const earlier = isLater ? twin : record;
    if (isLater) latest.set(subject, record);
    if (earlier) removed.push({ id: earlier.id, removed: true, changedAt: nextStamp(earlier.changedAt, 0) });
  }
  return removed;
}
