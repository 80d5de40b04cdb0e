import { nextStamp, type StampedRecord } from '@equivale/core/merge';

/** Begins the id of a preference that says which kind of rate was chosen for a currency. */
export const KIND = 'kind/';

/** The preferences that every release since the first stores under one key. */
export const NAMED_PREFERENCES: readonly string[] = ['theme', 'language', 'cup', 'figures'];

/** What a preference can be here, where that is not any text; what a newer release knows besides is given on and not used. */
export type UsableValues = Readonly<Record<string, readonly unknown[]>>;

const defaultOf = (id: string): unknown => (id === 'theme' ? 'light' : undefined);
const isHere = (id: string): boolean => NAMED_PREFERENCES.includes(id) || id.startsWith(KIND);

/** A value as it stands on the device, where it can be used. */
export const usable = (id: string, value: unknown, values: UsableValues): unknown =>
  typeof value === 'string' && (values[id]?.includes(value) ?? true) ? value : undefined;

/** What a record makes of its preference on this device. */
export function valueHere(record: StampedRecord | undefined, id: string, values: UsableValues): unknown {
  const value = record?.removed === true ? undefined : usable(id, record?.value, values);
  return value ?? defaultOf(id);
}

/**
 * The preferences with their clocks. What was chosen since they were last read has the time of now, since localStorage knows of no clocks;
 * what was chosen before they were ever read has none, and any clock wins over it.
 * @param known as they were last read or written, those of a newer release included
 * @param local what stands in localStorage, by id
 * @param values what can be used
 * @param now milliseconds since the epoch
 */
export function stampPreferences(
  known: readonly StampedRecord[],
  local: ReadonlyMap<string, unknown>,
  values: UsableValues,
  now: number,
): StampedRecord[] {
  const before = new Map(known.map((record) => [String(record.id), record]));
  return [...new Set([...before.keys(), ...local.keys()])].flatMap((id) => {
    const record = before.get(id);
    const value = local.get(id) ?? defaultOf(id);
    if (!isHere(id) || value === valueHere(record, id, values)) return record ?? [];
    const changedAt = record ? nextStamp(record.changedAt, now) : 0;
    return value === undefined ? { id, removed: true, changedAt } : { id, value, changedAt };
  });
}
