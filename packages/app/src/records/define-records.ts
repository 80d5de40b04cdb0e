import type { BaseIssue, BaseSchema } from 'valibot';
import { readStored } from './database.ts';
import { type Kind, readableOf, removalOf, type Write, type WriteOutcome } from './kind.ts';
import { writeAll } from './write.ts';

/** A record before it has a clock. */
type Unclocked<T> = T extends unknown ? Omit<T, 'changedAt'> : never;

/** The records of one kind, as returned by {@link defineRecords}. */
export interface Records<T extends object> extends Kind {
  readonly schema: BaseSchema<unknown, T, BaseIssue<unknown>>;
  /** All readable records in their order; logs the others. @throws when storage cannot be read */
  read(row?: string): Promise<T[]>;
  /** Parses and sorts stored values like {@link read}. */
  readable(stored: readonly unknown[]): T[];
  put(...records: readonly Unclocked<T>[]): Promise<WriteOutcome>;
  remove(...ids: readonly string[]): Promise<WriteOutcome>;
  /** Changes a record if it exists. */
  update(id: string, change: (stored: T) => Unclocked<T>): Promise<WriteOutcome>;
  /** Reads, decides and writes in one transaction. */
  change(make: (stored: readonly T[]) => readonly object[]): Promise<WriteOutcome>;
}

/** Writes several kinds in one transaction. The frame of the app reports failures. */
export const writeRecords = (...writes: readonly Write[]): Promise<WriteOutcome> =>
  writeAll(writes, Date.now());

/** Declares a kind of records: once listed in `kinds.ts`, it is stored, watched, exported, synced and erased. */
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
