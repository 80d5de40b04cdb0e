import { type ExchangeRates, parseExchangeRates } from '@equivale/contract';
import { FALLBACK_RATES, ratesPerDollar } from '@equivale/core';
import { LIMITS } from '../device/limits.ts';
import { cacheResponse, readCachedResponse } from '../device/response-cache.ts';
import { useHydratedQuery } from '../device/use-hydrated-query.ts';
import { fetchExchangeRates } from './api-client.ts';
import { pageRates } from './page-rates.ts';
import { checkMoves, checkPlausibility, type TableFault } from './plausibility.ts';

/**
 * Where the table in use comes from, best first: just sent by the service; cached on this device from an earlier
 * response; built into the app; or SPEC section 4's fixed set, which is an approximation without a date.
 */
type RatesPlace = 'network' | 'device' | 'bundle' | 'fixed';

/** The table in use. `timestamp` is null only for the fixed set. */
export type RatesTable = Omit<ExchangeRates, 'timestamp'> & { readonly timestamp: string | null };

export interface Rates {
  readonly table: RatesTable;
  readonly place: RatesPlace;
  /** The service has not answered yet; what is shown may soon be replaced. */
  readonly isRefreshing: boolean;
  /** The last call to the service failed. */
  readonly isUnreachable: boolean;
  /** The service answered with a table that cannot be right; the one before it stays in use. */
  readonly isRejected: boolean;
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

/** The service answered with a table that is not plausible against the last good one. */
class ImplausibleTable extends Error {
  override readonly name = 'ImplausibleTable';

  constructor(fault: TableFault) {
    super(`the new table of rates is not plausible: ${fault}`);
  }
}

const readBundled = async () => (await import('./bundled-rates.ts')).readBundledRates();

/**
 * What speaks against a new table. The last good one is the measure, unless it is itself at odds with the one built into
 * the app: a wrong table that got in must not keep the right ones out. Of the table built in only the moves count, since
 * a service of one's own may have fewer sources.
 */
async function faultOf(table: ExchangeRates): Promise<TableFault | undefined> {
  const lastGood = await readCachedResponse(ratesKey, parseExchangeRates);
  const fault = lastGood && checkPlausibility(table, lastGood);
  if (lastGood && !fault) return undefined;
  const bundled = await readBundled();
  if (!bundled) return fault;
  const isWrongItself = lastGood && checkMoves(lastGood, bundled) !== undefined;
  return lastGood && !isWrongItself ? fault : checkMoves(table, bundled);
}

async function refreshTable(): Promise<ExchangeRates> {
  const received = await fetchExchangeRates();
  // What is checked is what will be used: the published figures, where there are any.
  const table = { ...received, rates: ratesPerDollar(received) };
  const fault = await faultOf(table);
  if (fault) throw new ImplausibleTable(fault);
  await cacheResponse(ratesKey, table);
  return table;
}

/** The best table that needs no network. */
async function readOfflineTable(): Promise<{ table: RatesTable; place: RatesPlace }> {
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
    queryKey: [ratesKey],
    queryFn: refreshTable,
    retry: LIMITS.ratesRetries,
    staleTime: LIMITS.ratesRefreshMs,
    refetchInterval: LIMITS.ratesRefreshMs,
    // Back from a tunnel or from another app, the rates of before are not what a person expects to read.
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: true,
    networkMode: 'always',
  });
  const offline = useHydratedQuery({
    queryKey: ['offline-rates'],
    queryFn: readOfflineTable,
    networkMode: 'always',
    enabled: live.data === undefined,
  });
  const found = live.data
    ? { table: live.data, place: 'network' as const }
    : (offline.data ?? (offline.isError ? { table: fixedTable, place: 'fixed' as const } : written(shown)));
  return (
    found && {
      ...found,
      isRefreshing: live.isFetching,
      isUnreachable: live.isError,
      isRejected: live.error instanceof ImplausibleTable,
      refresh: () => void live.refetch(),
    }
  );
}
