import { CATEGORIES, type CategoryId, EXTENDED_CATEGORIES, type ExtendedCategoryId } from '@equivale/core';

/** A converter's id: SPEC's nine and the further ones. */
export type ConverterId = CategoryId | ExtendedCategoryId;

/** Two units or currencies of one category, in the order in which they are converted. */
export interface Pair {
  readonly category: ConverterId;
  readonly fromUnit: string;
  readonly toUnit: string;
}

/** Whether a text names a converter. */
export const isConverterId = (id: unknown): id is ConverterId =>
  [...CATEGORIES, ...EXTENDED_CATEGORIES].some((category) => category.id === id);

/**
 * One conversion as it was made. `id` names one editing of one pair's amount, uniquely over all devices.
 * `fromValue`, `toValue`: above zero, or any temperature. `timestamp`: milliseconds since the epoch.
 * `rate`: units of `toUnit` per 1 `fromUnit` that was used, and `rateDate` its day; both only for currencies.
 */
export interface Conversion extends Pair {
  readonly id: string;
  readonly fromValue: number;
  readonly toValue: number;
  readonly timestamp: number;
  readonly rate?: number;
  readonly rateDate?: string;
}

/** The address of a pair's converter, below the part that carries the language. */
export const converterPath = ({ category, fromUnit, toUnit }: Pair): string =>
  category === 'currency' ? `/currency/${fromUnit}/${toUnit}` : `/category/${category}/${fromUnit}/${toUnit}`;
