import type { UnitRow } from '../unit.ts';

/** One row of the further unit tables. */
export interface ExtendedUnitRow extends UnitRow {
  /**
   * The figure runs the other way: base value = toBase / value, as litres per 100 km against kilometres per litre.
   * Such a unit has no offset.
   */
  readonly reciprocal?: true;
}

/** A table of further units, in the order in which they are offered. */
export type ExtendedUnits = readonly ExtendedUnitRow[];
