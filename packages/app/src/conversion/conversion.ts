import { CATEGORIES, type CategoryId, type OwnCategoryId } from '@equivale/core';
import type { TechnicalCategoryId } from '@equivale/core/technical-categories';
import type { Amount } from './amount.ts';

/** A converter's id: there is one for each category. */
export type ConverterId = CategoryId | TechnicalCategoryId | OwnCategoryId;

/** What an amount of `from` is converted into: units or currencies of its category, at least one. */
export type Targets = readonly [string, ...string[]];

/** As `map`, keeping that there is at least one. */
export const mapTargets = <T>(to: Targets, each: (target: string, at: number) => T) =>
  to.map(each) as [T, ...T[]];

/** A conversion on the screen. A pair is the case of one target. */
export interface Conversion {
  readonly category: ConverterId;
  readonly from: string;
  readonly to: Targets;
  readonly amount: Amount;
}

/** What a pair is converted in: the converter of a category, or the kitchen. */
type PairCategory = ConverterId | 'kitchen';

/**
 * Two units or currencies of one category, in the order in which they are converted. In the kitchen the first is an ingredient
 * and what it is measured in: `flour/cup`.
 */
export interface Pair {
  readonly category: PairCategory;
  readonly fromUnit: string;
  readonly toUnit: string;
}

/** Whether a text names a converter; of own and technical ones only what fetches their units knows whether there is one. */
export const isConverterId = (id: unknown): id is ConverterId =>
  CATEGORIES.some((category) => category.id === id) || /^(?:own|technical)-/.test(`${id}`);

/** Whether a text names what pairs are converted in. */
export const isPairCategory = (id: unknown): id is PairCategory => id === 'kitchen' || isConverterId(id);

/** Whether amounts of a category can be below zero. */
export const isSigned = (category: ConverterId): boolean => category === 'temperature';

/**
 * The figures of a conversion. `fromText`, `toText`, `rateText`: plain decimal digits, exact or to 34 significant ones; the
 * number beside each is the nearest double. Release 1.0.0 writes and reads the numbers alone: where a text is missing, the
 * shortest decimal of the number is meant. `fromValue`, `toValue`: above zero, or any temperature.
 * `rate`: units of `toUnit` per 1 `fromUnit` that was used, and `rateDate` its day; both only for currencies.
 * `on`: the day or the days whose rate was wanted, as in an address; absent where it was the newest. `kind`: which other rate it
 * was; `own`: it was the person's own. `markupText`: what of `toText` is a markup over the rate, below zero where it was taken off.
 */
export interface Figures {
  readonly fromValue: number;
  readonly fromText?: string;
  readonly toValue: number;
  readonly toText?: string;
  readonly rate?: number;
  readonly rateText?: string;
  readonly rateDate?: string;
  readonly on?: string;
  readonly kind?: string;
  readonly own?: true;
  readonly markupText?: string;
}

/**
 * One conversion as it is stored. `id` names one editing of one pair's amount, uniquely over all devices.
 * `timestamp`: milliseconds since the epoch.
 */
export interface ConversionRecord extends Pair, Figures {
  readonly id: string;
  readonly timestamp: number;
}
