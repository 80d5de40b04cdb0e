import type { ExchangeRates } from '@equivale/contract';
import type { Locale } from '@equivale/core';
import { api } from '../browser.ts';
import { newestOf } from '../rates/stored-rates.ts';
import { localeOf, readSettings, type Settings } from './settings.ts';

/** What is needed to convert: the table in use, what the person chose, and the time. */
export interface Desk {
  readonly table: ExchangeRates;
  readonly settings: Settings;
  readonly locale: Locale;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Everything in one read of the store. */
export async function openDesk(): Promise<Desk> {
  const [stored, bundled] = await Promise.all([
    api().storage.local.get(['settings', 'table']),
    fetch(api().runtime.getURL('rates.json')).then((response) => response.json() as Promise<ExchangeRates>),
  ]);
  const settings = readSettings(stored.settings);
  return {
    table: newestOf(stored.table as ExchangeRates | undefined, bundled),
    settings,
    locale: localeOf(settings),
    now: Date.now(),
  };
}
