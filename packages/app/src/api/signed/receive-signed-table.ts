import type { ExchangeRates } from '@equivale/contract';
import {
  readSignedTable,
  type SignedFault,
  type SignedSettings,
  signedSources,
} from '@equivale/contract/signed-tables';
import { cacheResponse, readCachedResponse } from '../../device/response-cache.ts';

/** The newest table that the service has signed. */
interface ReceivedTable {
  readonly table: ExchangeRates;
  /** It is the first one on this device whose signature was checked. */
  readonly isFirst: boolean;
  /** Notes that this table is stored: from now on no older one is taken. */
  accept(): Promise<void>;
}

/**
 * @param service where the service itself gives out its signed files
 * @param cached the table on this device
 */
export async function receiveSignedTable(
  service: string,
  settings: SignedSettings,
  cached: ExchangeRates | undefined,
): Promise<ReceivedTable | SignedFault> {
  const sources = await signedSources(service, settings, readCachedResponse);
  const read = await readSignedTable(sources, cached !== undefined);
  if (typeof read === 'string') return read;
  const table = read.table ?? cached;
  if (!table) return 'unreachable';
  return {
    table,
    isFirst: sources.stored === undefined,
    accept: () => cacheResponse(sources.stateKey, read.state),
  };
}
