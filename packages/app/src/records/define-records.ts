import type { BaseIssue, BaseSchema } from 'valibot';
import { readStored } from './database.ts';
import { type Kind, readableOf, removalOf, type Write, type WriteOutcome } from './kind.ts';
import { writeAll } from './write.ts';

/** A record as a form makes it. */
type Unclocked<T> = T extends unknown ? Omit<T, 'changedAt'> : never;

/** Records of one kind, as {@link defineRecords} gives them. */
export interface Records<T extends object> extends Kind {
  readonly schema: BaseSchema<unknown, T, BaseIssue<unknown>>;
  /** Those that are there and can be read, in their order; the rest is left out and logged. @throws when storage cannot be read */
  read(row?: string): Promise<T[]>;
  /** What {@link read} makes of stored values. */
  readable(stored: readonly unknown[]): T[];
  put(...records: readonly Unclocked<T>[]): Promise<WriteOutcome>;
  remove(...ids: readonly string[]): Promise<WriteOutcome>;
  /** Changes a record, as long as it is there. */
  update(id: string, change: (stored: T) => Unclocked<T>): Promise<WriteOutcome>;
  /** Reads, decides and stores in one transaction. */
  change(make: (stored: readonly T[]) => readonly object[]): Promise<WriteOutcome>;
}

/** Stores several kinds in one transaction: all of it, or nothing. What goes wrong is said by the frame of the app. */
export const writeRecords = (...writes: readonly Write[]): Promise<WriteOutcome> =>
  writeAll(writes, Date.now());

/**
 * Declares a kind of records; with a line in `kinds.ts` it is stored, watched, copied, shared and erased.
 * @param compare the order in which they are read; without it that of their keys
 */
export function defineRecords<T extends object>(
  declaration: Kind,
  compare?: (a: T, b: T) => number,
): Records<T> {
  const kind: Records<T> = {
    ...(declaration as Kind & Pick<Records<T>, 'schema'>),
    readable(stored) {
      const found = readableOf<T>(declaration, stored);
      return compare ? found.sort(compare) : found;
    },
    read: async (row) => kind.readable(await readStored(declaration.kind, row)),
    put: (...records) => writeRecords({ kind, make: records }),
    remove: (...ids) => writeRecords({ kind, make: ids.map(removalOf) }),
    update: (id, change) =>
      kind.change((stored) => stored.filter((record) => (record as { id?: unknown }).id === id).map(change)),
    change: (make) => writeRecords({ kind, make }),
  };
  return kind;
}
