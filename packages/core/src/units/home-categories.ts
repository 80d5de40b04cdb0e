/** The categories of the common units and money, which comes first, each with its emoji. */
export const COMMON_CATEGORIES = [
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

/** The categories that only extended units have. */
export const EXTENDED_CATEGORIES = [
  { id: 'volume', emoji: '🧪' },
  { id: 'pressure', emoji: '🎈' },
  { id: 'power', emoji: '🔌' },
  { id: 'angle', emoji: '🧭' },
  { id: 'fuel', emoji: '⛽' },
  { id: 'frequency', emoji: '📻' },
  { id: 'force', emoji: '🏋️' },
] as const;
