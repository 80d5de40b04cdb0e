import { keyOfRecord, nextStamp, type StampedRecord } from '@equivale/core/merge';

/**
 * Kinds whose records are read together and may be many. One request to the device takes as long for a few hundred of them as for one,
 * so those stand in one row that are likely to change together: the items of a list, and the expenses of some three days, since an
 * id begins with its time.
 */
const ROW_OF: Readonly<
  Record<PackedKind, (record: { readonly list?: unknown; readonly id?: unknown }) => string>
> = {
  arrangements: ({ list }) => String(list),
  expenses: ({ id }) => String(id).slice(0, 5),
};
export const PACKED_KINDS = ['arrangements', 'expenses'] as const;
export type PackedKind = (typeof PACKED_KINDS)[number];

/** Records of one kind, by the name that they have in common. */
export interface PackedRow {
  readonly kind: PackedKind;
  readonly row: string;
  readonly records: readonly unknown[];
}
type RowKey = [kind: string, row: string];

/** The store of rows in an open transaction. */
interface Rows {
  get(key: RowKey): Promise<PackedRow | undefined>;
  put(row: PackedRow): Promise<unknown>;
}

/** The records of a row; what else stands there is none. */
export const recordsIn = (row: PackedRow | undefined): readonly unknown[] =>
  Array.isArray(row?.records) ? row.records.filter((record) => keyOfRecord(record) !== undefined) : [];

/** All rows of a kind: in this order of keys an array comes after any text. */
export const rowsOf = (kind: PackedKind): IDBKeyRange => IDBKeyRange.bound([kind], [kind, []]);

/**
 * Stores records in the place of those with the same keys.
 * @param now milliseconds since the epoch, where the records are changed here: each gets a clock that comes after that of what it replaces
 */
export async function putPacked(
  rows: Rows,
  kind: PackedKind,
  records: readonly object[],
  now?: number,
): Promise<void> {
  const byRow = new Map<string, object[]>();
  for (const record of records) {
    const row = ROW_OF[kind](record);
    const others = byRow.get(row);
    if (others) others.push(record);
    else byRow.set(row, [record]);
  }
  for (const [row, fresh] of byRow) {
    const stored = recordsIn(await rows.get([kind, row]));
    const byKey = new Map(stored.map((record) => [keyOfRecord(record), record]));
    for (const record of fresh) {
      const key = keyOfRecord(record);
      const before = byKey.get(key) as StampedRecord | undefined;
      byKey.set(
        key,
        now === undefined ? record : { ...record, changedAt: nextStamp(before?.changedAt, now) },
      );
    }
    await rows.put({ kind, row, records: [...byKey.values()] });
  }
}
