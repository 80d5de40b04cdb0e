import { CATEGORIES, type CategoryId, type OwnCategoryId } from '@equivale/core';
import type { TechnicalCategoryId } from '@equivale/core/technical-categories';
import type { Amount } from './amount.ts';

export type ConverterId = CategoryId | TechnicalCategoryId | OwnCategoryId;

/** Targets of a conversion: at least one unit or currency of its category. */
export type Targets = readonly [string, ...string[]];

/** `map` for non-empty lists. */
export const mapTargets = <T>(to: Targets, each: (target: string, at: number) => T) =>
  to.map(each) as [T, ...T[]];

/** A conversion on screen. A pair has one target. */
export interface Conversion {
  readonly category: ConverterId;
  readonly from: string;
  readonly to: Targets;
  readonly amount: Amount;
}

type PairCategory = ConverterId | 'kitchen';

/** Two units or currencies of a category; in the kitchen the first is an ingredient with its unit: `flour/cup`. */
export interface Pair {
  readonly category: PairCategory;
  readonly fromUnit: string;
  readonly toUnit: string;
}

/** Whether a text names a converter; own and technical categories are known only with their units. */
export const isConverterId = (id: unknown): id is ConverterId =>
  CATEGORIES.some((category) => category.id === id) || /^(?:own|technical)-/.test(`${id}`);

export const isPairCategory = (id: unknown): id is PairCategory => id === 'kitchen' || isConverterId(id);

export const isSigned = (category: ConverterId): boolean => category === 'temperature';

/**
 * Texts are exact or have 34 significant digits; numbers are the nearest doubles and replace missing texts.
 * `on`: a day or span, absent for the newest rate. `markupText`: fee within `toText`, negative if deducted.
 */
export interface ConversionFigures {
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

/** A stored conversion; `id` identifies one editing of an amount, `timestamp` is in milliseconds. */
export interface ConversionRecord extends Pair, ConversionFigures {
  readonly id: string;
  readonly timestamp: number;
}
