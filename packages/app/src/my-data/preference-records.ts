import { nextStamp, type StampedRecord } from '@equivale/core/merge';
import { preferencesKey, reloadPreferences } from '../device/preferences.ts';
import { isLanguage } from '../i18n/languages.ts';
import { kindsKey, readChosenKinds, useChosenKinds } from './chosen-kinds.ts';

/** Begins the id of a preference that says which kind of rate was chosen for a currency. */
const KIND = 'kind/';

const isText = (value: unknown): value is string => typeof value === 'string';

/** What each preference can be here; what a newer release knows besides is given on and not used. */
const isUsable: Readonly<Record<string, (value: unknown) => boolean>> = {
  theme: (value) => value === 'light' || value === 'dark',
  language: isLanguage,
  cup: isText,
};

const defaultOf = (id: string): unknown => (id === 'theme' ? 'light' : undefined);
const isHere = (id: string): boolean => id in isUsable || id.startsWith(KIND);

function chosenState(): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(localStorage.getItem(preferencesKey) ?? '{}')?.state ?? {};
  } catch {
    // Junk, or no storage: nothing was chosen.
    return {};
  }
}

/** What stands in localStorage, by id. */
function localValues(): Map<string, unknown> {
  const state = chosenState();
  return new Map([
    ...Object.keys(isUsable).map((id) => [id, isUsable[id]?.(state[id]) ? state[id] : undefined] as const),
    ...Object.entries(readChosenKinds()).map(([code, name]) => [KIND + code, name] as const),
  ]);
}

/** What a record makes of its preference on this device. */
function valueHere(record: StampedRecord | undefined, id: string): unknown {
  const isIn = record && record.removed !== true && (isUsable[id] ?? isText)(record.value);
  return isIn ? record.value : defaultOf(id);
}

/**
 * The preferences with their clocks. What was chosen since they were last read has the time of now, since localStorage knows of no clocks;
 * what was chosen before they were ever read has none, and any clock wins over it.
 * @param known as they were last read or written, those of a newer release included
 * @param now milliseconds since the epoch
 */
export function readPreferences(known: readonly StampedRecord[], now: number): StampedRecord[] {
  const before = new Map(known.map((record) => [String(record.id), record]));
  const values = localValues();
  return [...new Set([...before.keys(), ...values.keys()])].flatMap((id) => {
    const record = before.get(id);
    const value = values.get(id) ?? defaultOf(id);
    if (!isHere(id) || value === valueHere(record, id)) return record ?? [];
    const changedAt = record ? nextStamp(record.changedAt, now) : 0;
    return value === undefined ? { id, removed: true, changedAt } : { id, value, changedAt };
  });
}

/** Puts preferences where the app reads them, and has it read them. */
export function applyPreferences(records: readonly StampedRecord[]): void {
  const values = records.map((record) => [String(record.id), valueHere(record, String(record.id))] as const);
  const state = Object.fromEntries(values.filter(([id]) => id in isUsable));
  const kinds = values.filter(([id, value]) => id.startsWith(KIND) && value !== undefined);
  localStorage.setItem(preferencesKey, JSON.stringify({ state, version: 1 }));
  localStorage.setItem(
    kindsKey,
    JSON.stringify(Object.fromEntries(kinds.map(([id, value]) => [id.slice(KIND.length), value]))),
  );
  reloadPreferences();
  useChosenKinds.setState(readChosenKinds(), true);
}
