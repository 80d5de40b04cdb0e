import type { UnitSource } from './sources.ts';

/** One row of a unit table: a unit and the exact definition it stands on. */
export interface UnitRow {
  /** Identifier, unique over all categories. */
  readonly id: string;
  readonly symbol: string;
  /**
   * How many base units one of this unit is, exactly: a decimal, or two decimals around `/`.
   * Base value = value × toBase + offset.
   */
  readonly toBase: string;
  /** Base value at 0 of this unit, for temperature scales; same notation as `toBase`. */
  readonly offset?: string;
  /** Smallest value there can be in this unit (absolute zero), as a decimal; none where any size makes sense. */
  readonly minimum?: string;
  /** The definition the factor is taken from, so that anyone can check it: a key of `UNIT_SOURCES`. */
  readonly source: UnitSource;
  /** People mean different things by this unit: show its definition (message `definition.<id>`). */
  readonly varies?: true;
}

/** One category with its units in the order in which they are offered. */
export interface UnitCategory<Id extends string = string, Row extends UnitRow = UnitRow> {
  readonly id: Id;
  readonly units: readonly Row[];
}

/** A unit and the category it belongs to. */
export interface Unit extends UnitRow {
  readonly category: string;
}

/** A unit's name in one language: with the number one, and with any other. */
export interface UnitName {
  readonly one: string;
  readonly other: string;
}
