import type { ExchangeRates } from '@equivale/contract';
import {
  readSignedTable,
  type SignedFault,
  type SignedSettings,
  signedSources,
} from '@equivale/contract/signed-tables';
import { cacheResponse, readCachedResponse } from '../../device/response-cache.ts';

interface ReceivedTable {
  readonly table: ExchangeRates;
  /** It is the first table on this device with a verified signature. */
  readonly isFirst: boolean;
  /** Call after storing the table; older ones are rejected from then on. */
  accept(): Promise<void>;
}

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
