import { compareRecords, type StampedRecord } from '@equivale/core/merge';
import { type BaseIssue, type BaseSchema, safeParse } from 'valibot';
import { logStorage, type StorageFault } from '../device/storage-fault.ts';

/** What storing, exporting, syncing and erasing need to know of a kind of records. */
export interface Kind {
  /** Name in the database, in backups and between devices. */
  readonly kind: string;
  /** Schema of a record that was not removed; checked on reading and on writing. */
  readonly schema: BaseSchema<unknown, unknown, BaseIssue<unknown>>;
  /** Groups records that tend to change together in one row; by default each has its own. */
  readonly rowOf?: (record: StampedRecord) => string;
  /** Subject of which there is at most one record, though two tabs or devices may each create one. */
  readonly subjectOf?: (record: StampedRecord) => readonly unknown[] | undefined;
  /** Decides which of two records of one subject stays; by default the later one. */
  readonly compare?: (a: StampedRecord, b: StampedRecord) => number;
  /** Turns a record that must not stay into another; by default it is removed. */
  readonly giveWay?: (record: StampedRecord) => object;
  /** The record has no content besides its subject. */
  readonly isOnlySubject?: true;
  /** Limit for imports. */
  readonly atMost?: number;
  /** Limit of stored records; those with the oldest `timestamp` are dropped. */
  readonly most?: number;
  /** `device`: stays on this device; `copy`: is exported but not synced; `group`: the reverse; absent: both. */
  readonly scope?: 'device' | 'copy' | 'group';
  /** Removals are final: they win over any clock and are never forgotten. By default the later record stays. */
  readonly isGrowOnly?: true;
}

/** `field`: the invalid field. */
export type WriteOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: StorageFault | 'invalid'; readonly field?: string };

/** Records to write in place of those with the same keys. Clocks are set when they are written. */
export interface Write {
  readonly kind: Kind;
  /** Gets the readable records within the transaction; unchanged ones may be omitted from the result. */
  readonly make: readonly object[] | ((stored: readonly never[]) => readonly object[]);
  /** Limits `make` to one row. */
  readonly row?: string;
  /** `own`: the records have clocks already; `later`: also, and replace only earlier ones. */
  readonly clocks?: 'own' | 'later';
}

export const isRemoved = (record: unknown): boolean => (record as StampedRecord).removed === true;

/** Orders two states of a record; the greater stays. */
export const compareIn = (
  { isGrowOnly }: Pick<Kind, 'isGrowOnly'>,
  a: StampedRecord,
  b: StampedRecord,
): number => (isGrowOnly ? Number(isRemoved(a)) - Number(isRemoved(b)) : 0) || compareRecords(a, b);

/** Whether a record is a tombstone from before a time, and of a kind that forgets them. */
export const isForgotten = (
  { isGrowOnly }: Pick<Kind, 'isGrowOnly'>,
  record: unknown,
  before: number,
): boolean =>
  !isGrowOnly &&
  (record as StampedRecord | null)?.removed === true &&
  Number((record as StampedRecord).changedAt) < before;

/** Tombstone that tells other devices that a record was removed. */
export const removalOf = (id: unknown) => ({ id, removed: true });

export const isReadable = ({ schema }: Pick<Kind, 'schema'>, record: unknown): boolean =>
  safeParse(schema, record, { abortEarly: true }).success;

/** Parses stored values, skips tombstones and logs how many were invalid. */
export function readableOf<T>({ kind, schema }: Kind, stored: readonly unknown[]): T[] {
  const present = stored.filter((record) => !isRemoved(record));
  const found = present.flatMap((record) => {
    const parsed = safeParse(schema, record, { abortEarly: true });
    return parsed.success ? [parsed.output as T] : [];
  });
  const skipped = present.length - found.length;
  if (skipped > 0) logStorage(`${skipped} damaged records of ${kind} were skipped`);
  return found;
}
