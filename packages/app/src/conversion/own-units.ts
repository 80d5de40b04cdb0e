import { type OwnUnit, type OwnUnitFault, ownUnitTable } from '@equivale/core/own-units';
import { catalogue, setOwnTable } from './every-unit.ts';
import { useOwnNames } from './own-names.ts';
import { addSpecialistUnits } from './unit-set.ts';

/**
 * Makes these the own units of this device, in every list, picker and question. Loaded only where there are any.
 * @returns those that cannot be worked out, and why
 */
export async function setOwnUnits(units: readonly OwnUnit[]): Promise<ReadonlyMap<string, OwnUnitFault>> {
  const { table, names, categoryNames, faults } = ownUnitTable(units, catalogue);
  setOwnTable(table);
  await addSpecialistUnits();
  useOwnNames.setState({ names, categoryNames });
  return faults;
}
