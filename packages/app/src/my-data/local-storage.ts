import { isReadable } from '@equivale/contract';
import { FIGURES } from '@equivale/core';
import { compareRecords, type StampedRecord } from '@equivale/core/merge';
import { currencyListKey, useCurrencyList } from '../conversion/current-list.ts';
import { preferencesKey, reloadPreferences } from '../device/preferences.ts';
import { noteUse } from '../device/used-device.ts';
import { LANGUAGE_IDS } from '../i18n/languages.ts';
import { kindsKey, readChosenKinds, useChosenKinds } from './chosen-kinds.ts';
import type { LocalValues } from './device-records.ts';
import { KIND, NAMED_PREFERENCES, usable, valueHere } from './preference-records.ts';
import type { LocalChanges } from './store-state.ts';

const USABLE = { theme: ['light', 'dark'], language: LANGUAGE_IDS, figures: FIGURES };

/** What stands under a key; undefined where that is nothing, junk, or there is no storage. */
function parsed(key: string) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** What stands in localStorage of what belongs to the person. */
export function readLocal(): LocalValues {
  const state = parsed(preferencesKey)?.state ?? {};
  return {
    preferences: new Map([
      ...NAMED_PREFERENCES.map((id) => [id, usable(id, state[id], USABLE)] as const),
      ...Object.entries(readChosenKinds()).map(([code, name]) => [KIND + code, name] as const),
    ]),
    usable: USABLE,
    list: parsed(currencyListKey),
  };
}

/** Puts preferences where the app reads them, and has it read them. */
function applyPreferences(records: readonly StampedRecord[]): void {
  const values = records.map(
    (record) => [String(record.id), valueHere(record, String(record.id), USABLE)] as const,
  );
  const named = Object.fromEntries(values.filter(([id]) => NAMED_PREFERENCES.includes(id)));
  // What stays on this device, as the language before, is no record.
  const state = { ...parsed(preferencesKey)?.state, ...named };
  const kinds = values.filter(([id, value]) => id.startsWith(KIND) && value !== undefined);
  localStorage.setItem(preferencesKey, JSON.stringify({ state, version: 1 }));
  localStorage.setItem(
    kindsKey,
    JSON.stringify(Object.fromEntries(kinds.map(([id, value]) => [id.slice(KIND.length), value]))),
  );
  reloadPreferences();
  useChosenKinds.setState(readChosenKinds(), true);
}

function applyLists(records: readonly StampedRecord[]): void {
  const lists = records.filter((record) => record.removed !== true && isReadable('lists', record));
  const [newest] = lists.sort((a, b) => compareRecords(b, a));
  if (newest) localStorage.setItem(currencyListKey, JSON.stringify(newest));
  else localStorage.removeItem(currencyListKey);
  useCurrencyList.setState({}, true);
}

/** Puts what the app reads outside of the database where it reads it. */
export function applyLocal({ preferences, lists, hasConversions }: LocalChanges): void {
  if (preferences) applyPreferences(preferences);
  if (hasConversions) noteUse();
  if (lists) applyLists(lists);
}
