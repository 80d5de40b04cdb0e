import { COMMON_CATEGORIES, EXTENDED_CATEGORIES } from './home-categories.ts';

/** The categories that only specialist units have. */
export const SPECIALIST_CATEGORIES = [
  { id: 'data-rate', emoji: '📶' },
  { id: 'torque', emoji: '🔧' },
  { id: 'volume-flow', emoji: '🚰' },
  { id: 'mass-flow', emoji: '🏭' },
  { id: 'density', emoji: '🧊' },
  { id: 'acceleration', emoji: '🚀' },
  { id: 'illuminance', emoji: '💡' },
  { id: 'luminance', emoji: '🖥️' },
  { id: 'charge', emoji: '🔋' },
  { id: 'slope', emoji: '⛰️' },
  { id: 'alcohol', emoji: '🍸' },
] as const;

/** Every category, currency included: light, without the units. */
export const CATEGORIES = [...COMMON_CATEGORIES, ...EXTENDED_CATEGORIES, ...SPECIALIST_CATEGORIES] as const;

/** A category's id, currency included. */
export type CategoryId = (typeof CATEGORIES)[number]['id'];

/** The id of a category of units. */
export type UnitCategoryId = Exclude<CategoryId, 'currency'>;

/** The id of a category that a person made, which is that of its first unit. */
export type OwnCategoryId = `own-${string}`;

/** Whether a text names a unit or a category that a person made, on this device or elsewhere. */
export const isOwnId = (id: string): id is OwnCategoryId => id.startsWith('own-');
