import { type ExchangeRates, parseExchangeRates } from '../exchange-rates.ts';
import { type SignedState, tableFile } from '../signed.ts';
import { askPointers, readSignedFile, type SignedSources, worstFault } from './signed-files.ts';
import type { SignedFault } from './trusted-keys.ts';

/** The newest table that is signed; `table` is absent where the device has that very one. */
interface SignedTable {
  readonly table?: ExchangeRates;
  /** To be stored with it. */
  readonly state: SignedState;
}

/**
 * One round: asks every address which table is the newest, all at once, and reads it from whoever names it, in an order that chance makes, until one
 * gives it as it was signed.
 * @param hasTable the table of the stored version is still there: it need not be read again
 */
export async function readSignedTable(
  sources: SignedSources,
  hasTable: boolean,
): Promise<SignedTable | SignedFault> {
  const { offers, faults } = await askPointers(sources);
  const found = [...faults];
  for (const offer of offers) {
    const { state } = offer;
    if (hasTable && state.version === sources.stored?.version) return { state };
    const table = await readSignedFile(offer, tableFile(state.version), parseExchangeRates);
    if (typeof table !== 'string') return { table: table.value, state };
    found.push(table);
  }
  return worstFault(found);
}
