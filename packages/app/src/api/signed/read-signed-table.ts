import { type ExchangeRates, parseExchangeRates, type SignedState, tableFile } from '@equivale/contract';
import { askPointers, readSignedFile, type SignedSources, worstFault } from './signed-files.ts';
import type { SignedFault } from './trusted-keys.ts';

/** The newest signed table; `table` is absent if the device has it already. */
interface SignedTable {
  readonly table?: ExchangeRates;
  /** State to store with the table. */
  readonly state: SignedState;
}

/**
 * One round: asks every address for the newest table at once and reads it from those that name it, in random order,
 * until one delivers it as signed.
 * @param hasTable the table of the stored version is on the device
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
