/** All nine categories of SPEC section 3 with their marks, currency first; light, without the units' tables. */
export const CATEGORIES = [
  { id: 'currency', emoji: '💱' },
  { id: 'length', emoji: '📏' },
  { id: 'weight', emoji: '⚖️' },
  { id: 'temperature', emoji: '🌡️' },
  { id: 'time', emoji: '⏱️' },
  { id: 'speed', emoji: '🚗' },
  { id: 'data', emoji: '💾' },
  { id: 'energy', emoji: '⚡' },
  { id: 'area', emoji: '📐' },
] as const;

/** A category's id, currency included. */
export type CategoryId = (typeof CATEGORIES)[number]['id'];
