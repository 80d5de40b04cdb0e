import { type OwnUnit, type OwnUnitFault, ownUnitTable } from '@equivale/core/own-units';
import { catalogue, setOwnTable } from './every-unit.ts';
import { useOwnNames } from './own-names.ts';
import { addSpecialistUnits } from './unit-set.ts';

/**
 * Adds own units to every list, picker and question. Loaded only if there are any.
 * @returns those that cannot be computed, and why
 */
export async function setOwnUnits(units: readonly OwnUnit[]): Promise<ReadonlyMap<string, OwnUnitFault>> {
  const { table, names, categoryNames, faults } = ownUnitTable(units, catalogue);
  setOwnTable(table);
  await addSpecialistUnits();
  useOwnNames.setState({ names, categoryNames });
  return faults;
}
