/** The converters beyond SPEC's nine cards, with their marks; light, without the units' tables. */
export const EXTENDED_CATEGORIES = [
  { id: 'volume', emoji: '🧪' },
  { id: 'pressure', emoji: '🎈' },
  { id: 'power', emoji: '🔌' },
  { id: 'angle', emoji: '🧭' },
  { id: 'fuel', emoji: '⛽' },
  { id: 'frequency', emoji: '📻' },
  { id: 'force', emoji: '🏋️' },
] as const;

/** Ids of the converters beyond SPEC's nine cards. */
export type ExtendedCategoryId = (typeof EXTENDED_CATEGORIES)[number]['id'];
