import { parseOwnUnit } from '@equivale/contract';
import type { OwnUnit, OwnUnitFault } from '@equivale/core/own-units';
import { setOwnUnits } from '../../conversion/own-units.ts';
import { logStorage } from '../storage-fault.ts';

/** The units that a person defined, oldest first. */
export interface OwnUnits {
  readonly units: readonly OwnUnit[];
  /** Those that cannot be worked out, by id: they are in no list but their own. */
  readonly faults: ReadonlyMap<string, OwnUnitFault>;
}

const isRemoved = (record: unknown) => (record as { removed?: unknown }).removed === true;

/** Puts the stored own units among the units that are here. Damaged records are left out and logged. */
export async function takeRecords(records: readonly unknown[]): Promise<OwnUnits> {
  const stored = records.filter((record) => !isRemoved(record));
  const units = stored.flatMap((record) => {
    const parsed = parseOwnUnit(record);
    return parsed.ok ? [parsed.value] : [];
  });
  if (units.length < stored.length)
    logStorage(`${stored.length - units.length} damaged own units were skipped`);
  return { units, faults: await setOwnUnits(units) };
}
