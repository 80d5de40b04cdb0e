import {
  EXCHANGE_RATES_PATH,
  type ExchangeRates,
  type Parsed,
  parseExchangeRates,
  SIGNED_PATH,
} from '@equivale/contract';
import { faultOf } from '@equivale/contract/plausibility';
import { readSignedTable, signedSources } from '@equivale/contract/signed-tables';
import { ratesPerDollar } from '@equivale/core';
import { api } from '../browser.ts';

/** Written by the build: the address of the service's API, its public keys and its mirrors. */
declare const __SERVICE__: string;
declare const __RATES_KEYS__: string;
declare const __MIRRORS__: string;

/** Rates are asked for when somebody converts, and not more often than this. */
const FRESH_MS = 60 * 60 * 1000;
const PATIENCE_MS = 10_000;

interface Received {
  readonly table: ExchangeRates;
  /** Stored with the table. */
  readonly values: Readonly<Record<string, unknown>>;
}

async function readStored<T>(key: string, parse: (input: unknown) => Parsed<T>): Promise<T | undefined> {
  const { [key]: value } = await api().storage.local.get([key]);
  const parsed = parse(value);
  return parsed.ok ? parsed.value : undefined;
}

/** The newest table with a signature of the keys that the extension was built with. */
async function receiveSigned(): Promise<Received | undefined> {
  const settings = { keys: __RATES_KEYS__, mirrors: __MIRRORS__ };
  const sources = await signedSources(__SERVICE__ + SIGNED_PATH, settings, readStored);
  const read = await readSignedTable(sources, false);
  if (typeof read === 'string' || !read.table) return undefined;
  return { table: read.table, values: { [sources.stateKey]: read.state } };
}

async function receivePlain(): Promise<Received | undefined> {
  const response = await fetch(__SERVICE__ + EXCHANGE_RATES_PATH, {
    credentials: 'omit',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const parsed = response.ok ? parseExchangeRates(await response.json()) : undefined;
  return parsed?.ok ? { table: parsed.value, values: {} } : undefined;
}

const readBundled = async (): Promise<ExchangeRates> =>
  (await fetch(api().runtime.getURL('rates.json'))).json();

/**
 * Asks the service for its table, unless that was done a short while ago, and stores what can be right.
 * @param now milliseconds since the epoch
 * @returns whether there is a new table
 */
export async function refreshRates(now: number): Promise<boolean> {
  const { askedAt, table: lastGood } = await api().storage.local.get(['askedAt', 'table']);
  if (typeof askedAt === 'number' && Math.abs(now - askedAt) < FRESH_MS) return false;
  await api().storage.local.set({ askedAt: now });
  // Without network, and where the service has none, the table at hand stays in use with its day.
  const received = await (__RATES_KEYS__ ? receiveSigned() : receivePlain()).catch(() => undefined);
  if (!received) return false;
  const table = { ...received.table, rates: ratesPerDollar(received.table) };
  if (await faultOf(table, lastGood as ExchangeRates | undefined, readBundled)) return false;
  await api().storage.local.set({ table, ...received.values });
  return true;
}
