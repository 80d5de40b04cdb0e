import { isMyDataName, MY_DATA } from '@equivale/contract';
import { isStamp, type StampedRecord, type WholeState } from '@equivale/core/merge';
import { runInSteps } from '../platform/run-in-steps.ts';
import { openDevice, recordsIn, rowsOf } from './database.ts';
import { isRemoved } from './kind.ts';
import { KINDS } from './kinds.ts';
import { FIELDS } from './revert.ts';
import type { Row } from './schema.ts';
import { type KindName, place, type Rows } from './write.ts';

export type StateByKind = Map<string, Rows>;
type Readable = { getAll(range?: IDBKeyRange | null, count?: number): Promise<Row[]> };

/** Rows before the page gets its turn: a few milliseconds on a slow phone. Workers need no turns. */
export const BATCH = 'document' in globalThis ? 200 : 10_000;

export const kindOf = (name: string): KindName => KINDS.find(({ kind }) => kind === name) ?? { kind: name };

export const isCopied = (name: string) => isMyDataName(name) && (kindOf(name).scope ?? 'copy') === 'copy';

export const sharedOf = (state: WholeState): WholeState =>
  Object.fromEntries(
    Object.entries(state).map(([name, value]) => [name, kindOf(name).scope === undefined ? value : []]),
  );

export async function* batchesOf(store: Readable, kind?: string): AsyncGenerator<Row[]> {
  let range = kind === undefined ? undefined : rowsOf(kind);
  for (;;) {
    const rows = await store.getAll(range, BATCH);
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    const beyond = [last.kind, last.row];
    range =
      kind === undefined ? IDBKeyRange.lowerBound(beyond, true) : IDBKeyRange.bound(beyond, [kind, []], true);
  }
}

/** Unvalidated rows of these kinds, by default of all. */
export async function readAll(
  store: Readable,
  kinds: Iterable<string | undefined> = [undefined],
): Promise<StateByKind> {
  const found: StateByKind = new Map();
  for (const each of kinds)
    for await (const batch of batchesOf(store, each)) for (const row of batch) takeRow(found, row);
  return found;
}

function takeRow(found: StateByKind, row: Row): void {
  const rows: Rows = found.get(row.kind) ?? new Map();
  found.set(row.kind, rows);
  for (const record of recordsIn(row))
    place(rows, kindOf(row.kind), isStamp(record.changedAt) ? record : { ...record, changedAt: 0 });
}

const entriesOf = (rows: Rows | undefined): [key: string, record: StampedRecord][] =>
  [...(rows?.values() ?? [])].flatMap((row) => [...row]);
export const recordsOf = (rows: Rows | undefined) => entriesOf(rows).map(([, record]) => record);

/** The records of each kind in key order; they win over fields of the same name. */
function* stateOf(found: StateByKind): Generator<void, WholeState> {
  const state: Record<string, unknown> = Object.assign(Object.create(null), MY_DATA);
  for (const [name, field] of entriesOf(found.get(FIELDS)))
    if (isMyDataName(name) && !isRemoved(field)) state[name] = field.value;
  for (const name of new Set([...KINDS.map(({ kind }) => kind), ...found.keys()])) {
    if (!isCopied(name)) continue;
    const sorted = entriesOf(found.get(name)).sort(([a], [b]) => (a < b ? -1 : 1));
    state[name] = sorted.map(([, record]) => record);
    yield;
  }
  return state;
}

/** All data in one transaction, including what this release cannot read. */
export async function readState(): Promise<WholeState> {
  return runInSteps(stateOf(await readAll((await openDevice()).transaction('records').store)));
}
