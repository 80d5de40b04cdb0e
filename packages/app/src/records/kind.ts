import type { StampedRecord } from '@equivale/core/merge';
import { type BaseIssue, type BaseSchema, safeParse } from 'valibot';
import { logStorage, type StorageFault } from '../device/storage-fault.ts';

/** What one kind of records is: all that storing, copying, sharing and erasing need to know of it. */
export interface Kind {
  /** What it is called on the device, in copies and between devices. */
  readonly kind: string;
  /** What can be read, and so what can be stored: a record that is there, with its clock. */
  readonly schema: BaseSchema<unknown, unknown, BaseIssue<unknown>>;
  /** The row that a record shares with others that are likely to change together; else each has its own. */
  readonly rowOf?: (record: StampedRecord) => string;
  /** What a record is about, where there is one of it at most: two tabs or devices may each have made one. */
  readonly subjectOf?: (record: StampedRecord) => readonly unknown[] | undefined;
  /** Which of two about the same thing stays, where that is not the later one. */
  readonly compare?: (a: StampedRecord, b: StampedRecord) => number;
  /** What becomes of all others about one thing; removed where it does not say. */
  readonly giveWay?: (record: StampedRecord) => object;
  /** A record says no more than what it is about. */
  readonly isOnlySubject?: true;
  /** How many there can be: a copy adds none beyond. */
  readonly atMost?: number;
  /** How many are stored, by their `timestamp`; the oldest are dropped. */
  readonly most?: number;
  /** Where it belongs: to this device alone, also to a copy, or also to the person's other devices, as without it. */
  readonly scope?: 'device' | 'copy';
}

/** `field`: what of a record cannot be stored. */
export type WriteOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: StorageFault | 'invalid'; readonly field?: string };

/** What is to be stored of a kind in place of what has the same keys; the clock is given to it when it is stored. */
export interface Write {
  readonly kind: Kind;
  /** Gets the readable records that are there in the same transaction; those without a change need not be given back. */
  readonly make: readonly object[] | ((stored: readonly never[]) => readonly object[]);
  /** The row that is meant, where `make` is to get no other. */
  readonly row?: string;
  /** The records have their clocks, since not all of them are changed by the person now; `later`: stored only in place of an earlier one. */
  readonly clocks?: 'own' | 'later';
}

export const isRemoved = (record: unknown): boolean => (record as StampedRecord).removed === true;

/** The mark that a record was removed, by which other devices learn of it. */
export const removalOf = (id: unknown) => ({ id, removed: true });

/** Whether this release can read a record that is there. */
export const isReadable = ({ schema }: Pick<Kind, 'schema'>, record: unknown): boolean =>
  safeParse(schema, record, { abortEarly: true }).success;

/** What can be read of stored values, apart from what was removed; the rest is logged. */
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
