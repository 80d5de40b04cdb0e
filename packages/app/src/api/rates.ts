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

/** Origin of the table in use, best first; `fixed` is SPEC section 4's approximation without a date. */
type RatesPlace = 'network' | 'device' | 'bundle' | 'fixed';

/** The table in use. `timestamp` is null only for the fixed set. */
export type RatesTable = Omit<ExchangeRates, 'timestamp'> & { readonly timestamp: string | null };

/** Why a table is rejected: implausible, without a trusted signature, older than the stored one, or from the future. */
type Refusal = 'implausible' | 'unsigned' | 'older' | 'future';

export interface Rates {
  readonly table: RatesTable;
  readonly place: RatesPlace;
  /** The service has not answered yet; the rates may soon change. */
  readonly isRefreshing: boolean;
  /** The last request failed. */
  readonly isUnreachable: boolean;
  /** Why the last response was rejected; the previous table stays in use. */
  readonly refusal: Refusal | undefined;
  /** Whether the table's signature was verified; undefined in builds without keys. */
  readonly signature: 'verified' | 'unchecked' | undefined;
  /** Requests the rates again. */
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
  /** The last accepted table, against which a new one may be checked. */
  readonly lastGood: ExchangeRates | undefined;
  /** Called after the table was stored. */
  readonly accept?: () => Promise<void>;
}

async function receiveTable(): Promise<Received> {
  const lastGood = await readCachedResponse(ratesKey, parseExchangeRates);
  // Spelled out so that the bundler removes what follows from builds without the setting.
  if (!import.meta.env.VITE_RATES_KEYS)
    return { table: await fetchExchangeRates(), signature: undefined, lastGood };
  // Browsers verify signatures only on https and loopback pages.
  if (!globalThis.crypto?.subtle)
    return { table: await fetchExchangeRates(), signature: 'unchecked', lastGood };
  const { receiveSignedTable } = await import('./signed/receive-signed-table.ts');
  const settings = { keys: config.ratesKeys, mirrors: config.mirrors };
  const received = await receiveSignedTable(apiBase() + SIGNED_PATH, settings, lastGood);
  if (received === 'unreachable') throw new Error('nobody gave a signed table');
  if (typeof received === 'string') throw new RefusedTable(received);
  const { table, isFirst, accept } = received;
  // An unsigned table is no evidence against a signed one.
  return { table, signature: 'verified', lastGood: isFirst ? undefined : lastGood, accept };
}

async function refreshTable(): Promise<Pick<Received, 'table' | 'signature'>> {
  const { table: received, signature, lastGood, accept } = await receiveTable();
  // Checks the published figures where available, since those are used.
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
};

/** The service's table after checks. @throws when it cannot be reached or was rejected */
export const loadRates = async (): Promise<RatesTable> => (await queryClient.fetchQuery(ratesQuery)).table;

export async function readOfflineTable(): Promise<{ table: RatesTable; place: RatesPlace }> {
  const stored = await readCachedResponse(ratesKey, parseExchangeRates);
  if (stored) return { table: stored, place: 'device' };
  const bundled = await readBundled();
  return bundled ? { table: bundled, place: 'bundle' } : { table: fixedTable, place: 'fixed' };
}

/** The rates that the page was prerendered with, until the device itself answers. */
function ratesOfPage(shown: readonly string[]): { table: RatesTable; place: RatesPlace } | undefined {
  const table = shown.length > 0 ? pageRates(shown) : undefined;
  return table && { table, place: 'bundle' };
}

/** The rates: at once from the device, then from the service every five minutes (SPEC section 7 B). */
export function useRates(shown: readonly string[] = []): Rates | undefined {
  const live = useHydratedQuery({
    ...ratesQuery,
    retry: LIMITS.ratesRetries,
    refetchInterval: LIMITS.ratesRefreshMs,
    // Refetches when the page becomes visible: old rates are not what a returning person expects.
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: true,
  });
  const offline = useHydratedQuery({
    queryKey: ['offline-rates'],
    queryFn: readOfflineTable,
    enabled: live.data === undefined,
  });
  const found = live.data
    ? { table: live.data.table, place: 'network' as const }
    : (offline.data ??
      (offline.isError ? { table: fixedTable, place: 'fixed' as const } : ratesOfPage(shown)));
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
