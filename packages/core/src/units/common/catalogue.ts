import { createUnitSet } from '../unit-set.ts';
import { AREA } from './area.ts';
import { DATA } from './data.ts';
import { ENERGY } from './energy.ts';
import { LENGTH } from './length.ts';
import { SPEED } from './speed.ts';
import { TEMPERATURE } from './temperature.ts';
import { TIME } from './time.ts';
import { WEIGHT } from './weight.ts';

/** The eight unit categories of SPEC section 3, in its order, each with its units in SPEC's order. */
export const UNIT_CATEGORIES = [LENGTH, WEIGHT, TEMPERATURE, TIME, SPEED, DATA, ENERGY, AREA] as const;

/** The unit categories' ids. */
export type UnitCategoryId = (typeof UNIT_CATEGORIES)[number]['id'];

/** Ids of SPEC's units. */
export type UnitId = (typeof UNIT_CATEGORIES)[number]['units'][number]['id'];

const units = /* @__PURE__ */ createUnitSet(UNIT_CATEGORIES);

/**
 * The unit with this id.
 * @param id one of SPEC's unit ids, lower case
 * @returns undefined for any other text
 */
export const findUnit = units.findUnit;

/**
 * The units of a category, in SPEC's order.
 * @param category a category id
 * @returns an empty list for a category without units (currency) or an unknown one
 */
export const unitsOf = units.unitsOf;

/**
 * Converts a number between two units of one category (SPEC section 5).
 *
 * The double stands for its shortest decimal text, which is what a person typed: 0.1 means exactly 1/10.
 * @param value any double, in `from` units; negative values convert like any other
 * @param from unit id
 * @param to unit id
 * @returns the double nearest to the exact result; `value` itself for the same known unit; 0 for unknown
 *   units or units of different categories; NaN and ±Infinity come back as they are, never as a figure
 */
export const convertUnit = units.convertUnit;

/**
 * Converts a typed decimal text exactly.
 * @param text plain decimal (`1234.5`, `-40`, `1.5e-7`), at most 1000 digits, exponent within ±1000
 * @param from unit id
 * @param to unit id
 * @returns the exact result, or a failure: `unknown-unit`, `mixed-categories`, `not-a-number`,
 *   `out-of-range` (too many digits or too large an exponent), `below-absolute-zero` (temperature)
 */
export const convertUnitExact = units.convertUnitExact;

/**
 * Converts an exact fraction between two units; see `convertUnitExact`.
 * @returns the exact result, or a failure as there, except the two about reading the text
 */
export const convertExact = units.convertExact;
