import { type ExchangeRates, parseExchangeRates, SIGNED_PATH } from '@equivale/contract';
import { faultOf, type TableFault } from '@equivale/contract/plausibility';
import { FALLBACK_RATES, ratesPerDollar } from '@equivale/core';
import { config } from '../config.ts';
import { LIMITS } from '../device/limits.ts';
import { queryClient } from '../device/query-client.ts';
import { cacheResponse, readCachedResponse } from '../device/response-cache.ts';
import { useHydratedQuery } from '../device/use-hydrated-query.ts';
import { apiBase, fetchExchangeRates } from './api-client.ts';
import { pageRates } from './page-rates.ts';

/**
 * Where the table in use comes from, best first: just sent by the service; cached on this device from an earlier
 * response; built into the app; or SPEC section 4's fixed set, which is an approximation without a date.
 */
type RatesPlace = 'network' | 'device' | 'bundle' | 'fixed';

/** The table in use. `timestamp` is null only for the fixed set. */
export type RatesTable = Omit<ExchangeRates, 'timestamp'> & { readonly timestamp: string | null };

/** A table that cannot be right; one without a signature that the app trusts; one older than what the device has; one of the future. */
type Refusal = 'implausible' | 'unsigned' | 'older' | 'future';

export interface Rates {
  readonly table: RatesTable;
  readonly place: RatesPlace;
  /** The service has not answered yet; what is shown may soon be replaced. */
  readonly isRefreshing: boolean;
  /** The last call to the service failed. */
  readonly isUnreachable: boolean;
  /** Why what came last is not used; the table before it stays in use. */
  readonly refusal: Refusal | undefined;
  /** Whether the table in use was just checked to be signed by the service; undefined where the app was built without its keys. */
  readonly signature: 'verified' | 'unchecked' | undefined;
  /** Asks the service again now. */
  refresh(): void;
}

const ratesKey = '/api/exchange-rates';
const fixedTable: RatesTable = {
  base: 'USD',
  rates: { ...FALLBACK_RATES },
  timestamp: null,
  fallback: true,
  fetchedAt: null,
  origins: [],
};

/** What came is not used. */
class RefusedTable extends Error {
  override readonly name = 'RefusedTable';
  readonly refusal: Refusal;

  constructor(refusal: Refusal, fault?: TableFault) {
    super(`the new table of rates is ${fault ?? refusal}`);
    this.refusal = refusal;
  }
}

const readBundled = async () => (await import('./bundled-rates.ts')).readBundledRates();

interface Received {
  readonly table: ExchangeRates;
  readonly signature: Rates['signature'];
  /** The last good table, where a new one may be checked against it. */
  readonly lastGood: ExchangeRates | undefined;
  /** Called once the table is stored. */
  readonly accept?: () => Promise<void>;
}

async function receiveTable(): Promise<Received> {
  const lastGood = await readCachedResponse(ratesKey, parseExchangeRates);
  // The setting is named in full, so that a build without it leaves out all that follows.
  if (!import.meta.env.VITE_RATES_KEYS)
    return { table: await fetchExchangeRates(), signature: undefined, lastGood };
  // Browsers check signatures only for pages that came by https or from this machine.
  if (!globalThis.crypto?.subtle)
    return { table: await fetchExchangeRates(), signature: 'unchecked', lastGood };
  const { receiveSignedTable } = await import('./signed/receive-signed-table.ts');
  const settings = { keys: config.ratesKeys, mirrors: config.mirrors };
  const received = await receiveSignedTable(apiBase() + SIGNED_PATH, settings, lastGood);
  if (received === 'unreachable') throw new Error('nobody gave a signed table');
  if (typeof received === 'string') throw new RefusedTable(received);
  const { table, isFirst, accept } = received;
  // A table without a signature is no evidence against one with a signature.
  return { table, signature: 'verified', lastGood: isFirst ? undefined : lastGood, accept };
}

async function refreshTable(): Promise<Pick<Received, 'table' | 'signature'>> {
  const { table: received, signature, lastGood, accept } = await receiveTable();
  // What is checked is what will be used: the published figures, where there are any.
  const table = { ...received, rates: ratesPerDollar(received) };
  const fault = await faultOf(table, lastGood, readBundled);
  if (fault) throw new RefusedTable('implausible', fault);
  await cacheResponse(ratesKey, table);
  await accept?.();
  return { table, signature };
}

const ratesQuery = {
  queryKey: [ratesKey],
  queryFn: refreshTable,
  staleTime: LIMITS.ratesRefreshMs,
  networkMode: 'always' as const,
};

/** The table of the service, checked. @throws where it cannot be reached, or what it sends cannot be right */
export const loadRates = async (): Promise<RatesTable> => (await queryClient.fetchQuery(ratesQuery)).table;

/** The best table that needs no network. */
export async function readOfflineTable(): Promise<{ table: RatesTable; place: RatesPlace }> {
  const stored = await readCachedResponse(ratesKey, parseExchangeRates);
  if (stored) return { table: stored, place: 'device' };
  const bundled = await readBundled();
  return bundled ? { table: bundled, place: 'bundle' } : { table: fixedTable, place: 'fixed' };
}

/** What the page was written with, until the device itself answers. */
function written(shown: readonly string[]): { table: RatesTable; place: RatesPlace } | undefined {
  const table = shown.length > 0 ? pageRates(shown) : undefined;
  return table && { table, place: 'bundle' };
}

/**
 * The rates to convert with, at once from the device and then from the service: asked at the start and every five
 * minutes, with one retry (SPEC section 7 B).
 * @param shown the currencies shown, where the page may have been written with their bundled rates
 * @returns undefined only for the moment in which the device itself has not answered
 */
export function useRates(shown: readonly string[] = []): Rates | undefined {
  const live = useHydratedQuery({
    ...ratesQuery,
    retry: LIMITS.ratesRetries,
    refetchInterval: LIMITS.ratesRefreshMs,
    // Back from a tunnel or from another app, the rates of before are not what a person expects to read.
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: true,
  });
  const offline = useHydratedQuery({
    queryKey: ['offline-rates'],
    queryFn: readOfflineTable,
    networkMode: 'always',
    enabled: live.data === undefined,
  });
  const found = live.data
    ? { table: live.data.table, place: 'network' as const }
    : (offline.data ?? (offline.isError ? { table: fixedTable, place: 'fixed' as const } : written(shown)));
  return (
    found && {
      ...found,
      isRefreshing: live.isFetching,
      isUnreachable: live.isError,
      refusal: live.error instanceof RefusedTable ? live.error.refusal : undefined,
      signature: live.data?.signature,
      refresh: () => void live.refetch(),
    }
  );
}
