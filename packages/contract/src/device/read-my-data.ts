import { DAY_MS } from '@equivale/core';
import { isStamp, keyOfRecord, type StampedRecord, type WholeState } from '@equivale/core/merge';
import { object, safeParse } from 'valibot';
import { MY_DATA, MY_DATA_KINDS, myDataSchema } from './my-data.ts';

const { format, version, app, exportedAt } = myDataSchema.entries;
/** What a copy says of itself, beside records and fields. */
const headSchema = object({ format, version, app, exportedAt });
const OF_THE_COPY = Object.keys(headSchema.entries);

/** Names of no kind and no field: the list of devices stands beside a shared state, and in no copy. */
const RESERVED: readonly string[] = [...OF_THE_COPY, 'devices'];

/** Whether a kind of records, or a field, may be called so, in this release and in every later one. */
export const isMyDataName = (name: string): boolean =>
  /^[a-z][A-Za-z]{0,39}$/.test(name) && !(name in Object.prototype) && !RESERVED.includes(name);

/** Far more than a person makes by hand, what a phone reads in seconds, and what it can write again. */
export const MY_DATA_LIMITS = { records: 50_000, depth: 32 } as const;

/** How far the clock of another device may be ahead. */
const CLOCK_AHEAD_MS = 365 * DAY_MS;

/** Why a state is not taken. Nothing of it is stored then. */
export type MyDataFault = 'not-a-copy' | 'newer' | 'damaged' | 'too-large';
/** The state has no prototype. */
export type MyDataRead =
  | { readonly ok: true; readonly state: WholeState }
  | { readonly ok: false; readonly code: MyDataFault };

const isShallow = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1)));

/** Whether a record can be found again and has a clock, which is all that storing and merging ask of it. */
function isRecord(value: unknown, needsId: boolean): value is StampedRecord {
  const { id, changedAt } = (value ?? {}) as Record<string, unknown>;
  return (needsId ? typeof id === 'string' : keyOfRecord(value) !== undefined) && isStamp(changedAt);
}

function faultOfHead(input: unknown): MyDataFault | undefined {
  const head = (input ?? {}) as Record<string, unknown>;
  if (head.format !== MY_DATA.format) return 'not-a-copy';
  if (typeof head.version === 'number' && head.version > MY_DATA.version) return 'newer';
  return safeParse(headSchema, input).success ? undefined : 'damaged';
}

/** Clocks that are too far ahead become earlier ones, in the same order; the latest is `last`. */
function withEarlierClocks(state: WholeState, ahead: ReadonlySet<number>, last: number): WholeState {
  const earlier = new Map([...ahead].sort((a, b) => b - a).map((clock, place) => [clock, last - place]));
  const entries = Object.entries(state).map(([name, value]) => [
    name,
    !Array.isArray(value)
      ? value
      : value.map((record) => {
          const changedAt = earlier.get(record?.changedAt);
          return changedAt === undefined ? record : { ...record, changedAt };
        }),
  ]);
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}

/** What of one name cannot be taken; else `ahead` gets the clocks that are too far ahead. @yields after each record */
function* checkNamed(
  name: string,
  value: unknown,
  last: number,
  ahead: Set<number>,
): Generator<void, MyDataFault | undefined> {
  const isKnown = (MY_DATA_KINDS as readonly string[]).includes(name);
  if (!isMyDataName(name) || (isKnown && !Array.isArray(value))) return 'damaged';
  const { depth } = MY_DATA_LIMITS;
  if (!Array.isArray(value)) return isShallow(value, depth) ? undefined : 'damaged';
  for (const record of value) {
    const isSound = isRecord(record, isKnown && name !== 'arrangements');
    if (!isShallow(record, depth) || (isKnown && !isSound)) return 'damaged';
    if (isSound && record.changedAt > last) ahead.add(record.changedAt);
    yield;
  }
  return undefined;
}

/**
 * Reads everything that a device stores, from a copy or from another device. Kinds, fields and values that this release does not know
 * are carried along as they are; what no release writes is refused whole.
 * @param input what JSON.parse gave
 * @param now milliseconds since the epoch: a clock more than a year later counts as one of then, so that a change can come after it
 * @yields after each record
 */
export function* readMyData(input: unknown, now: number): Generator<void, MyDataRead> {
  const failed = (code: MyDataFault): MyDataRead => ({ ok: false, code });
  const atHead = faultOfHead(input);
  if (atHead) return failed(atHead);
  const state: WholeState = Object.assign(Object.create(null), input);
  if (Object.values(state).filter(Array.isArray).flat().length > MY_DATA_LIMITS.records)
    return failed('too-large');
  const last = now + CLOCK_AHEAD_MS;
  const ahead = new Set<number>();
  for (const [name, value] of Object.entries(state)) {
    if (OF_THE_COPY.includes(name)) continue;
    const fault = yield* checkNamed(name, value, last, ahead);
    if (fault) return failed(fault);
  }
  return { ok: true, state: ahead.size > 0 ? withEarlierClocks(state, ahead, last) : state };
}
