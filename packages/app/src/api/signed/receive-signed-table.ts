import type { ExchangeRates } from '@equivale/contract';
import { cacheResponse } from '../../device/response-cache.ts';
import { readSignedTable } from './read-signed-table.ts';
import { type SignedSettings, signedSources } from './signed-files.ts';
import type { SignedFault } from './trusted-keys.ts';

/** The newest table signed by the service. */
interface ReceivedTable {
  readonly table: ExchangeRates;
  /** It is the first table on this device with a verified signature. */
  readonly isFirst: boolean;
  /** Call after storing the table; older ones are rejected from then on. */
  accept(): Promise<void>;
}

/**
 * @param service address of the service's own signed files
 * @param cached the table on this device
 */
export async function receiveSignedTable(
  service: string,
  settings: SignedSettings,
  cached: ExchangeRates | undefined,
): Promise<ReceivedTable | SignedFault> {
  const sources = await signedSources(service, settings);
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
