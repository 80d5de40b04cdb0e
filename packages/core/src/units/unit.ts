import type { Rational } from '../number/rational.ts';
import type { OwnCategoryId, UnitCategoryId } from './categories.ts';
import type { UnitSource } from './sources.ts';
import type { TechnicalCategoryId } from './technical/technical-categories.ts';

/**
 * What the figure of a unit stands for where no factor tells it (the angle of a slope for its tangent, a gas mark for
 * degrees), and back again.
 * @param other the id of the unit on the other side: tables print rounded figures in some
 * @returns undefined outside of what the unit is defined for
 */
export type Curve = (value: Rational, back?: boolean, other?: string) => Rational | undefined;

/** One row of a unit table: a unit and the exact definition it stands on. */
export interface UnitRow {
  /** Identifier, unique over all tables. */
  readonly id: string;
  /** What stands for it beside a figure; the id where absent. */
  readonly symbol?: string;
  /**
   * How many base units one of this unit is, exactly: a decimal, or two decimals around `/`.
   * Base value = value × toBase + offset.
   */
  readonly toBase: string;
  /** Base value at 0 of this unit, for temperature scales; same notation as `toBase`. */
  readonly offset?: string;
  /**
   * The figure runs the other way: base value = toBase / value, as litres per 100 km against kilometres per litre.
   * Such a unit has no offset.
   */
  readonly reciprocal?: true;
  /** The figure is first turned into what it stands for: base value = curve(value) × toBase + offset. */
  readonly curve?: Curve;
  /** Smallest value there can be in this unit (absolute zero), same notation as `toBase`; none where any size makes sense. */
  readonly minimum?: string;
  /** The definition the factor is taken from, so that anyone can check it: a key of `UNIT_SOURCES`. */
  readonly source: UnitSource;
  /** People mean different things by this unit: its definition is worth showing. */
  readonly varies?: true;
  /** There is no exact definition: results are approximate and say so. */
  readonly approximate?: true;
  /** Its names by language, written as in the folder of that language, where they do not stand there. */
  readonly names?: Readonly<Record<string, string>>;
  /** How it is also written, where that does not stand in the `aliases.ts` of its table; same notation. */
  readonly aliases?: string;
}

/** Units that convert into each other, in the order in which they are offered. */
export interface UnitCategory {
  readonly id: UnitCategoryId | TechnicalCategoryId | OwnCategoryId;
  readonly units: readonly UnitRow[];
}

/** A table of the catalogue. A category may stand in several tables: the units of the later ones follow. */
export interface UnitTable {
  readonly id: 'common' | 'extended' | 'specialist' | 'technical' | 'own';
  readonly categories: readonly UnitCategory[];
}

/** A unit of a set, with the category and the table it belongs to. */
export interface Unit<Id extends string = string> extends UnitRow {
  readonly id: Id;
  readonly symbol: string;
  readonly category: UnitCategoryId | TechnicalCategoryId | OwnCategoryId;
  readonly table: UnitTable['id'];
}

/** A unit's name in one language: with the number one, and with any other. */
export interface UnitName {
  readonly one: string;
  readonly other: string;
}
